/**
 * Every problem that is reported to a page's engineers, by its code. The codes are public: `cb:problem` carries them, and
 * the reference shows this list. Nothing imports the module at first load; `report` fetches it with the first problem.
 */

import { parseUrl } from '../domain/url.ts';
import { FOUND_IN_DEBUG_MODE } from './problems/found-in-debug-mode.ts';
import type { ProblemText } from './problems/problem-text.ts';
import { REPORTED } from './problems/reported.ts';

export type ProblemCode = keyof typeof REPORTED | keyof typeof FOUND_IN_DEBUG_MODE;

/** All problems by their code. */
export const PROBLEMS: Record<ProblemCode, ProblemText> = { ...REPORTED, ...FOUND_IN_DEBUG_MODE };

/** An address that was refused, and the key of the page's configuration that could list its origin. */
export interface RefusedAddress {
  address: string;
  key: 'externalOrigins' | 'punchoutOrigins' | 'ssoOrigins';
}

/**
 * Returns the cure of a problem. The cure of a refused address names its origin and the key, but nothing else of the
 * address, unless listing the origin wouldn't help [embedding Origins].
 */
export function cureOf(code: ProblemCode, refused?: RefusedAddress): string {
  const url = refused && parseUrl(refused.address, location.href);
  // The page's own origin needs no entry among the external ones: something else is wrong with the address.
  const isOwn = url?.origin === location.origin && refused?.key === 'externalOrigins';
  if (url?.protocol !== 'https:' || isOwn) return PROBLEMS[code].cure;
  return `If ${url.origin} is right, add it to config.${refused?.key}.`;
}
