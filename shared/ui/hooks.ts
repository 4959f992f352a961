/** What components need of React besides its own hooks. */
import { useReducer, useState } from 'react';

let issued = 0;

/**
 * An id for `aria-describedby` and the like that no other island on the page uses. The framework's own
 * `useId` counts per root, so two islands would share ids.
 */
export function useUniqueId(): string {
  return useState(() => {
    issued += 1;
    return `cb-id-${issued}`;
  })[0];
}

/**
 * A function that renders the component again though nothing it shows has changed. A controlled input
 * calls it after each keystroke: where the keystroke was rejected, that render puts the value back.
 */
export function useRedraw(): () => void {
  return useReducer((count: number) => count + 1, 0)[1];
}
