import { describe, expect, it } from 'vitest';
import { namedField, refusalOf } from '../../../../shared/domain/form-refusal.ts';

const NAMES = { email: 'email', confirmemail: 'confirm', name: 'name' } as const;
const failure = (...messages: { message: string; field?: string }[]) => ({
  kind: 'business' as const,
  request: 'POST x',
  messages,
});

describe('a refused form', () => {
  it.each([
    ['email', 'email'],
    ['value.EMAIL', 'email'],
    ['profile_email', 'email'],
    ['email[0]', 'email'],
    ['confirmEmail', 'confirm'],
    ['emailing', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('finds the field that the server calls %s [2 §8 Profile]', (field, found) => {
    expect(namedField({ message: '', field }, NAMES)).toBe(found);
  });

  it('has the server’s messages in order, and those about one field together at that field [2 §8 Profile]', () => {
    const refusal = failure(
      { message: 'Too long.', field: 'name' },
      { message: 'Closed today.' },
      { message: 'No digits.', field: 'NAME' },
      { message: '', field: 'email' },
    );
    expect(refusalOf(refusal, NAMES)).toEqual({
      failure: refusal,
      problems: [
        { text: 'Too long.', field: 'name' },
        { text: 'Closed today.', field: undefined },
        { text: 'No digits.', field: 'name' },
      ],
      errors: { name: 'Too long. No digits.', email: '' },
    });
  });
});
