/** Writes whose outcome the next page must find out if this one is left before they end. */
import { isInDoubt, type Result, refusalLines } from '../../domain/failure.ts';
import type { OpenWrite } from '../../domain/open-write.ts';
import { watchLeaving } from '../leaving/watch-leaving.ts';
import { settleBeforeSignOut } from '../unsaved.ts';
import { leaveCount } from './count-note.ts';
import { forgetWrite, type KeptWrite, keepEnd, keepWrite, readWrites } from './kept-writes.ts';
import { claimTab } from './tab-claim.ts';

/** The ids of this page's own writes. The code that makes them reports how they end. */
const own = new Set<string>();

/** Returns the shopper's writes that earlier pages left open, oldest first. */
export function leftWritesOf(owner: string): KeptWrite[] {
  return readWrites(owner).filter(({ id }) => !own.has(id));
}

/**
 * Makes a write that is kept in the tab's storage until it ends, so that the next page can say how it ended
 * (`stores/left-writes`). Signing out waits for it.
 * @param owner whose write it is, as `ownerFor` says
 * @param run makes the write, and reports its outcome on this page
 * @returns what `run` returns
 */
export async function keepWhileOpen<End extends Result<unknown>>(
  owner: string,
  write: OpenWrite,
  run: () => Promise<End>,
): Promise<End> {
  const id = keepWrite(owner, write);
  own.add(id);
  void claimTab();
  const { isLeaving, stop } = watchLeaving();
  const leave = () => changesCart(write) && leaveCount();
  addEventListener('pagehide', leave);
  const running = run();
  const forget = settleBeforeSignOut(async () => (await running).ok);
  const result = await running;
  forget();
  stop();
  removeEventListener('pagehide', leave);
  if (!isLeaving()) forgetWrite(owner, id);
  else if (result.ok) keepEnd(owner, id, { ok: true });
  // Browsers may abort the requests of a page that is left: the next page finds out about writes in doubt.
  else if (!isInDoubt(result.failure))
    keepEnd(owner, id, { ok: false, words: refusalLines(result.failure)[0] });
  return result;
}

function changesCart(write: OpenWrite): boolean {
  const { kind } = write;
  return kind === 'clear' || kind === 'undo' || kind === 'add' || (kind === 'move' && !write.lists.length);
}
