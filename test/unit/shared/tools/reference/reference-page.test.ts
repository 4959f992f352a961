// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { pageHeaders } from '../../../../../demo-pages/server/policy-headers.ts';
import { ALL_SCENARIOS } from '../../../../../demo-pages/server/scenarios/all-scenarios.ts';
import { cachingTable } from '../../../../../shared/tools/caching.mjs';
import {
  headsTable,
  POLICY_CASES,
  type PolicyCase,
  wholePolicy,
} from '../../../../../shared/tools/policies.ts';
import { anchor } from '../../../../../shared/tools/reference/output/reference-elements.tsx';
import { referencePage } from '../../../../../shared/tools/reference/output/reference-page.tsx';
import type { Product } from '../../../../../shared/tools/reference/product.ts';
import { readCalls } from '../../../../../shared/tools/reference/sources/read-calls.ts';
import { ROOT } from '../../../structure/source-files.ts';
import { theProduct } from './the-product.ts';

/** With characters that HTML would escape. */
const STYLES = 'main > p::before { content: "<&"; }';

/** The section with an id: its markup up to the end of the next section that ends at its level. */
function sectionOf(page: string, id: string): string {
  const from = page.indexOf(`<section id="${id}"`);
  let depth = 0;
  for (const { 0: tag, index } of page.slice(from).matchAll(/<section\b|<\/section>/g)) {
    depth += tag === '</section>' ? -1 : 1;
    if (depth === 0) return page.slice(from, from + index);
  }
  throw new Error(`expected a section ${id}`);
}

/** The text that a reader sees. */
function textOf(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#39|#x27|quot|lt|gt);/g, (_, name: string) => CHARACTERS[name] ?? '')
    .replaceAll('&amp;', '&');
}

const CHARACTERS: Record<string, string> = { '#39': "'", '#x27': "'", quot: '"', lt: '<', gt: '>' };

/** The words of a text or of Markdown, without the markup. */
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

describe('the reference', () => {
  let product: Product;
  let page: string;
  let ids: string[];
  beforeAll(async () => {
    product = await theProduct();
    page = referencePage(product, STYLES);
    ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  }, 60_000);

  it('has a place for each promise to pages [embedding Reference]', () => {
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

  it('contains its styles unchanged, and needs no other file [embedding Reference]', () => {
    expect(page).toContain(`<style>${STYLES}</style>`);
    expect(page.match(/<style\b/g)).toHaveLength(1);
    expect(page).not.toMatch(/rel="stylesheet"/);
  });

  it('names each place once, and links nowhere else [embedding Reference]', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const targets = [...page.matchAll(/href="([^"]*)"/g)].map(([, target = '']) => target);
    const states = ALL_SCENARIOS.map(({ id }) => `/states/${id}`);
    const known = ['data:,', ...states, ...ids.map((id) => `#${id}`)];
    expect(targets.filter((target) => !known.includes(target))).toEqual([]);
  });

  it('links each state of the table from its widget [embedding Reference, workbench Scenarios]', () => {
    const parts = page.split(/<section id="widget-/).slice(1);
    const links = parts.flatMap((part) => {
      const widget = part.slice(0, part.indexOf('"'));
      return [...part.matchAll(/href="\/states\/([^"]+)"/g)].map(([, id]) => `${widget}: ${id}`);
    });
    expect(links.sort()).toEqual(ALL_SCENARIOS.map(({ widget, id }) => `${widget}: ${id}`).sort());
  });

  it('needs no script, and no style attributes [embedding Reference]', () => {
    expect(page).not.toMatch(/<script\b| style="| on[a-z]+="/);
  });

  it('shows markup in a text as text [embedding Reference]', () => {
    const title = {
      widget: 'cart-page',
      key: 'evil',
      text: '<img src=x onerror=alert(1)>',
      placeholders: [],
    };
    const shown = referencePage({ ...product, messages: [title] }, STYLES);
    expect(shown).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('lists all the calls that a widget makes [embedding Reference]', () => {
    const callsOf = (widget: string) =>
      product.widgets.find(({ name }) => name === widget)?.calls.map(({ path }) => path) ?? [];
    expect(callsOf('organization')).toEqual(['profile/organization-details']);
    expect(callsOf('mini-cart')).not.toContain('cart/update-item');
    expect(callsOf('section-nav')).toEqual([]);
    const made = new Set(product.widgets.flatMap(({ calls }) => calls.map(({ path }) => path)));
    expect(readCalls(ROOT).filter(({ path }) => !made.has(path))).toEqual([]);
  });

  it('shows each widget’s calls with the widget [embedding Reference]', () => {
    expect(product.widgets.flatMap(({ calls }) => calls).length).toBeGreaterThan(50);
    for (const { name, calls } of product.widgets) {
      const shown = textOf(sectionOf(page, anchor('widget', name)));
      expect(
        calls.filter(({ method, path }) => !shown.includes(`${method} ${path}`)),
        name,
      ).toEqual([]);
    }
  });

  it('shows every directive of the demo shop’s policy, and how long files are cached [embedding Reference]', () => {
    const policy =
      pageHeaders(true, 'PORTAL', { form: 'script', nonce: '', folder: '', cdn: '' })[
        'content-security-policy'
      ] ?? '';
    // The widgets don't decide who may frame the shop's pages.
    const directives = policy.split('; ').filter((directive) => !directive.startsWith('frame-ancestors'));
    expect(directives.length).toBeGreaterThan(8);
    const shown = textOf(sectionOf(page, 'policies'));
    expect(directives.filter((directive) => !shown.includes(directive))).toEqual([]);
    expect(wordsOf(shown).join(' ')).toContain(wordsOf(cachingTable()).join(' '));
  });

  it('shows the whole policy of each case, with its head [embedding Reference, embedding Head]', () => {
    const shown = textOf(sectionOf(page, 'policies')).replace(/\s+/g, ' ');
    for (const name of Object.keys(POLICY_CASES) as PolicyCase[]) {
      expect(shown).toContain(wholePolicy(name).replaceAll('\n', ' '));
    }
    expect(wordsOf(shown).join(' ')).toContain(wordsOf(headsTable()).join(' '));
    expect(shown).toContain("'strict-dynamic'");
  });

  it('allows no file that a rollback changes to be cached for ever [embedding Reference, embedding Releases]', () => {
    const forEver = textOf(sectionOf(page, 'policies')).match(/[^\n]*immutable[^\n]*/g) ?? [];
    expect(forEver.length).toBeGreaterThan(0);
    const rows = product.texts.policies.split('\n').filter((line) => line.includes('immutable'));
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) expect(row).toMatch(/releases\/VERSION\+MARK\//);
    for (const name of ['head-nonce.html', 'custom-elements.json', 'releases/history.json']) {
      const rowsOf = product.texts.policies
        .split('\n')
        .filter((line) => line.startsWith('|') && line.includes(name));
      expect(rowsOf.length).toBeGreaterThan(0);
      for (const row of rowsOf.filter((line) => line.includes('`no-cache`') || line.includes('immutable')))
        expect(row).toContain('`no-cache`');
    }
  });

  it('shows the whole change log, with what to do at each upgrade [embedding Reference]', () => {
    const { changeLog } = product.texts;
    const versions = changeLog.slice(changeLog.indexOf('\n## ')).replace(/\]\([^)]*\)/g, ']');
    expect(versions).toMatch(/^### Upgrading/m);
    const shown = wordsOf(textOf(sectionOf(page, 'upgrade-notes'))).join(' ');
    expect(shown).toContain(wordsOf(versions).join(' '));
  });

  it('says which line replaces one text, and which one colours the primary buttons [embedding Messages, embedding Reference]', () => {
    const text = sectionOf(page, 'messages').replaceAll('&quot;', '"');
    const [, widget, key] = /"messages": \{"([\w-]+)": \{"(\w+)":/.exec(text) ?? [];
    expect(product.messages).toContainEqual(expect.objectContaining({ widget, key }));
    const theming = sectionOf(page, 'theming');
    const tokens = [...theming.matchAll(/(--cb-primary[\w-]*): #/g)].map(([, token]) => token);
    expect(tokens).toHaveLength(2);
    for (const name of tokens) expect(product.tokens).toContainEqual(expect.objectContaining({ name }));
  });

  it('explains what each event means [embedding Reference]', () => {
    expect(product.events.filter(({ doc }) => !doc)).toEqual([]);
    expect(product.scriptAccess.filter(({ doc }) => !doc)).toEqual([]);
  });
});
