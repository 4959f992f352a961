/**
 * Stands in for `@preact/signals-react/runtime` in the Preact build: `@preact/signals` hooks into
 * rendering by itself, so a component's call of `useSignals` has nothing left to do there.
 */
export function useSignals(): void {}
