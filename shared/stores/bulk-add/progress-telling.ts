import { type BulkAdd, countOpen, countRows } from '../../domain/bulk-add/bulk-run.ts';
import { announce } from '../../page/announce.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { steadyTime } from '../../page/time/steady-time.ts';

const messages = defineMessages('shared', {
  bulkStarted: 'Adding {all} rows to your cart.',
  bulkProgress: '{done} of {all} rows.',
  bulkStopped: 'Stopped after {done} of {all} rows.',
  bulkEnded: 'Added to your cart: {added} of {all} rows.',
  bulkEndedPartly: 'Added to your cart: {added} of {all} rows. Not added: {refused}. In doubt: {asking}.',
});

/** Nothing is said again before so many milliseconds have passed. */
const PACE_MS = 10_000;

/**
 * Tells a screen reader how far a run has come: at its start, at each quarter, though not twice within ten seconds, and
 * at its end.
 * @returns to be called with each new state of the run
 */
export function createTelling(): (run: BulkAdd) => void {
  let phase: BulkAdd['phase'] | undefined;
  let quarter = 0;
  let toldAt = 0;

  function say(text: string, values: Record<string, number>): void {
    toldAt = steadyTime();
    announce(fill(text, values));
  }

  return (run) => {
    const all = run.rows.length;
    const done = all - countOpen(run.rows);
    const before = phase;
    const wasRunning = before === 'running' || before === 'stopping';
    phase = run.phase;
    if (phase === 'running') {
      const reached = Math.floor((4 * done) / all);
      if (before !== 'running') say(messages.bulkStarted, { all: all - done });
      else if (reached > quarter && done < all && steadyTime() - toldAt >= PACE_MS) {
        say(messages.bulkProgress, { done, all });
      } else return;
      quarter = reached;
    }
    if (phase === 'stopped' && wasRunning) say(messages.bulkStopped, { done, all });
    if (phase === 'done' && wasRunning) {
      const { added, refused, asking } = countRows(run.rows);
      say(added < all ? messages.bulkEndedPartly : messages.bulkEnded, { added, all, refused, asking });
    }
  };
}
