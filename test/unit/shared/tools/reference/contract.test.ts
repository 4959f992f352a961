// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { adviceOn, compareContracts } from '../../../../../shared/tools/reference/compare-contracts.ts';
import { type Contract, contractOf } from '../../../../../shared/tools/reference/contract.ts';
import type { Product } from '../../../../../shared/tools/reference/product.ts';
import { ROOT } from '../../../structure/source-files.ts';
import { theProduct } from './the-product.ts';

const path = join(ROOT, 'shared/tools/reference/contract.json');
const accepted = JSON.parse(readFileSync(path, 'utf8')) as Contract;

/** The accepted contract with some promises changed; undefined removes one. */
function changed(changes: Record<string, string | undefined>): Contract {
  const promises = Object.entries({ ...accepted.promises, ...changes });
  return {
    version: accepted.version,
    promises: Object.fromEntries(
      promises.filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
  };
}

const compare = (changes: Record<string, string | undefined>) => compareContracts(accepted, changed(changes));
const release = (version: string, changeLog = '') => ({ version, changeLog });

describe('the contract with pages', () => {
  let product: Product;
  beforeAll(async () => {
    product = await theProduct();
  }, 60_000);

  it('is the one that was accepted [embedding Contract]', () => {
    const advice = adviceOn(compareContracts(accepted, contractOf(product)), accepted, {
      version: product.version,
      changeLog: product.texts.changeLog,
    });
    expect(advice, advice).toBe('');
  });

  it('has promises of each kind [embedding Contract]', () => {
    const kinds = new Set(Object.keys(accepted.promises).map((name) => name.split(' ')[0]));
    expect([...kinds].sort()).toEqual([
      'attribute',
      'event',
      'message',
      'problem',
      'script',
      'slot',
      'state',
      'token',
      'widget',
    ]);
    expect(accepted.promises).toMatchObject({
      'attribute cart-page data-view': '"standard" or "inspect", default standard',
      'event cb:cart-updated count': 'number',
      'script mount': '(root?: Node) => void',
      'token --cb-brand': 'used',
    });
  });

  it.each<[what: string, changes: Record<string, string | undefined>]>([
    ['a new widget', { 'widget new-one': 'loaded eager', 'attribute new-one data-id': 'a text, required' }],
    ['a new attribute', { 'attribute cart-page data-more': '"true" or "false", default false' }],
    [
      'one more word',
      { 'attribute cart-page data-view': '"standard" or "inspect" or "print", default standard' },
    ],
    ['wider limits', { 'attribute quick-order data-rows': 'a whole number from 0 to 40, default 1' }],
    ['an attribute that is no longer required', { 'attribute catalog-request data-form-url': 'a text' }],
    ['a new event', { 'event cb:new': 'no detail' }],
    ['a new text', { 'message cart-page new': '' }],
    ['a new key of the state block', { 'state config.new': 'string' }],
    ['a new problem', { 'problem new': 'reported' }],
  ])('may gain %s [embedding Contract]', (_, changes) => {
    const { breaks, additions } = compare(changes);
    expect(breaks).toEqual([]);
    expect(additions.length).toBe(Object.keys(changes).length);
    const advice = adviceOn({ breaks, additions }, accepted, release(accepted.version));
    expect(advice).toContain('npm test -- --accept');
    expect(advice).not.toContain('major');
  });

  it.each<[what: string, changes: Record<string, string | undefined>]>([
    ['a widget', { 'widget cart-page': undefined }],
    ['an attribute', { 'attribute cart-page data-view': undefined }],
    ['a word of an attribute', { 'attribute cart-page data-view': '"standard", default standard' }],
    ['a default', { 'attribute cart-page data-view': '"standard" or "inspect", default inspect' }],
    ['its limits', { 'attribute quick-order data-rows': 'a whole number from 1 to 5, default 1' }],
    ['an attribute to a demand', { 'attribute register-form data-email': 'a text, required' }],
    ['a widget to a new demand', { 'attribute cart-page data-shop': 'a text, required' }],
    ['a moment of loading', { 'widget cart-page': 'loaded idle' }],
    ['a detail of an event', { 'event cb:cart-updated count': undefined }],
    ['the type of a detail', { 'event cb:cart-updated count': 'string' }],
    ['a member of cbWidgets', { 'script refreshCart': undefined }],
    ['a place in a text', { 'message cart-page title': '{gone}' }],
    ['a key of the state block', { 'state profile.userType': undefined }],
    ['a row of the state block to a new demand', { 'state cart.commerceItems[].new': 'string, required' }],
    ['a token', { 'token --cb-brand': undefined }],
    ['a problem', { 'problem unknown-widget': undefined }],
  ])('breaks if it loses %s [embedding Contract]', (what, changes) => {
    // The other way round: the accepted text has a placeholder that the new one lacks.
    const [before, now] =
      what === 'a place in a text' ? [changed(changes), accepted] : [accepted, changed(changes)];
    const differences = compareContracts(before, now);
    expect(differences.breaks).toHaveLength(1);
    const advice = adviceOn(differences, before, release(accepted.version));
    expect(advice).toContain('a new major version in package.json');
    expect(advice).toContain('CHANGELOG.md');
  });

  it('may break in a new major version with a section in the change log; before 1.0, in a new second number [embedding Contract]', () => {
    const before = { ...accepted, version: '0.1.4' };
    const differences = compare({ 'token --cb-brand': undefined });
    expect(adviceOn(differences, before, release('0.1.5', '## [0.1.5] - 2026-12-01'))).toContain(
      'a new major version',
    );
    expect(adviceOn(differences, before, release('0.2.0', '## [0.1.0] - 2026-12-01'))).toContain(
      'CHANGELOG.md',
    );
    expect(adviceOn(differences, before, release('0.2.0', '## [0.2.0] - 2026-12-01'))).not.toContain(
      'Needed first',
    );
    const later = { ...accepted, version: '1.4.0' };
    expect(adviceOn(differences, later, release('1.5.0', '## [1.5.0] - 2026-12-01'))).toContain(
      'a new major version',
    );
    expect(adviceOn(differences, later, release('2.0.0', '## [2.0.0] - 2026-12-01'))).not.toContain(
      'Needed first',
    );
  });
});
