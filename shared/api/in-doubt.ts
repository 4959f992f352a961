import type { Failure } from './result.ts';

/** Whether a write may have taken effect although no proper answer came: only reading what it changed can tell. */
export function isInDoubt({ kind, status = 0 }: Failure): boolean {
  return ['timeout', 'network', 'not-json', 'contract'].includes(kind) || (kind === 'http' && status >= 500);
}
