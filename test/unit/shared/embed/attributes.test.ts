import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type Attribute,
  choiceAttribute,
  flagAttribute,
  ownAttribute,
  textAttribute,
} from '../../../../shared/embed/attribute-kinds.ts';
import { attributeName, type PropsOf } from '../../../../shared/embed/attributes.ts';
import { numberAttribute } from '../../../../shared/embed/number-attribute.ts';
import { definition as articleContainer } from '../../../../widgets/article-container/article-container-definition.ts';
import { definition as sectionNav } from '../../../../widgets/section-nav/section-nav-definition.ts';

const view = choiceAttribute(['standard', 'inspect'], { default: 'standard' });
const source = choiceAttribute(['cart-bottom', 'order-confirm'], { required: true });
const panel = flagAttribute();
const rows = numberAttribute(1, 20, { default: 1 });
const size = ownAttribute('"s" or "l"', (text) => ({ s: 1, l: 2 })[text]);
const { sections } = sectionNav.attributes;
const { articles } = articleContainer.attributes;

const GOOD: [string, Attribute<never>, string, unknown][] = [
  ['choice', view, 'inspect', 'inspect'],
  ['text', textAttribute(), 'cart rules', 'cart rules'],
  ['flag', panel, 'true', true],
  ['flag', panel, 'false', false],
  ['whole number', rows, '20', 20],
  ['of a widget', size, 'l', 2],
  ['list of ids', sections, 'intro, use,faq', ['intro', 'use', 'faq']],
  ['JSON list', articles, '[{"url":"/a","title":"A"}]', [{ url: '/a', title: 'A' }]],
] as never;

const BAD: [string, Attribute<never>, string][] = [
  ['choice', view, 'Inspect'],
  ['flag', panel, 'yes'],
  ['whole number', rows, '0'],
  ['whole number', rows, '21'],
  ['whole number', rows, '1.5'],
  ['whole number', rows, '1e1'],
  ['of a widget', size, 'm'],
  ['list of ids', sections, 'intro,,faq'],
  ['list of ids', sections, '../x'],
  ['JSON list', articles, '[{"url":"/a"'],
  ['JSON list', articles, '[{"url":"/a"}]'],
  ['JSON list', articles, '{}'],
] as never;

describe('an attribute', () => {
  it.each(GOOD)(
    'of the kind %s turns %2$j into %3$j [embedding Attributes]',
    (_, attribute, written, value) => {
      expect(attribute.read(written)).toEqual(value);
    },
  );

  it.each(BAD)(
    'of the kind %s refuses %2$j [embedding Attributes, embedding Mistakes]',
    (_, attribute, written) => {
      expect(attribute.read(written)).toBeUndefined();
    },
  );

  it('that is JSON has no keys that reach a prototype [S12]', () => {
    const written = '[{"url":"/a","title":"A","__proto__":{"sandbox":"same-origin"},"constructor":1}]';
    const [article] = articles.read(written) ?? [];
    expect([article?.sandbox, Object.keys(article ?? {})]).toEqual([undefined, ['url', 'title']]);
  });

  it('says what it expects in a template’s terms', () => {
    expect(view.expected).toBe('"standard" or "inspect"');
    expect(rows.expected).toBe('a whole number from 1 to 20');
  });

  it('is written with hyphens for its prop', () => {
    expect(attributeName('tempB2i')).toBe('data-temp-b2i');
  });

  it('gives an absent prop only without a default and if it isn’t required', () => {
    type Props = PropsOf<{
      view: typeof view;
      source: typeof source;
      panel: typeof panel;
      rows: typeof rows;
    }>;
    expectTypeOf<Props>().toEqualTypeOf<{
      view: 'standard' | 'inspect';
      source: 'cart-bottom' | 'order-confirm';
      panel: boolean | undefined;
      rows: number;
    }>();
  });
});
