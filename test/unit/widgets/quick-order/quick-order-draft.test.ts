import { afterEach, describe, expect, it, vi } from 'vitest';
import { readDraft, saveDraft } from '../../../../widgets/quick-order/quick-order-draft.ts';
import { createQuickOrder } from '../../../../widgets/quick-order/quick-order-state.ts';

const KEY = 'cb-quick-order-0';
const OWNER = '220022';
const rows = [{ itemNumber: '351210', quantity: '2' }];

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('a quick order draft', () => {
  it('restores what was typed before a reload', () => {
    saveDraft(KEY, OWNER, rows);
    expect(readDraft(KEY, OWNER)).toEqual(rows);
  });

  it('stores only item numbers, quantities and whose they are', () => {
    saveDraft(KEY, OWNER, rows);
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual({ owner: OWNER, rows });
  });

  it.each(['', '330033'])(
    'of a member is deleted if "%s" sees the form [1 §8 Quick order draft]',
    (other) => {
      saveDraft(KEY, OWNER, rows);
      expect(readDraft(KEY, other)).toEqual([]);
      expect(sessionStorage).toHaveLength(0);
      expect(readDraft(KEY, OWNER)).toEqual([]);
    },
  );

  it('of a guest is still there after signing in [1 §8 Quick order draft]', () => {
    saveDraft(KEY, '', rows);
    expect(readDraft(KEY, OWNER)).toEqual(rows);
  });

  it('remembers that a row was being sent', () => {
    const sent = [{ itemNumber: '351210', quantity: '2', sent: { before: null } }];
    saveDraft(KEY, OWNER, sent);
    expect(readDraft(KEY, OWNER)).toEqual(sent);
  });

  it('leaves nothing behind once everything is added', () => {
    saveDraft(KEY, OWNER, rows);
    saveDraft(KEY, OWNER, []);
    expect(sessionStorage.getItem(KEY)).toBeNull();
    expect(readDraft(KEY, OWNER)).toEqual([]);
  });

  it.each(['{', '7', 'null', '[]', '{"rows":[null]}', '{"rows":[{"itemNumber":1}]}', '{"rows":{}}'])(
    'treats the damaged entry %j as empty',
    (entry) => {
      sessionStorage.setItem(KEY, entry);
      expect(readDraft(KEY, OWNER)).toEqual([]);
    },
  );

  it.each([
    '"problem":{"text":"351210 is unknown."}',
    '"problem":{"text":7,"fields":["itemNumber"]}',
    '"problem":{"text":"Which size?","fields":["size"]}',
    '"run":7,"size":"large"',
  ])(
    'keeps what was typed even if another release has stored %s with it [reliability Other release]',
    (part) => {
      sessionStorage.setItem(KEY, `{"rows":[{"itemNumber":"351210","quantity":"2",${part}}]}`);
      expect(readDraft(KEY, OWNER)).toEqual(rows);
    },
  );

  it.each(['{}', '7', '{"before":"2"}', 'true'])(
    'has a row for one that may have been added if another release says %s about sending it [reliability Other release]',
    (sent) => {
      sessionStorage.setItem(KEY, `{"rows":[{"itemNumber":"351210","quantity":"2","sent":${sent}}]}`);
      expect(readDraft(KEY, OWNER)).toEqual([{ ...rows[0], sent: { before: null } }]);
    },
  );

  it('lasts as long as the page if the browser refuses storage', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    saveDraft(KEY, OWNER, rows);
    expect(readDraft(KEY, OWNER)).toEqual(rows);
  });
});

describe('the draft of a form on a page that comes back from the back/forward cache', () => {
  const later = [{ itemNumber: '351211', quantity: '1' }];

  /** Types a row, and comes back after another page of the tab has kept these rows. */
  function comeBack(kept: typeof rows) {
    const form = createQuickOrder(2);
    form.start(KEY, OWNER);
    const [row] = form.$rows.get();
    if (row) form.type({ row, field: 'itemNumber' }, '351210');
    saveDraft(KEY, OWNER, kept);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    return form.$rows.get().map(({ $content }) => $content.get().itemNumber);
  }

  it('loses no row that a later page has kept [sheet Draft]', () => {
    expect(comeBack([...rows, ...later])).toEqual(['351210', '351211', '']);
  });

  it('no longer says what was missing in its empty row [sheet Draft]', async () => {
    const form = createQuickOrder(1);
    form.start(KEY, OWNER);
    await form.submit();
    const problem = () => form.$rows.get()[0]?.$content.get().problem;
    expect(problem()).not.toBeNull();
    saveDraft(KEY, OWNER, rows);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(form.$rows.get()[0]?.$content.get().itemNumber).toBe('351210');
    expect(problem()).toBeNull();
  });

  it('has no row any more that a later page has added [sheet Draft]', () => {
    expect(comeBack([])).toEqual(['', '']);
  });
});

describe('a prerendered form’s draft', () => {
  it('is read once the page is opened, by the form that exists then [embedding Prerendering]', () => {
    let isPrerendered = true;
    Object.defineProperty(document, 'prerendering', { configurable: true, get: () => isPrerendered });
    saveDraftOf(OWNER);
    const form = createQuickOrder(1);
    // The form was shown for another visitor first.
    form.start(KEY, '330033')();
    const end = form.start(KEY, OWNER);
    isPrerendered = false;
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(form.$rows.get().map((row) => row.$content.get().itemNumber)).toContain('351210');
    end();
    Reflect.deleteProperty(document, 'prerendering');
  });

  /** As an earlier page left it, because a prerendered page writes nothing. */
  function saveDraftOf(owner: string): void {
    sessionStorage.setItem(KEY, JSON.stringify({ owner, rows }));
  }
});
