import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FallBack } from '../../../../shared/embed/fall-back.ts';
import type { LoaderTable } from '../../../../shared/embed/loader-table.ts';
import { mountPoints } from '../../../../shared/embed/mount-points.ts';
import { listen } from '../../../../shared/page/events.ts';
import { registry } from '../../../../shared/page/registry.ts';
import { printState } from '../../support/state-block.ts';

/** Replaces every module: records the requested name, and fails if it is `broken`. */
const BASE =
  'data:text/javascript,globalThis.evaluate(import.meta.url.slice(import.meta.url.lastIndexOf(%22/%22)))//';
const evaluated: string[] = [];
let near: () => void;

const table: LoaderTable = {
  mark: 'MARK',
  widgets: {
    eager: { load: 'eager', modules: [] },
    later: { load: 'visible', modules: [] },
    styled: { load: 'eager', modules: ['0', 'a', 'late', 'led'] },
    broken: { load: 'eager', modules: [] },
    absent: { load: 'visible', modules: [] },
  },
};

Object.assign(globalThis, {
  evaluate(module: string) {
    evaluated.push(module);
    if (/^\/(broken|absent)/.test(module)) throw new Error('no such file');
  },
});
Object.assign((window as { happyDOM?: { settings: object } }).happyDOM?.settings ?? {}, {
  handleDisabledFileLoadingAsSuccess: true,
});

// The first import of a lazy module takes longer than `waitFor` waits on a slow machine.
beforeAll(async () => {
  await Promise.all([
    import('../../../../shared/embed/rare-cases.ts'),
    import('../../../../shared/page/lazy/retry.ts'),
  ]);
});

let points: ReturnType<typeof mountPoints>;
let errors: ReturnType<typeof vi.spyOn>;

/** Puts markup on the page and mounts its mount points. */
function mounted(html: string): HTMLElement {
  document.body.innerHTML = html;
  points.mount();
  return document.body.firstElementChild as HTMLElement;
}

const element = (name: string) => document.querySelector(`cb-${name}`);

beforeEach(() => {
  registry().base = BASE;
  points = mountPoints(table, BASE);
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(react: (entries: { isIntersecting: boolean }[], observer: unknown) => void) {
        near = () => react([{ isIntersecting: true }], this);
        react([{ isIntersecting: false }], this);
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  Reflect.deleteProperty(globalThis, Symbol.for('cb.registry'));
});

describe('a mount point', () => {
  it('gets its element once the code has loaded, with its content inside [embedding Mount points]', async () => {
    const point = mounted('<div data-cb-widget="eager"><p>Please wait</p></div>');
    expect(point.innerHTML).toBe('<p>Please wait</p>');
    await vi.waitFor(() => expect(point.innerHTML).toBe('<cb-eager><p>Please wait</p></cb-eager>'));
    expect(evaluated).toContain('/eager-MARK.js');
  });

  it('keeps the focus in its content when the element takes it over [2 §2 Header, accessibility Focus]', async () => {
    mounted('<div data-cb-widget="eager"><input></div>');
    const field = document.querySelector('input');
    field?.focus();
    await vi.waitFor(() => expect(element('eager')?.firstElementChild).toBe(field));
    expect(document.activeElement).toBe(field);
  });

  it('is mounted once, however often the page is scanned [embedding Mount points]', async () => {
    const point = mounted('<div data-cb-widget="eager"></div>');
    points.mount(point);
    await vi.waitFor(() => expect(element('eager')).not.toBeNull());
    points.mount(point);
    await Promise.resolve();
    expect(document.querySelectorAll('cb-eager')).toHaveLength(1);
  });

  it('gets its content back on unmount, and its widget again on mount [embedding Script access]', async () => {
    const point = mounted('<div data-cb-widget="eager"><p>Please wait</p></div>');
    const content = point.firstElementChild;
    await vi.waitFor(() => expect(element('eager')).not.toBeNull());
    element('eager')?.replaceChildren();
    points.unmount(point);
    expect(point.firstElementChild).toBe(content);
    expect(element('eager')).toBeNull();
    points.mount(document);
    await vi.waitFor(() => expect(element('eager')?.firstElementChild).toBe(content));
  });

  it('stays unchanged if it’s unmounted before the code has loaded', async () => {
    const point = mounted('<div data-cb-widget="eager"></div><div data-cb-widget="styled"></div>');
    points.unmount(point);
    await vi.waitFor(() => expect(element('styled')).not.toBeNull());
    expect(element('eager')).toBeNull();
  });

  it('waits until it’s near the viewport if the widget or data-cb-load says so [embedding Loading]', async () => {
    mounted('<div data-cb-widget="later"></div><div data-cb-widget="eager"></div>');
    await vi.waitFor(() => expect(element('eager')).not.toBeNull());
    expect(evaluated).not.toContain('/later-MARK.js');
    near();
    await vi.waitFor(() => expect(element('later')).not.toBeNull());
  });

  it('can choose another time [embedding Loading]', async () => {
    mounted('<div data-cb-widget="later" data-cb-load="idle"></div>');
    await vi.waitFor(() => expect(element('later')).not.toBeNull());
  });
});

describe('a mistake in a template', () => {
  const reports = () => errors.mock.calls.map(([message]: unknown[]) => String(message));

  it('is one error for an unknown widget, with element, attribute, expected and actual value [embedding Mistakes]', async () => {
    mounted('<div id="top" data-cb-widget="constructor"></div>');
    points.mount();
    await vi.waitFor(() => expect(reports()).not.toEqual([]));
    expect(reports()).toEqual([
      expect.stringContaining(
        'constructor: <div id="top"> data-cb-widget: expected eager or later or styled or broken or absent, found "constructor"',
      ),
    ]);
  });

  it('is one error for an unknown time; the widget’s own is used [embedding Mistakes]', async () => {
    mounted('<div data-cb-widget="eager" data-cb-load="soon"></div>');
    await vi.waitFor(() => expect(element('eager')).not.toBeNull());
    await vi.waitFor(() => expect(reports()).not.toEqual([]));
    expect(reports()).toEqual([
      expect.stringContaining(
        '<div> data-cb-load: expected eager, visible, idle or off, found "soon"; it is ignored.',
      ),
    ]);
  });

  it('leaves the content, one error and an event if the code can’t load [embedding Failures]', async () => {
    const failed = vi.fn();
    const stop = listen('cb:widget-failed', failed);
    const point = mounted('<div data-cb-widget="broken"><p>Call us</p></div>');
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
    stop();
    expect(point.innerHTML).toBe('<p>Call us</p>');
    expect(failed.mock.calls[0]?.[0]).toMatchObject({ name: 'broken', element: point });
    expect(reports()).toEqual([expect.stringContaining('broken could not be loaded')]);
  });
});

describe('a page that returns from the back/forward cache [reliability Back button]', () => {
  it('loads a widget again whose requests were aborted, even if the error arrives after the page', async () => {
    const failed = vi.fn();
    const stop = listen('cb:widget-failed', failed);
    mounted('<div data-cb-widget="absent"></div>');
    const firstLoad = near;
    firstLoad();
    points.mount(document, true);
    await vi.waitFor(() => expect(near).not.toBe(firstLoad));
    expect(failed).not.toHaveBeenCalled();
    near();
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
    stop();
  });
});

describe('if the code can’t load, and another release may take over [embedding Failed release]', () => {
  const failed = vi.fn();
  let stop: () => void;
  beforeEach(() => {
    failed.mockReset();
    stop = listen('cb:widget-failed', failed);
  });
  afterEach(() => stop());

  it('nothing is reported, and this loader mounts nothing more', async () => {
    const fallBack = vi.fn<FallBack>(async () => {
      registry().base = '/another/';
      points.unmount(document);
      return true;
    });
    points = mountPoints(table, BASE, fallBack);
    mounted('<div data-cb-widget="broken"></div>');
    await vi.waitFor(() => expect(fallBack).toHaveBeenCalled());
    expect(fallBack.mock.calls[0]?.slice(0, 2)).toEqual([table, new Error('no such file')]);
    await vi.dynamicImportSettled();
    points.mount();
    expect(points.status()).toMatchObject([{ name: 'broken', state: 'waiting' }]);
    expect(failed).not.toHaveBeenCalled();
    expect(errors).not.toHaveBeenCalled();
  });

  it('the widget fails if no release does; one that is mounted again in the meantime is recognized', async () => {
    const current: unknown[] = [];
    const fallBack = vi.fn<FallBack>(async (_, __, isCurrent) => {
      current.push(isCurrent?.());
      if (fallBack.mock.calls.length === 1) points.mount(document, true);
      current.push(isCurrent?.());
      return false;
    });
    points = mountPoints(table, BASE, fallBack);
    mounted('<div data-cb-widget="broken"></div>');
    await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(2));
    expect(current).toEqual([true, false, true, true]);
  });
});

describe('the files of a widget', () => {
  it('are requested at once: stylesheets, modules, prefetched modules; each link once, even if one name ends with another [embedding First reads]', () => {
    mounted('<div data-cb-widget="styled"></div><div data-cb-widget="styled"></div>');
    const links = [...document.head.querySelectorAll('link')].map(({ rel, href }) => [rel, href]);
    expect(links).toEqual([
      ['stylesheet', `${BASE}assets/base-MARK.css`],
      ['stylesheet', `${BASE}assets/styled-MARK.css`],
      ['modulepreload', `${BASE}assets/styled-MARK.js`],
      ['modulepreload', `${BASE}assets/core-MARK.js`],
      ['modulepreload', `${BASE}assets/0-MARK.js`],
      ['modulepreload', `${BASE}assets/a-MARK.js`],
      ['modulepreload', `${BASE}assets/late-MARK.js`],
      ['modulepreload', `${BASE}assets/led-MARK.js`],
    ]);
  });
});

describe('the state of a mount point', () => {
  const states = () => points.status().map(({ name, state }) => [name, state]);

  it('can be read at any time [embedding Status]', async () => {
    mounted(
      '<div><i data-cb-widget="eager"></i><i data-cb-widget="later"></i><i data-cb-widget="broken"></i><i data-cb-widget="none"></i></div>',
    );
    expect(states()).toEqual([
      ['eager', 'loading'],
      ['later', 'waiting'],
      ['broken', 'loading'],
      ['none', 'failed'],
    ]);
    await vi.waitFor(() => expect(element('eager')).not.toBeNull());
    const shown = element('eager') as Element;
    Object.assign(shown, { stage: { state: 'mounted', ms: 7 } });
    await vi.waitFor(() => expect(states()[2]).toEqual(['broken', 'failed']));
    const mountPoint = shown.parentElement;
    expect(points.status()[0]).toEqual({ name: 'eager', element: mountPoint, state: 'mounted', ms: 7 });
    const failed = points.status()[2];
    // The same widget has started to load elsewhere on the page.
    registry().startedAt = { broken: 1e9 };
    expect(points.status()[2]).toEqual(failed);
  });

  it('is off if the page says so: nothing is fetched, and the content stays [embedding Off]', async () => {
    vi.resetModules();
    const fresh = await import('../../../../shared/embed/mount-points.ts');
    points = fresh.mountPoints(table, BASE);
    const loads = evaluated.length;
    printState({ config: { off: ['eager'] } });
    const point = mounted('<div data-cb-widget="eager"><p>Call us</p></div>');
    expect(states()).toEqual([['eager', 'off']]);
    expect(point.innerHTML).toBe('<p>Call us</p>');
    expect(document.querySelectorAll('link')).toHaveLength(0);
    expect(evaluated).toHaveLength(loads);
  });

  it('is off if its own data-cb-load says so, and nowhere else [embedding Off]', async () => {
    const point = mounted(
      '<div data-cb-widget="styled" data-cb-load="off"><p>Call us</p></div><div data-cb-widget="eager"></div>',
    );
    await vi.waitFor(() => expect(element('eager')).not.toBeNull());
    expect(states()[0]).toEqual(['styled', 'off']);
    expect(point.innerHTML).toBe('<p>Call us</p>');
    expect(document.querySelector('link[href*="styled"]')).toBeNull();
    expect(errors).not.toHaveBeenCalled();
    point.removeAttribute('data-cb-load');
    points.unmount(point);
    points.mount(point);
    await vi.waitFor(() => expect(element('styled')).not.toBeNull());
  });
});
