import { describe, expect, it } from 'vitest';
import { digestPerson } from '../../../../../shared/domain/account/person-digest.ts';
import { digestText } from '../../../../../shared/domain/account/text-digest.ts';

const DANA = { firstName: 'Dana', lastName: 'Reyes', email: 'dana@school.example' };

describe('the digest of a person', () => {
  it('is the same for any case and any spaces around the texts [reliability Left page]', () => {
    const spelled = { firstName: ' DANA ', lastName: 'reyes', email: 'Dana@School.example' };
    expect(digestPerson(spelled)).toBe(digestPerson(DANA));
  });

  it.each([
    { firstName: 'Dan' },
    { lastName: 'Reye' },
    { email: 'dana@school.test' },
    { firstName: 'Dana Reyes', lastName: '' },
    { email: undefined },
  ])('is another one for another person: %j [reliability Left page]', (other) => {
    expect(digestPerson({ ...DANA, ...other })).not.toBe(digestPerson(DANA));
  });

  it('of a person without a name is that of empty texts [reliability Left page]', () => {
    expect(digestPerson({})).toBe(digestPerson({ firstName: '', lastName: ' ', email: '' }));
  });
});

it.each([
  ['', 0],
  ['Dana', 2_122_512],
  ['Dana Reyes', 4_206_636_708],
  ['Añá 🦐', 67_555_137],
])('the digest of %j is the same number in every release [reliability Other release]', (text, digest) => {
  expect(digestText(text)).toBe(digest);
});

it('the digest of a person is that of their texts in lower case, in every release [reliability Other release]', () => {
  expect(digestPerson(DANA)).toBe(digestText('dana\nreyes\ndana@school.example'));
});
