import { describe, expect, it } from 'vitest';
import type { Result } from '../../../../shared/domain/failure.ts';
import { createLatestRead } from '../../../../shared/stores/latest-read.ts';

/** A call that ends when the test says so. */
function pending() {
  let answer: (value: string) => void = () => {};
  let ended: AbortSignal | undefined;
  const read = (signal: AbortSignal) => {
    ended = signal;
    return new Promise<Result<string>>((resolve) => {
      answer = (value) => resolve({ ok: true, value });
    });
  };
  return { read, answer: (value: string) => answer(value), isEnded: () => ended?.aborted };
}

describe('reads of which the newest counts', () => {
  it('return the value of a read that no other overtakes', async () => {
    const call = pending();
    const result = createLatestRead().run(call.read);
    call.answer('first');
    expect(await result).toEqual({ ok: true, value: 'first' });
  });

  it('abort the previous one, and drop its late reply [reliability Late replies]', async () => {
    const reads = createLatestRead();
    const slow = pending();
    const quick = pending();
    const first = reads.run(slow.read);
    const second = reads.run(quick.read);
    expect([slow.isEnded(), quick.isEnded()]).toEqual([true, false]);
    quick.answer('new');
    slow.answer('old');
    expect(await first).toBeNull();
    expect(await second).toEqual({ ok: true, value: 'new' });
  });

  it('say nothing after the end, and can start again', async () => {
    const reads = createLatestRead();
    const call = pending();
    const first = reads.run(call.read);
    reads.end();
    call.answer('late');
    expect([await first, call.isEnded()]).toEqual([null, true]);
    const again = pending();
    const second = reads.run(again.read);
    again.answer('again');
    expect(await second).toEqual({ ok: true, value: 'again' });
  });
});
