import { describe, expect, it } from 'vitest';
import { createScanDetector, type Scan } from '../../../../widgets/quick-order/order-sheet/scanner.ts';

/** Types keys this many milliseconds apart; the field has the text typed before. */
function typing(
  keys: string[],
  gaps: number | number[],
  parts: { repeat?: boolean; before?: string } = {},
): Scan | null {
  const detect = createScanDetector();
  let text = parts.before ?? '';
  let timeStamp = 1000;
  let scan: Scan | null = null;
  for (const [index, key] of keys.entries()) {
    timeStamp += typeof gaps === 'number' ? gaps : (gaps[index % gaps.length] ?? 0);
    scan = detect({ key, timeStamp, repeat: parts.repeat ?? false, isComposing: false }, text);
    if (key.length === 1) text += key;
  }
  return scan;
}

describe('a scanner', () => {
  it.each(['Enter', 'Tab'])('is recognized by a burst of keys that ends with %s [sheet Scanners]', (end) => {
    expect(typing([...'351210', end], 8)).toEqual({ code: '351210', before: '' });
  });

  it('may be slow and wireless, and press Shift for letters [sheet Scanners]', () => {
    expect(typing(['Shift', 'S', 'Shift', 'F', ...'1200', 'Enter'], 35)?.code).toBe('SF1200');
  });

  it('doesn’t delete what the field contained before [sheet Scanners]', () => {
    expect(typing([...'351210', 'Enter'], 8, { before: '72' })).toEqual({ code: '351210', before: '72' });
  });

  it.each<[string, string[], number | number[], { repeat?: boolean }?]>([
    ['somebody who types very fast', [...'351210', 'Enter'], [60, 45, 55]],
    ['fingers that roll over a few keys', [...'351210', 'Enter'], [15, 20, 90]],
    ['a short code', [...'3512', 'Enter'], 8],
    ['fast keys, and Enter after a look', [...'351210', 'Enter'], [8, 8, 8, 8, 8, 8, 400]],
    ['a key that is held', [...'111111', 'Enter'], 30, { repeat: true }],
    ['a paste, which has no keys but Enter', ['Enter'], 8],
    ['keys that end with another one', [...'351210', 'Escape'], 8],
  ])('isn’t %s [sheet Scanners]', (_, keys, gaps, parts) => {
    expect(typing(keys, gaps, parts)).toBeNull();
  });
});
