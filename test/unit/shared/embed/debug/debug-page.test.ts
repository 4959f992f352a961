import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROBLEMS, type ProblemCode } from '../../../../../shared/page/problem-codes.ts';
import { keepTestsApart } from '../../../support/page.ts';
import { printState } from '../../../support/state-block.ts';

keepTestsApart();

Object.assign((window as { happyDOM?: { settings: object } }).happyDOM?.settings ?? {}, {
  handleDisabledFileLoadingAsSuccess: true,
});

const WIDGETS = ['cart-page', 'mini-cart', 'site-footer'];

/** Runs debug mode on the page, and returns what it has written to the console. */
async function found(): Promise<string[]> {
  const { debugPage } = await import('../../../../../shared/embed/debug/debug-page.ts');
  debugPage(WIDGETS);
  return told();
}

const told = () =>
  vi.mocked(console.error).mock.calls.map(([line]) => String(line).replace('[catalogue-islands] ', ''));

/** What was found for one code, between the table's cause and cure, which each line must have. */
async function of(code: ProblemCode): Promise<string[]> {
  return (await found()).filter((line) => line.startsWith(`${code}: `)).map((line) => foundIn(line, code));
}

function foundIn(line: string, code: ProblemCode): string {
  const { cause, cure } = PROBLEMS[code];
  const start = `${code}: ${cause.slice(0, -1)}`;
  const end = ` ${cure}`;
  expect(line.startsWith(start) && line.endsWith(end), line).toBe(true);
  return line.slice(start.length, -end.length).replace(/^: /, '');
}

/** Parses a body as the browser does when a server sends it. */
function body(html: string): void {
  document.body.innerHTML = html;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  Reflect.deleteProperty(Array.prototype, 'toJSON');
});

describe('the state block', () => {
  it('is reported if it’s missing [embedding Debug]', async () => {
    expect(await of('state-block-missing')).toEqual(['.']);
  });

  it('is reported if the page has it twice [embedding Debug]', async () => {
    printState({});
    document.body.append(document.getElementById('cb-state')?.cloneNode(true) as Node);
    expect(await of('state-block-twice')).toEqual(['it has 2.']);
  });

  it('is reported if it isn’t a JSON script [embedding Debug]', async () => {
    body('<div id="cb-state">{}</div>');
    expect(await of('state-block-element')).toEqual(['<div id="cb-state">.']);
    expect(told().join()).not.toContain('state-block-missing');
  });

  it('is reported with unknown keys, and with the probable ones [embedding Debug]', async () => {
    printState({
      massage: {},
      config: { storename: 'Fernbrook', off: ['mini-card'], csrfToken: 'a' },
      profile: { profileID: '1', userTypeCheck: { usr: 'csr' }, userSegment: { 'Punchout Session': true } },
    });
    expect(await of('unknown-key')).toEqual([
      'massage. Did you mean "message"?',
      'config.storename. Did you mean "storeName"?',
      'profile.profileID. Did you mean "profileId"?',
      'profile.userTypeCheck.usr. Did you mean "user"?',
      'config.off: "mini-card". Did you mean "mini-cart"?',
    ]);
    expect(told().filter((line) => !/unknown-key|changed-built-in/.test(line))).toEqual([]);
  });

  it.each([
    [{ csrfToken: '' }, 1],
    [{ csrfToken: 'a' }, 0],
    [{}, 1],
  ])('is reported with an empty token, or without one: %j [embedding Debug]', async (config, times) => {
    printState({ config });
    expect(await of('no-csrf-token')).toHaveLength(times);
  });

  it('is reported if it replaces texts that don’t exist [embedding Debug]', async () => {
    printState({
      config: { messages: { 'cart-pge': {}, 'mini-cart': { tittle: 'a', another: 'b' }, ui: {} } },
    });
    const { defineMessages } = await import('../../../../../shared/page/messages.ts');
    const { emitEarly } = await import('../../../../../shared/page/events.ts');
    expect(await of('unknown-message')).toEqual(['config.messages.cart-pge. Did you mean "cart-page"?']);
    vi.mocked(console.error).mockClear();
    defineMessages('mini-cart', { title: 'Cart' });
    for (let time = 0; time < 2; time++)
      emitEarly('cb:widget-mounted', { name: 'mini-cart', element: document.body });
    expect(told().map((line) => foundIn(line, 'unknown-message'))).toEqual([
      'config.messages.mini-cart.tittle. Did you mean "title"?',
    ]);
  });

  it('is reported if it replaces a text with one that has other placeholders [embedding Debug]', async () => {
    const messages = {
      few: 'Some items',
      many: '{count} items, {cuont} left',
      good: '{count:item|# items}',
      title: 'A',
    };
    printState({ config: { messages: { 'mini-cart': messages } } });
    const { defineMessages } = await import('../../../../../shared/page/messages.ts');
    const { emitEarly } = await import('../../../../../shared/page/events.ts');
    await of('message-placeholder');
    vi.mocked(console.error).mockClear();
    defineMessages('mini-cart', {
      few: '{count} of {all}',
      many: '{count} items',
      good: '{count} items',
      title: 'B',
    });
    emitEarly('cb:widget-mounted', { name: 'mini-cart', element: document.body });
    expect(told()).toEqual([
      expect.stringMatching(
        /^message-placeholder: .*: config\.messages\.mini-cart\.few lacks {count}, {all}\. /,
      ),
      expect.stringMatching(/^message-placeholder: .*\.many has {cuont}, which nothing fills in\. /),
    ]);
  });
});

describe('a mount point', () => {
  it.each([
    ['<p data-cb-widget="mini-cart"></p>', 'on <p>'],
    ['<a href="/"><span data-cb-widget="mini-cart"></span></a>', 'in <a>'],
    ['<p><span data-cb-widget="mini-cart"></span></p>', 'in <p>'],
    ['<table><tbody><tr data-cb-widget="mini-cart"></tr></tbody></table>', 'on <tr>'],
    ['<p></p><div data-cb-widget="mini-cart"></div><p></p>', 'in <p>, which the browser has split'],
    [
      '<div data-cb-widget="mini-cart"></div><table><tr> </tr></table>',
      'in <tr>, and the browser has moved it out',
    ],
  ])('is reported in a bad place: %s [embedding Debug]', async (html, place) => {
    body(html);
    expect(await of('bad-place')).toEqual([`that of mini-cart is ${place}.`]);
  });

  it('is reported if it’s the body [embedding Debug]', async () => {
    document.body.dataset.cbWidget = 'mini-cart';
    const places = await of('bad-place');
    delete document.body.dataset.cbWidget;
    expect(places[0]).toContain('is on <body>');
  });

  it('is accepted in a cell or in the body [embedding Debug]', async () => {
    body(
      '<div data-cb-widget="mini-cart"></div> <table><tr><td><div data-cb-widget="cart-page"></div></td></tr></table>',
    );
    expect(await of('bad-place')).toEqual([]);
  });

  it('is reported if it isn’t closed [embedding Debug]', async () => {
    body(
      '<div data-cb-widget="mini-cart"/><main></main><div data-cb-widget="site-footer"><footer></footer></div>',
    );
    expect(await of('not-closed')).toEqual(['that of mini-cart contains <main>.']);
    expect(told().join()).not.toContain('nested-mounts');
  });

  it('counts as unclosed if it contains the page’s h1, unless the widget is the page’s main content [embedding Debug]', async () => {
    body('<div data-cb-widget="mini-cart"/><h1>Sale</h1><form></form>');
    expect(await of('not-closed')).toEqual(['that of mini-cart contains <h1>.']);
    vi.mocked(console.error).mockClear();
    body('<div data-cb-widget="cart-page"><h1>Your Shopping Cart</h1><form></form></div>');
    expect(await of('not-closed')).toEqual([]);
  });

  it('is reported if it’s an element of its own and isn’t closed [embedding Debug]', async () => {
    body('<cb-mini-cart/><main></main>');
    expect(await of('not-closed')).toEqual(['that of mini-cart contains <main>.']);
    body('<main><cb-mini-cart></cb-mini-cart></main>');
    vi.mocked(console.error).mockClear();
    expect(await of('not-closed')).toEqual([]);
  });

  it('is reported inside another one [embedding Debug]', async () => {
    body('<div data-cb-widget="cart-page"><div data-cb-widget="mini-cart"></div></div><hr>');
    expect(await of('nested-mounts')).toEqual(['that of mini-cart is inside the mount point of cart-page.']);
  });

  it('of the mini-cart is accepted in the header [embedding Debug]', async () => {
    body('<div data-cb-widget="site-header"><div data-cb-widget="mini-cart"></div></div><main></main>');
    expect((await found()).filter((line) => /nested|closed/.test(line))).toEqual([]);
  });

  it('is reported if it’s a second cart page [embedding Debug]', async () => {
    body('<div data-cb-widget="cart-page"></div><div data-cb-widget="cart-page"></div>');
    expect(await of('two-cart-pages')).toHaveLength(1);
  });

  it('is reported with an unknown attribute once its widget is defined [embedding Debug]', async () => {
    body('<div data-cb-widget="debugged" data-cb-load="eager" data-rows="1" data-veiw="1" class="a"></div>');
    expect(await of('unknown-attribute')).toEqual([]);
    customElements.define(
      'cb-debugged',
      class extends HTMLElement {
        static observedAttributes = ['data-view', 'data-rows'];
      },
    );
    await vi.waitFor(() =>
      expect(told().join('\n')).toContain(
        'that of debugged has data-veiw, and the widget reads data-view, data-rows. Did you mean "data-view"?',
      ),
    );
    expect(told().filter((line) => line.startsWith('unknown-attribute'))).toHaveLength(1);
  });
});

describe('the rest of the page', () => {
  it('is reported if it includes the loader as a classic script, but not for another loader.js [embedding Debug]', async () => {
    const { registry } = await import('../../../../../shared/page/registry.ts');
    registry().base = `${location.origin}/widgets/releases/1+a/`;
    body(`<script src="/widgets/loader.js"></script><script src="/widgets/loader.js" type="module"></script>
      <script src="/amd/loader.js"></script>`);
    expect(await of('classic-loader')).toEqual([`${location.origin}/widgets/loader.js.`]);
  });

  it('is reported if its base is elsewhere [embedding Debug]', async () => {
    document.head.innerHTML = '<base href="https://cdn.example/shop/">';
    expect(await of('foreign-base')).toEqual([
      `<base href="https://cdn.example/shop/">, while the page is at ${location.origin}.`,
    ]);
  });

  it('is reported with the names of replaced built-ins [embedding Debug]', async () => {
    const original = Array.from;
    Array.from = (() => []) as never;
    Object.assign(Array.prototype, { toJSON: () => '' });
    const lines = await of('changed-built-in');
    Array.from = original;
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('Array.prototype.toJSON, Array.from');
  });
});

describe('content for a slot', () => {
  it('is reported if the widget doesn’t have the slot, with the probable name [embedding Slots, embedding Debug]', async () => {
    body(`<div data-cb-widget="cart-page"><p><template data-cb-slot="after-line"></template></p>
<template data-cb-slot="empty"></template><div data-cb-slot="totals-note"></div></div>
<div data-cb-widget="site-footer"><template data-cb-slot="empty"></template></div>
<template data-cb-slot="empty"></template>`);
    expect(await of('unknown-slot')).toEqual([
      'data-cb-slot="after-line" is not a slot of cart-page, which has after-lines, totals-note, empty, line-actions. Did you mean "after-lines"?',
      'data-cb-slot="totals-note" is on <div>.',
      'data-cb-slot="empty" is not a slot of site-footer, which has no slots.',
      'data-cb-slot="empty" is outside of any mount point.',
    ]);
  });
});

it('explains each kind of problem that any page reports once [embedding Debug]', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await found();
  const { report } = await import('../../../../../shared/page/report.ts');
  for (let time = 0; time < 2; time++) report('two-builds', 'ignored build 2.');
  const { cause, cure } = PROBLEMS['two-builds'];
  await vi.waitFor(() =>
    expect(warn.mock.calls).toEqual([[`[catalogue-islands] two-builds: ${cause} ${cure}`]]),
  );
});

it('says once that calls must be reachable without redirects, in addition to naming each call [wire Redirects]', async () => {
  await found();
  const { sendLogout } = await import('../../../../../shared/api/account/logout.ts');
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 302 }));
  await sendLogout();
  await sendLogout();
  const about = (code: string) => told().filter((line) => line.startsWith(`${code}: `));
  await vi.waitFor(() => expect(about('calls-redirected')).toHaveLength(1));
  expect(about('calls-redirected')[0]).toContain('Exempt everything below config.apiBase');
  expect(about('redirected')).toEqual(Array(2).fill('redirected: GET profile/logout'));
});
