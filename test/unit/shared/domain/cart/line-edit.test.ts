import { describe, expect, it } from 'vitest';
import {
  isBeingRemoved,
  isOnItsWay,
  isUnsent,
  type LineEdit,
} from '../../../../../shared/domain/cart/line-edit.ts';
import { isSentPhase, isUnsettled } from '../../../../../shared/domain/cart/sent-edit.ts';

const QUESTIONS = { unsent: isUnsent, 'on its way': isOnItsWay, unsettled: isUnsettled };

describe('a quantity that the server doesn’t have yet', () => {
  it.each<[LineEdit['phase'], (keyof typeof QUESTIONS)[]]>([
    ['editing', ['unsent']],
    ['queued', ['unsent', 'on its way']],
    ['sending', ['on its way']],
    ['confirming', ['on its way']],
    ['failed', ['unsettled']],
    ['unknown', ['unsettled']],
    ['refused', []],
    ['saved', []],
  ])('is, while it is %s, %j [reliability Line write]', (phase, expected) => {
    const answers = Object.entries(QUESTIONS).filter(([, question]) => question({ wanted: 3, phase }));
    expect(answers.map(([name]) => name)).toEqual(expected);
  });

  it('has a result that the next page finds out only if it was sent, and the result wasn’t known [reliability Left page]', () => {
    const phases = [
      'editing',
      'queued',
      'sending',
      'confirming',
      'failed',
      'unknown',
      'refused',
      'saved',
      'x',
      7,
    ];
    expect(phases.filter(isSentPhase)).toEqual(['sending', 'confirming', 'unknown']);
  });

  it('is a removal if it is 0, as long as it is on its way [1 §2 Removal]', () => {
    expect(isBeingRemoved({ wanted: 0, phase: 'queued' })).toBe(true);
    expect(isBeingRemoved({ wanted: 0, phase: 'failed' })).toBe(false);
    expect(isBeingRemoved({ wanted: 1, phase: 'queued' })).toBe(false);
  });

  it('is none for a line that nobody has changed [reliability Line write]', () => {
    expect([isOnItsWay, isUnsettled, isBeingRemoved].filter((question) => question(undefined))).toEqual([]);
  });
});
