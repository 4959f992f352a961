/** The functions that the bench calls in a page, as one script. */
import { countRenders, renders } from './count-renders.ts';
import { disturb } from './disturb.ts';
import { interactions } from './interactions.ts';
import { outline, places, readMarkup, readRemoved, readWaiting } from './read-markup.ts';
import { tellMoments } from './tell-moments.ts';
import { watch } from './watch.ts';

const bench = {
  ...watch,
  countRenders,
  disturb,
  interactions,
  outline,
  places,
  readMarkup,
  readRemoved,
  readWaiting,
  renders,
  tellMoments,
};

export type PageBench = typeof bench;

Object.assign(globalThis, { cbBench: bench });
