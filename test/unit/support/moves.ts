/** Replaces the browser's ways of leaving a page and returning to it. */
import { act } from 'react';
import { vi } from 'vitest';
import { settle } from './render.ts';

/** Intercepts navigations to other pages. @returns a list that grows with each */
export function catchMoves(): string[] {
  const moves: string[] = [];
  vi.spyOn(location, 'assign').mockImplementation((url) => void moves.push(`${url}`));
  return moves;
}

/** Acts like the browser at Back and Forward within one page. */
export async function goTo(address: string): Promise<void> {
  history.replaceState(null, '', address);
  await act(async () => void dispatchEvent(new PopStateEvent('popstate')));
  await settle();
}
