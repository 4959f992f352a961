import { describe, expect, expectTypeOf, it } from 'vitest';
import { type Attribute, attributeValue, type PropsOf } from '../../../../shared/embed/attributes.ts';
import { choice } from '../../../../shared/embed/choice-attribute.ts';
import { flag } from '../../../../shared/embed/flag-attribute.ts';
import { idList } from '../../../../shared/embed/list-attributes.ts';
import { wholeNumber } from '../../../../shared/embed/number-attribute.ts';
import { text } from '../../../../shared/embed/text-attribute.ts';
import { attributeName } from '../../../../shared/embed/widget-definition.ts';
import { articleContainerDefinition } from '../../../../widgets/article-container/article-container-definition.ts';

const description = 'for the test';
const view = choice(['standard', 'inspect'], { description, default: 'standard' });
const source = choice(['cart-bottom', 'order-confirm'], { description, required: true });
const panel = flag({ description });
const rows = wholeNumber(1, 20, { description, default: 1 });
const sections = idList({ description });
const { articles } = articleContainerDefinition.attributes;

const GOOD: [string, Attribute<never>, string, unknown][] = [
  ['choice', view, 'inspect', 'inspect'],
  ['text', text({ description }), 'cart rules', 'cart rules'],
  ['flag', panel, 'true', true],
  ['flag', panel, 'false', false],
  ['whole number', rows, '20', 20],
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
  ['list of ids', sections, 'intro,,faq'],
  ['list of ids', sections, '../x'],
  ['JSON list', articles, '[{"url":"/a"'],
  ['JSON list', articles, '[{"url":"/a"}]'],
  ['JSON list', articles, '{}'],
] as never;

describe('an attribute', () => {
  it.each(GOOD)('of the kind %s takes %3$j from %2$j', (_, attribute, written, value) => {
    expect(attributeValue(attribute, written)).toEqual(value);
  });

  it.each(BAD)('of the kind %s refuses %2$j', (_, attribute, written) => {
    expect(attributeValue(attribute, written)).toBeNull();
  });

  it('says what it expects in the words of a template', () => {
    expect(view.expected).toBe('"standard" or "inspect"');
    expect(rows.expected).toBe('a whole number from 1 to 20');
  });

  it('is written with hyphens for the prop it becomes', () => {
    expect(attributeName('tempB2i')).toBe('data-temp-b2i');
  });

  it('gives a prop that is absent only without default and requirement', () => {
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
