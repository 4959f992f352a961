import { describe, expect, it } from 'vitest';
import { refusalLines } from '../../../../shared/domain/failure.ts';

const refused = (...messages: string[]) => ({
  kind: 'business' as const,
  messages: messages.map((message) => ({ message })),
});

describe('what the server says against a call', () => {
  it.each([
    ['nothing', [], []],
    ['blanks', ['', ''], []],
    ['a message without words before one with some', ['', 'Sold out'], ['Sold out']],
    ['several lines in one', ['Sold out\n\n Try another'], ['Sold out', 'Try another']],
  ])('is what has words, of %s [wire Errors]', (_, messages, lines) => {
    expect(refusalLines(refused(...messages))).toEqual(lines);
  });
});
