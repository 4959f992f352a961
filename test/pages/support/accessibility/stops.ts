/** The keyboard stops of a page: the name of each, whether it shows its focus, and whether it is visible. */
import type { KeyInput, Page } from 'puppeteer-core';
import { focusedName } from './focus.ts';

/**
 * Presses a key several times and describes each stop in one line: role and name, 'button Remove all', followed by its
 * problems: 'no ring', 'covered by …', 'off the screen'.
 */
export async function walkStops(page: Page, times: number, key: KeyInput = 'Tab'): Promise<string[]> {
  const stops: string[] = [];
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.press(key);
    stops.push(await describeStop(page));
  }
  return stops;
}

/** Describes the focused element, like `walkStops`. */
export async function describeStop(page: Page): Promise<string> {
  const name = await focusedName(page);
  if (name === 'nothing') return name;
  return [name, ...(await page.evaluate(findFaults))].join(' | ');
}

/** Runs in the page. */
function findFaults(): string[] {
  const stop = document.activeElement as HTMLElement;
  const faults: string[] = [];
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(stop);
  const outlined = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  if (!outlined && boxShadow === 'none') faults.push('no ring');

  // A link may be broken into lines; the first one is enough. If an element is larger than the window, its visible part
  // counts.
  const { left, top, right, bottom } = stop.getClientRects()[0] ?? stop.getBoundingClientRect();
  const box = {
    left: Math.max(left, 0),
    top: Math.max(top, 0),
    right: Math.min(right, document.documentElement.clientWidth),
    bottom: Math.min(bottom, innerHeight),
  };
  if (box.right - box.left < 1 || box.bottom - box.top < 1) return [...faults, 'off the screen'];
  const covers = [0.1, 0.5, 0.9].flatMap((across) =>
    [0.1, 0.5, 0.9].flatMap((down) => {
      const x = box.left + (box.right - box.left) * across;
      const y = box.top + (box.bottom - box.top) * down;
      const hit = document.elementFromPoint(x, y);
      const own = [stop, ...((stop as HTMLInputElement).labels ?? [])];
      return hit && !own.some((part) => part.contains(hit) || hit.contains(part)) ? hit : [];
    }),
  );
  const [cover] = covers;
  if (cover && covers.length > 3) faults.push(`covered by ${cover.localName}.${cover.classList[0] ?? ''}`);
  return faults;
}
