import { describe, expect, it } from 'vitest';
import { createSerialQueue } from '../../../../widgets/list-detail/serial-queue.ts';

describe('a serial queue', () => {
  it('starts each job when the previous one has ended, and returns its result', async () => {
    const enqueue = createSerialQueue();
    const events: string[] = [];
    const job = (name: string) => async () => {
      events.push(`${name} starts`);
      await Promise.resolve();
      events.push(`${name} ends`);
      return name;
    };
    expect(await Promise.all([enqueue(job('a')), enqueue(job('b'))])).toEqual(['a', 'b']);
    expect(events).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
  });
});
