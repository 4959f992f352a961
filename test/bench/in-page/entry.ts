/** What the bench calls in a page, as one script. */
import { outline, places, readMarkup, readRemoved, readWaiting } from './read-markup.ts';
import { bench as watch } from './watch.ts';

const bench = { ...watch, outline, places, readMarkup, readRemoved, readWaiting };

export type Bench = typeof bench;

Object.assign(globalThis, { cbBench: bench });
