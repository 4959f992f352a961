import { useState } from 'react';

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
