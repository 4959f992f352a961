import { describe, expect, it } from 'vitest';
import {
  type Failure,
  type FailureKind,
  failureLines,
  isInDoubt,
  isUnanswered,
  refusalLines,
  refusalMessages,
  unchangedBy,
} from '../../../../shared/domain/failure.ts';

const refused = (...messages: string[]) => ({
  kind: 'business' as const,
  messages: messages.map((message) => ({ message })),
});

describe('the server’s message about a call', () => {
  it.each([
    ['nothing', [], []],
    ['blanks', ['', ''], []],
    ['an empty message before one with words', ['', 'Sold out'], ['Sold out']],
    ['several lines in one', ['Sold out\n\n Try another'], ['Sold out', 'Try another']],
  ])('consists of what has words, from %s [wire Errors]', (_, messages, lines) => {
    expect(refusalLines(refused(...messages))).toEqual(lines);
  });

  it('has at most 50 messages, and 50 lines [wire Errors]', () => {
    const many = Array.from({ length: 60 }, (_, index) => `${index}`);
    expect(refusalMessages(refused(...many))).toHaveLength(50);
    expect(refusalLines(refused(many.join('\n')))).toEqual(many.slice(0, 50));
  });

  it('is empty if the call failed for another reason [wire Errors]', () => {
    expect(refusalMessages({ ...refused('Sold out'), kind: 'http' })).toEqual([]);
  });
});

describe('a write without a usable reply', () => {
  const judge = (kind: FailureKind, status?: number) => [
    isInDoubt({ kind, status }),
    isUnanswered({ kind, status }),
  ];

  it.each<[FailureKind, number | undefined, boolean, boolean]>([
    ['timeout', undefined, true, true],
    ['network', undefined, true, true],
    ['not-json', undefined, true, false],
    ['contract', undefined, true, false],
    ['http', 500, true, true],
    ['http', 499, false, false],
    ['http', undefined, false, false],
    ['offline', undefined, false, true],
    ['business', 500, false, false],
    ['session', 500, false, false],
    ['conflict', undefined, false, false],
    ['refused', undefined, false, false],
  ])(
    'may have taken effect, or wasn’t answered: %s %s [reliability Lost reply]',
    (kind, status, ...expected) => {
      expect(judge(kind, status)).toEqual(expected);
    },
  );
});

it('a write that has changed nothing counts as refused, without a reason [reliability Old replies]', () => {
  const failure = unchangedBy('POST cart/update-item');
  expect(failure).toEqual({ kind: 'business', request: 'POST cart/update-item', messages: [] });
  expect([isInDoubt(failure), refusalLines(failure)]).toEqual([false, []]);
});

describe('the reason why a call failed', () => {
  const texts = { session: 'Sign in.', offline: 'Offline.', failed: 'Failed.', unsure: 'Unsure.' };
  const why = (kind: FailureKind, messages: Failure['messages'] = [], more = {}) =>
    failureLines({ kind, messages }, { ...texts, ...more });

  it('depends on its kind, and is otherwise the server’s message [reliability Failures, wire Errors]', () => {
    const said = [{ message: 'Sold out' }];
    expect(why('session', said)).toEqual(['Sign in.']);
    expect(why('offline', said)).toEqual(['Offline.']);
    expect(why('business', said)).toEqual(['Sold out']);
    expect(why('business')).toEqual(['Failed.']);
    expect(why('timeout')).toEqual(['Unsure.']);
    expect(why('forbidden')).toEqual(['Failed.']);
    expect(why('forbidden', [], { forbidden: 'Not yours.' })).toEqual(['Not yours.']);
    expect(why('http', [], { forbidden: 'Not yours.' })).toEqual(['Failed.']);
  });
});
