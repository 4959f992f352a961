// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { pageHeaders } from '../../../../../demo-pages/server/policy-headers.ts';
import { ALL_SCENARIOS } from '../../../../../demo-pages/server/scenarios/all-scenarios.ts';
import { referencePage } from '../../../../../shared/tools/reference/output/reference-page.tsx';
import { anchor } from '../../../../../shared/tools/reference/output/reference-parts.tsx';
import type { Product } from '../../../../../shared/tools/reference/product.ts';
import { readCalls } from '../../../../../shared/tools/reference/sources/read-calls.ts';
import { ROOT } from '../../../structure/source-files.ts';
import { theProduct } from './the-product.ts';

/** With what HTML would write otherwise. */
const STYLES = 'main > p::before { content: "<&"; }';

describe('the reference', () => {
  let product: Product;
  let page: string;
  let ids: string[];
  beforeAll(async () => {
    product = await theProduct();
    page = referencePage(product, STYLES);
    ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  }, 60_000);

  it('has a place of its own for each promise to pages [embedding Reference]', () => {
    const wanted = [
      ...product.widgets.flatMap(({ name, attributes, slots }) => [
        anchor('widget', name),
        ...slots.map((slot) => anchor('slot', name, slot.name)),
        ...attributes.map((attribute) => anchor('attribute', name, attribute.name)),
      ]),
      ...product.stateKeys.map(({ path }) => anchor('state', path)),
      ...product.examples.map(({ key }) => anchor('example', key)),
      ...product.events.map(({ name }) => anchor('event', name)),
      ...product.scriptAccess.map(({ name }) => anchor('script', name)),
      ...product.problems.map(({ code }) => anchor('problem', code)),
      ...product.messages.map(({ widget, key }) => anchor('message', widget, key)),
      ...product.tokens.map(({ name }) => anchor('token', name.slice(2))),
    ];
    expect(wanted.length).toBeGreaterThan(1000);
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids).toEqual(expect.arrayContaining(['problem-unknown-widget', 'attribute-cart-page-data-view']));
  });

  it('has its styles in it, as they are, and no file beside it [embedding Reference]', () => {
    expect(page).toContain(`<style>${STYLES}</style>`);
    expect(page.match(/<style\b/g)).toHaveLength(1);
    expect(page).not.toMatch(/rel="stylesheet"/);
  });

  it('names each place once, and leads nowhere else [embedding Reference]', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const targets = [...page.matchAll(/href="([^"]*)"/g)].map(([, target = '']) => target);
    const states = ALL_SCENARIOS.map(({ id }) => `/states/${id}`);
    const known = ['data:,', ...states, ...ids.map((id) => `#${id}`)];
    expect(targets.filter((target) => !known.includes(target))).toEqual([]);
  });

  it('leads to each state of the table from the widget that it is of [embedding Reference, workbench Scenarios]', () => {
    const parts = page.split(/<section id="widget-/).slice(1);
    const links = parts.flatMap((part) => {
      const widget = part.slice(0, part.indexOf('"'));
      return [...part.matchAll(/href="\/states\/([^"]+)"/g)].map(([, id]) => `${widget}: ${id}`);
    });
    expect(links.sort()).toEqual(ALL_SCENARIOS.map(({ widget, id }) => `${widget}: ${id}`).sort());
  });

  it('needs no script, and no style in an attribute [embedding Reference]', () => {
    expect(page).not.toMatch(/<script\b| style="| on[a-z]+="/);
  });

  it('shows what is written in a text as text [embedding Reference]', () => {
    const title = {
      widget: 'cart-page',
      key: 'evil',
      text: '<img src=x onerror=alert(1)>',
      placeholders: [],
    };
    const shown = referencePage({ ...product, messages: [title] }, STYLES);
    expect(shown).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('says which calls a widget makes, and leaves out none [embedding Reference]', () => {
    const callsOf = (widget: string) =>
      product.widgets.find(({ name }) => name === widget)?.calls.map(({ path }) => path) ?? [];
    expect(callsOf('organization')).toEqual(['profile/organization-details']);
    expect(callsOf('mini-cart')).not.toContain('cart/update-item');
    expect(callsOf('section-nav')).toEqual([]);
    const made = new Set(product.widgets.flatMap(({ calls }) => calls.map(({ path }) => path)));
    expect(readCalls(ROOT).filter(({ path }) => !made.has(path))).toEqual([]);
  });

  it('names every directive of the policy under which the demo shop works [embedding Reference]', () => {
    const policy =
      pageHeaders(true, 'PORTAL', { form: 'script', nonce: '', folder: '', cdn: '' })[
        'content-security-policy'
      ] ?? '';
    // Who may frame the shop's pages is no matter of the widgets.
    const directives = policy.split('; ').filter((directive) => !directive.startsWith('frame-ancestors'));
    expect(directives.length).toBeGreaterThan(8);
    expect(directives.filter((directive) => !product.texts.policies.includes(directive))).toEqual([]);
  });

  it('tells of each event what it means [embedding Reference]', () => {
    expect(product.events.filter(({ doc }) => !doc)).toEqual([]);
    expect(product.scriptAccess.filter(({ doc }) => !doc)).toEqual([]);
  });
});
