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
  it('that is missing is told [embedding Debug]', async () => {
    expect(await of('state-block-missing')).toEqual(['.']);
  });

  it('that stands twice is told [embedding Debug]', async () => {
    printState({});
    document.body.append(document.getElementById('cb-state')?.cloneNode(true) as Node);
    expect(await of('state-block-twice')).toEqual(['it has 2.']);
  });

  it('that is no JSON script is told [embedding Debug]', async () => {
    body('<div id="cb-state">{}</div>');
    expect(await of('state-block-element')).toEqual(['<div id="cb-state">.']);
    expect(told().join()).not.toContain('state-block-missing');
  });

  it('with keys that nothing reads is told, with what was meant [embedding Debug]', async () => {
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
  ])('with an empty token, or none, is told: %j [embedding Debug]', async (config, times) => {
    printState({ config });
    expect(await of('no-csrf-token')).toHaveLength(times);
  });

  it('that replaces texts which do not exist is told [embedding Debug]', async () => {
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

  it('that replaces a text by one with other placeholders is told [embedding Debug]', async () => {
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
  ])('in a bad place is told: %s [embedding Debug]', async (html, place) => {
    body(html);
    expect(await of('bad-place')).toEqual([`that of mini-cart is ${place}.`]);
  });

  it('that is the body is told [embedding Debug]', async () => {
    document.body.dataset.cbWidget = 'mini-cart';
    const places = await of('bad-place');
    delete document.body.dataset.cbWidget;
    expect(places[0]).toContain('is on <body>');
  });

  it('in a cell or in the body is well placed [embedding Debug]', async () => {
    body(
      '<div data-cb-widget="mini-cart"></div> <table><tr><td><div data-cb-widget="cart-page"></div></td></tr></table>',
    );
    expect(await of('bad-place')).toEqual([]);
  });

  it('that is not closed is told [embedding Debug]', async () => {
    body(
      '<div data-cb-widget="mini-cart"/><main></main><div data-cb-widget="site-footer"><footer></footer></div>',
    );
    expect(await of('not-closed')).toEqual(['that of mini-cart contains <main>.']);
    expect(told().join()).not.toContain('nested-mounts');
  });

  it('that has the page’s h1 is not closed, unless the widget is what the page is about [embedding Debug]', async () => {
    body('<div data-cb-widget="mini-cart"/><h1>Sale</h1><form></form>');
    expect(await of('not-closed')).toEqual(['that of mini-cart contains <h1>.']);
    vi.mocked(console.error).mockClear();
    body('<div data-cb-widget="cart-page"><h1>Your Shopping Cart</h1><form></form></div>');
    expect(await of('not-closed')).toEqual([]);
  });

  it('that is an element of its own and not closed is told [embedding Debug]', async () => {
    body('<cb-mini-cart/><main></main>');
    expect(await of('not-closed')).toEqual(['that of mini-cart contains <main>.']);
    body('<main><cb-mini-cart></cb-mini-cart></main>');
    vi.mocked(console.error).mockClear();
    expect(await of('not-closed')).toEqual([]);
  });

  it('inside another one is told [embedding Debug]', async () => {
    body('<div data-cb-widget="cart-page"><div data-cb-widget="mini-cart"></div></div><hr>');
    expect(await of('nested-mounts')).toEqual(['that of mini-cart is inside the mount point of cart-page.']);
  });

  it('of the mini-cart is well placed in the header [embedding Debug]', async () => {
    body('<div data-cb-widget="site-header"><div data-cb-widget="mini-cart"></div></div><main></main>');
    expect((await found()).filter((line) => /nested|closed/.test(line))).toEqual([]);
  });

  it('of a second cart page is told [embedding Debug]', async () => {
    body('<div data-cb-widget="cart-page"></div><div data-cb-widget="cart-page"></div>');
    expect(await of('two-cart-pages')).toHaveLength(1);
  });

  it('with an attribute that its widget does not know is told once the widget is defined [embedding Debug]', async () => {
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
  it('that includes the loader as a classic script is told; another loader.js is not [embedding Debug]', async () => {
    const { registry } = await import('../../../../../shared/page/registry.ts');
    registry().base = `${location.origin}/widgets/releases/1+a/`;
    body(`<script src="/widgets/loader.js"></script><script src="/widgets/loader.js" type="module"></script>
      <script src="/amd/loader.js"></script>`);
    expect(await of('classic-loader')).toEqual([`${location.origin}/widgets/loader.js.`]);
  });

  it('that has a base elsewhere is told [embedding Debug]', async () => {
    document.head.innerHTML = '<base href="https://cdn.example/shop/">';
    expect(await of('foreign-base')).toEqual([
      `<base href="https://cdn.example/shop/">, while the page is at ${location.origin}.`,
    ]);
  });

  it('that has replaced built-ins is told which [embedding Debug]', async () => {
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
  it('is told where the widget lacks the place, with what was meant [embedding Slots, embedding Debug]', async () => {
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

it('says once that calls must be reachable without redirects, besides naming each call [wire Redirects]', async () => {
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
