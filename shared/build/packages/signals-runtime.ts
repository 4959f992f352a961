/**
 * `@preact/signals-react/runtime` in the build on Preact. There components follow the signals that they read by
 * themselves, so the hook that React needs has nothing to do.
 */
export function useSignals(): void {}
