/**
 * Delays the shop's answers: with `DELAYS=1 npm test`, each script and each call takes its own time, as on a slow line, so that
 * code arrives late and in another order in each run. This shows what a page, or a test, takes for granted.
 */

/** The longest time for a script and for a call, in milliseconds. */
const LONGEST = { script: 1200, call: 300 };

/** How long the answer to a request takes: mostly short, sometimes long. Undefined without `DELAYS`. */
export const delayOf = process.env.DELAYS ? delayByChance : undefined;

function delayByChance(url: string): number {
  const [path] = url.split('?') as [string];
  const longest = path.endsWith('.js') ? LONGEST.script : path.startsWith('/api/') ? LONGEST.call : 0;
  return longest * Math.random() ** 2;
}
