/** Runs one case of the matrix, and reports effects of the fault that no fault may have. */
import type { ComponentType } from 'react';
import type { Trouble } from './faults.ts';
import { type FaultyShop, openFaultyShop } from './faulty-shop.ts';
import type { FreshPage } from './fresh-page.ts';
import type { Read } from './reads.ts';
import { canActIn, retryIn, tellsIn, type Visit, visit, waitingIn } from './visit.ts';
import type { Write } from './writes.ts';

/** Longer than any time limit with all its repetitions, and the waits of quick order between them, in milliseconds. */
const AT_REST = 120_000;

/** A read is tried three times, and again three times when the connection returns. */
const MOST_TRIES = 6;

/** How a page is opened; a given component of the test replaces the widget. */
export interface Opening {
  open: () => FreshPage;
  component?: ComponentType<object>;
}

/** Reads under that trouble, then without it. @returns the complaints */
export async function judgeRead(read: Read, trouble: Trouble, opening: Opening): Promise<string> {
  const shop = openFaultyShop(read.kind);
  shop.trouble(read.path, trouble);
  const page = await visit(read, shop, opening);
  await read.ask?.(page);
  await page.wait(AT_REST);
  const complaints = complaintsOf(page, 'after the fault', !read.optional);
  if (asked(shop, read.path) > MOST_TRIES) complaints.push(`asked ${asked(shop, read.path)} times`);
  if (trouble.harmless && !read.shows.test(page.text())) complaints.push('does not show what came');
  if (trouble.refused && !read.optional && !page.moves.length && !tellsIn(page.widget))
    complaints.push('says nothing of the failure');
  shop.calm();
  const retry = retryIn(page.widget);
  if (retry) {
    await page.act(() => retry.click());
    await page.wait(AT_REST);
    complaints.push(...complaintsOf(page, 'after the second try', !read.optional));
    if (!read.shows.test(page.text())) complaints.push('does not show what came at the second try');
  }
  await page.end();
  return [...complaints, ...page.thrown.map((error) => `nobody took ${error}`)].join('; ');
}

/** Writes under that trouble, and waits for the page's own reaction once it has ended. @returns the complaints */
export async function judgeWrite(write: Write, trouble: Trouble, opening: Opening): Promise<string> {
  const shop = openFaultyShop(write.kind);
  const page = await visit(write, shop, opening);
  await page.wait(1000);
  await write.prepare?.(page);
  shop.trouble(write.path, trouble);
  await write.act(page);
  await page.wait(AT_REST);
  const complaints: string[] = [];
  const mustAct = () => !(write.ends && arrivals(shop, write.path));
  complaints.push(...complaintsOf(page, 'after the fault', mustAct()));
  if (trouble.refused && !page.moves.length && !tellsIn(page.widget))
    complaints.push('says nothing of the failure');
  if (trouble.refused) complaints.push(...lossOf(write, trouble, page, 'after the fault'));
  if (trouble.refused && !asked(shop, write.path)) complaints.push('was never sent');
  shop.calm();
  await page.wait(AT_REST);
  complaints.push(...complaintsOf(page, 'at rest', mustAct()));
  const arrived = arrivals(shop, write.path);
  const most = write.asksAgain && trouble.fault === 'offline-midway' ? 2 : 1;
  if (arrived > most) complaints.push(`was written ${arrived} times`);
  if (arrived === 0 && !trouble.refused && trouble.fault !== 'offline')
    complaints.push('never reached the shop');
  if (trouble.refused && arrived === 0) complaints.push(...lossOf(write, trouble, page, 'at rest'));
  await page.end();
  return [...complaints, ...page.thrown.map((error) => `nobody took ${error}`)].join('; ');
}

function complaintsOf(page: Visit, when: string, mustAct: boolean): string[] {
  const complaints = waitingIn(page.widget).map((what) => `${what} waits ${when}`);
  if (mustAct && !page.moves.length && !canActIn(page.widget)) complaints.push(`nothing to act on ${when}`);
  return complaints;
}

/** Whether typed text is lost. A quantity that a rule of the shop refuses returns to the shop's own. */
function lossOf(write: Write, { byRule, readsAsYes }: Trouble, page: Visit, when: string): string[] {
  const { typed, goesBack, unseen } = write;
  if (!typed || (goesBack && byRule) || (unseen && readsAsYes)) return [];
  const kept = typed.field(page)?.value;
  return kept === typed.text ? [] : [`'${typed.text}' became '${kept}' ${when}`];
}

function asked({ sent }: FaultyShop, path: string): number {
  return sent.filter((one) => one.path.includes(path)).length;
}

function arrivals({ sent }: FaultyShop, path: string): number {
  return sent.filter((one) => one.arrived && one.path.includes(path)).length;
}
