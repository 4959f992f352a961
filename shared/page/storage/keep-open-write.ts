import type { Result } from '../../domain/failure.ts';
import type { OpenWrite } from '../../domain/open-write.ts';
import { lazyModule } from '../lazy/lazy-module.ts';

const openWrites = lazyModule(() => import('./open-writes.ts'));

/** Loads what `keepOpenWrite` needs. Call it when such a write is likely, such as when its form has the focus. */
export const prepareOpenWrites = openWrites.prepare;

/**
 * Like `keepWhileOpen`, for a write that has begun: it doesn't wait for the code, which no page needs before its first write.
 * @param running settles when the write has ended
 */
export function keepOpenWrite(owner: string, write: OpenWrite, running: Promise<Result<unknown>>): void {
  void openWrites.use(({ keepWhileOpen }) => keepWhileOpen(owner, write, () => running));
}
