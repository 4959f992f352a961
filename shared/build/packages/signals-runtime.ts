/**
 * `@preact/signals-react/runtime` in the build on Preact. Components on Preact follow the signals that they
 * read automatically, so the hook that React needs does nothing.
 */
export function useSignals(): void {}
