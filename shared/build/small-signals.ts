/**
 * Signals as far as the widgets use them, for the build that ships. Those of `@preact/signals` would make the first load of
 * a page with ticked rows 2.3 KB larger. An import of what is missing here ends the build with an error. The build on
 * React has signals themselves; both pass the same tests.
 */
import { useLayoutEffect, useReducer } from 'react';

/** A value that components follow: reading it while rendering is enough. */
export interface ReadonlySignal<Value> {
  readonly value: Value;
  /** Reads it without following it. */
  peek(): Value;
}

export interface Signal<Value> extends ReadonlySignal<Value> {
  value: Value;
}

/** What was read, and what it was then. */
type Reads = Map<ReadonlySignal<unknown>, unknown>;

/** Takes down what is read; undefined while nobody asks. */
let reads: Reads | undefined;

/** Called after each change of any signal. */
const followers = new Set<() => void>();

function isOutdated(known: Reads): boolean {
  for (const [source, seen] of known) if (!Object.is(source.peek(), seen)) return true;
  return false;
}

/** Makes a value that can be changed. */
export function signal<Value>(initial: Value): Signal<Value> {
  let current = initial;
  const made: Signal<Value> = {
    get value() {
      reads?.set(made, current);
      return current;
    },
    set value(next) {
      if (Object.is(next, current)) return;
      current = next;
      for (const follow of [...followers]) follow();
    },
    peek: () => current,
  };
  return made;
}

/** Makes a value that follows from others; it stays the same one until something that it has read is another. */
export function computed<Value>(compute: () => Value): ReadonlySignal<Value> {
  let known: Reads | undefined;
  let current: Value;

  function peek(): Value {
    if (known && !isOutdated(known)) return current;
    const outer = reads;
    const own: Reads = new Map();
    reads = own;
    try {
      current = compute();
      known = own;
    } finally {
      reads = outer;
    }
    return current;
  }

  const made: ReadonlySignal<Value> = {
    get value() {
      const now = peek();
      reads?.set(made, now);
      return now;
    },
    peek,
  };
  return made;
}

/** Has the component that calls it first of all render again when a signal that it reads is another. */
export function useSignals(): void {
  const [, redraw] = useReducer<number, []>((count) => count + 1, 0);
  const own: Reads = new Map();
  reads = own;
  useLayoutEffect(() => {
    // Everything has been rendered by now. What is read from here on is nobody's.
    if (reads === own) reads = undefined;
    const follow = () => {
      if (isOutdated(own)) redraw();
    };
    // One may have changed since this was rendered.
    follow();
    followers.add(follow);
    return () => {
      followers.delete(follow);
    };
  });
}
