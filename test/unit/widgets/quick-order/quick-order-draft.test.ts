import { afterEach, describe, expect, it, vi } from 'vitest';
import { readDraft, saveDraft } from '../../../../widgets/quick-order/quick-order-draft.ts';

const KEY = 'cb-quick-order-0';
const rows = [{ itemNumber: '351210', quantity: '2' }];

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('a quick order draft', () => {
  it('gives back what was typed before a reload', () => {
    saveDraft(KEY, rows);
    expect(readDraft(KEY)).toEqual(rows);
  });

  it('stores item numbers and quantities only', () => {
    saveDraft(KEY, rows);
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual(rows);
  });

  it('leaves nothing behind once everything is added', () => {
    saveDraft(KEY, rows);
    saveDraft(KEY, []);
    expect(sessionStorage.getItem(KEY)).toBeNull();
    expect(readDraft(KEY)).toEqual([]);
  });

  it.each(['{', '7', 'null', '[null]', '[{"itemNumber":1}]', '{"0":{}}'])(
    'takes the damaged entry %j for an empty one',
    (entry) => {
      sessionStorage.setItem(KEY, entry);
      expect(readDraft(KEY)).toEqual([]);
    },
  );

  it('lasts as long as the page where the browser refuses its storage', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    saveDraft(KEY, rows);
    expect(readDraft(KEY)).toEqual(rows);
  });
});
