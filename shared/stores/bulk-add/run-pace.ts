import { steadyTime } from '../../page/time/steady-time.ts';

/** How many rows must be done before their pace says anything about the others. */
const FEWEST_DONE = 3;

/** Estimates how long a run still takes. */
export interface Pace {
  /** Sending starts, with so many open rows. */
  start(open: number): void;
  /** The seconds that the open rows still take; undefined until enough rows are done. */
  secondsLeft(open: number): number | undefined;
}

/** Creates the pace of a run: the time that its rows have taken on average since sending started. */
export function createPace(): Pace {
  let since = 0;
  let openThen = 0;
  return {
    start(open) {
      since = steadyTime();
      openThen = open;
    },
    secondsLeft(open) {
      const done = openThen - open;
      if (done < FEWEST_DONE) return undefined;
      return Math.ceil(((steadyTime() - since) / done / 1000) * open);
    },
  };
}
