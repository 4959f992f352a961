import { useReducer } from 'react';

/**
 * A function that renders the component again though nothing it shows has changed. A controlled input
 * calls it after each keystroke: where the keystroke was rejected, that render puts the value back.
 */
export function useRedraw(): () => void {
  return useReducer((count: number) => count + 1, 0)[1];
}
