import { describe, expect, it } from 'vitest';
import { oneAtATime } from '../../../../widgets/list-detail/one-at-a-time.ts';

describe('a lane', () => {
  it('starts each job when the one before has ended, and gives back what it ended in', async () => {
    const lane = oneAtATime();
    const events: string[] = [];
    const job = (name: string) => async () => {
      events.push(`${name} starts`);
      await Promise.resolve();
      events.push(`${name} ends`);
      return name;
    };
    expect(await Promise.all([lane(job('a')), lane(job('b'))])).toEqual(['a', 'b']);
    expect(events).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
  });
});
