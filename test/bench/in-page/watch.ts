/**
 * Runs in each measured page before any other script: records when something is on the screen. It waits for
 * changes of the document and for the following frame, and requests no frame before there is something to
 * paint.
 */

/** Moments in ms since the navigation. */
export interface StartMoments {
  /** The first module may run. */
  began: number;
  /** All lines were in the document. */
  built: number;
  /** The frame with them was painted. */
  painted: number;
}

/** Moments in ms since the navigation. */
export interface RowMoments {
  /** The first rows were painted. */
  first: number;
  /** The last rows that came were painted. */
  all: number;
  /** The longest task, in ms. */
  longestTask: number;
}

export interface ChangeMoments {
  /** The reply's body had arrived, not yet parsed. */
  replied: number;
  painted: number;
}

/** The visible result of a change. */
export interface ChangedCart {
  lineId: string;
  /** The line's total; none if the line is removed. */
  total?: string;
  subtotal: string;
}

let repliedAt = 0;
let start = { began: 0, lines: 0 };
let started: Promise<StartMoments>;
let whole: Promise<number>;
let widgets: Promise<number> | undefined;
const rows: RowMoments = { first: 0, all: 0, longestTask: 0 };

const text = Response.prototype.text;
Response.prototype.text = async function (this: Response) {
  const body = await text.call(this);
  repliedAt = performance.now();
  return body;
};

/** Returns the moment after the next frame was painted by the page's own thread. */
function afterPaint(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    });
  });
}

/** Resolves in the microtask after the document change that makes it true; requests no frame. */
function whenTrue(place: Node, isTrue: () => boolean): Promise<number> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (!isTrue()) return;
      observer.disconnect();
      resolve(performance.now());
    };
    const observer = new MutationObserver(check);
    observer.observe(place, { childList: true, subtree: true, characterData: true });
    check();
  });
}

function mount(): Element {
  return document.querySelector('[data-cb-widget]') as Element;
}

function watchStart(): void {
  const { began, lines } = start;
  const rows = mount().getElementsByClassName('cb-line');
  started = whenTrue(mount(), () => rows.length >= lines).then(async (built) => ({
    began,
    built,
    painted: await afterPaint(),
  }));
  const parts = ['cb-charge', 'cb-totals__lines'].map((name) => mount().getElementsByClassName(name));
  whole = whenTrue(mount(), () => parts.every(({ length }) => length > 0)).then(afterPaint);
}

export const watch = {
  /** How many lines the start waits for; set before the page loads. */
  expect(lines: number): void {
    start.lines = lines;
    // Without a gate, the clock starts at the navigation.
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive' && !started) watchStart();
    });
  },
  /** The gate has opened: all files have loaded, and the modules run next. */
  begin(): void {
    start = { ...start, began: performance.now() };
    watchStart();
  },
  started: () => started,
  /** The widgets that a page with several waits for; set before the page loads. */
  expectWidgets(names: readonly string[]): void {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const shown = (): boolean => names.every((name) => document.querySelector(`cb-${name} .cb-root`));
      const lines = document.body.getElementsByClassName('cb-line');
      widgets ??= whenTrue(document.body, () => lines.length > 0 && shown()).then(afterPaint);
    });
  },
  /** The rows of a long table, by a selector; set before the page loads. */
  expectRows(selector: string): void {
    let count = 0;
    const look = async (): Promise<void> => {
      const { length } = document.querySelectorAll(selector);
      if (length <= count) return;
      count = length;
      const painted = await afterPaint();
      rows.first ||= painted;
      rows.all = Math.max(rows.all, painted);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) rows.longestTask = Math.max(rows.longestTask, duration);
    }).observe({ type: 'longtask', buffered: true });
  },
  rows: () => rows,
  /** When the last of them was painted. */
  widgets: () => widgets as Promise<number>,
  /** When the last of the totals and forms was painted. */
  whole: () => whole,
  /** Waits until a change of the cart is painted: in its line, and in both places of the subtotal. */
  async changed({ lineId, total, subtotal }: ChangedCart): Promise<ChangeMoments> {
    const find = () => mount().querySelector(`.cb-line[data-line="${lineId}"]`);
    const row = find();
    // Found once, because searching all rows after each change of the document would itself take long.
    const sums = [...mount().querySelectorAll('.cb-summary__total')];
    const isShown = (): boolean =>
      (total ? textIn(row, '.cb-line__total .cb-money') === total : !row?.isConnected) &&
      sums.every((sum) => textIn(sum, '.cb-money') === subtotal);
    await whenTrue(mount(), isShown);
    const painted = await afterPaint();
    return { replied: repliedAt, painted };
  },
  /** Waits until a click has moved another row to the top. @returns the times since the click */
  async sorted(): Promise<ChangeMoments> {
    const body = document.querySelector('table.cb-table tbody') as HTMLTableSectionElement;
    const first = body.rows[0]?.dataset.row;
    let clicked = 0;
    addEventListener(
      'click',
      () => {
        clicked = performance.now();
      },
      { capture: true, once: true },
    );
    await whenTrue(body.parentElement as Element, () => body.rows[0]?.dataset.row !== first);
    return { replied: repliedAt - clicked, painted: (await afterPaint()) - clicked };
  },
  /** How many elements the widget has. */
  elements: () => mount().getElementsByTagName('*').length,
};

function textIn(place: Element | null, part: string): string | undefined {
  return place?.querySelector(part)?.textContent ?? undefined;
}
