import { type BulkAdd, countOpen, countRows } from '../../domain/bulk-add/bulk-run.ts';
import { announce } from '../../page/announce.ts';
import { tellCartError } from '../../page/cart-error.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { steadyTime } from '../../page/time/steady-time.ts';

const messages = defineMessages('shared', {
  bulkStarted: 'Adding {all} {all:item|items} to your cart.',
  bulkProgress: '{done} of {all} done.',
  bulkLost:
    'We didn’t get a response about {item}. We’re checking your cart for it before we add anything else.',
  bulkStopped: 'Stopped. {done} of {all} done.',
  bulkEnded: '{added} of {all} added to your cart.',
  bulkEndedPartly: '{added} of {all} added to your cart, {refused} not added, {asking} not confirmed.',
});

/** The least number of milliseconds between two announcements. */
const PACE_MS = 10_000;

/**
 * Announces the progress of a run to screen readers: at its start, at each quarter (but not twice within ten
 * seconds), when it waits because a reply was lost, and at its end. Tells scripts of the page, too, if rows were refused or
 * a failure stopped the run.
 * @returns a function to call with each new state of the run
 */
export function createTelling(): (run: BulkAdd) => void {
  let phase: BulkAdd['phase'] | undefined;
  let lookedFor: string | undefined;
  let quarter = 0;
  let toldAt = 0;

  function say(text: string, values: Record<string, number | string>): string {
    const said = fill(text, values);
    toldAt = steadyTime();
    announce(said);
    return said;
  }

  return (run) => {
    const all = run.rows.length;
    const done = all - countOpen(run.rows);
    const before = phase;
    const wasRunning = before === 'running' || before === 'stopping';
    const lost = lookedFor;
    const { lookingFor } = run;
    lookedFor = lookingFor;
    phase = run.phase;
    if (phase === 'running') {
      const reached = Math.floor((4 * done) / all);
      const open = all - done;
      if (before !== 'running') say(messages.bulkStarted, { all: open });
      else if (lookingFor && lookingFor !== lost) say(messages.bulkLost, { item: lookingFor });
      else if (reached > quarter && done < all && steadyTime() - toldAt >= PACE_MS) {
        say(messages.bulkProgress, { done, all });
      } else return;
      quarter = reached;
    }
    if (phase === 'stopped' && wasRunning) {
      const said = say(messages.bulkStopped, { done, all });
      const { failure } = run.reason ?? {};
      if (failure) tellCartError('add', failure, said);
    }
    if (phase === 'done' && wasRunning) {
      const { added, refused, asking } = countRows(run.rows);
      const said = say(added < all ? messages.bulkEndedPartly : messages.bulkEnded, {
        added,
        all,
        refused,
        asking,
      });
      if (refused) tellCartError('add', { kind: 'business' }, refusals(run) || said);
    }
  };
}

/** The server's reasons, each once. */
function refusals({ rows }: BulkAdd): string {
  const reasons = rows.flatMap(({ state, message }) => (state === 'refused' && message ? message : []));
  return [...new Set(reasons)].join(' ');
}
