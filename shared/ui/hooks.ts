/** Hooks that React doesn't have. */
import { useReducer, useState } from 'react';
import { nextElementId } from '../page/element-ids.ts';

/**
 * Returns an id for `aria-describedby` and similar attributes that no other island on the page uses. React's own `useId`
 * counts per root, so two islands would share ids.
 */
export function useUniqueId(): string {
  return useState(nextElementId)[0];
}

/**
 * Returns a function that renders the component again although its state hasn't changed. A controlled input
 * calls it after each keystroke, because Preact would otherwise leave a rejected keystroke in the field.
 */
export function useRedraw(): () => void {
  return useReducer((count: number) => count + 1, 0)[1];
}
