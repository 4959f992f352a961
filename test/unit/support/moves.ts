/** Ways off a page and back, in place of the browser's own. */
import { act } from 'react';
import { vi } from 'vitest';
import { settle } from './render.ts';

/** Takes the moves to other pages; the list returned grows with each. */
export function catchMoves(): string[] {
  const moves: string[] = [];
  vi.spyOn(location, 'assign').mockImplementation((url) => void moves.push(`${url}`));
  return moves;
}

/** What the browser does for Back and Forward within one page. */
export async function goTo(address: string): Promise<void> {
  history.replaceState(null, '', address);
  await act(async () => void dispatchEvent(new PopStateEvent('popstate')));
  await settle();
}
