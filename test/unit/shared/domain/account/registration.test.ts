import { describe, expect, it } from 'vitest';
import {
  checkRegistration,
  type RegistrationDetails,
} from '../../../../../shared/domain/account/registration.ts';

const DANA: RegistrationDetails = {
  firstName: 'Dana',
  lastName: 'Reyes',
  email: 'dana@example.com',
  accountType: 'personal',
  optIn: true,
};

const faultsOf = (details: Partial<RegistrationDetails>, password = 'secret') =>
  checkRegistration({ ...DANA, ...details }, password);

describe('a registration', () => {
  it('passes if everything is there', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ optIn: false, accountType: 'international' })).toEqual([]);
  });

  it('requires every field but the newsletter, and reports them in the order of the form [2 §5 First name, §5 Last name, §5 Email, §5 Password]', () => {
    const empty = { firstName: '', lastName: '', email: '', accountType: undefined };
    expect(faultsOf(empty, '')).toEqual([
      ['firstName', 'missing'],
      ['lastName', 'missing'],
      ['email', 'missing'],
      ['password', 'missing'],
      ['accountType', 'missing'],
    ]);
  });

  it.each(['D', "D'Arcy", 'Mary-Jane', 'J. R.', 'Zoë', 'Ana María', 'O’Neil', 'a'.repeat(19), '李'])(
    'accepts the first name %s [2 §5 First name]',
    (firstName) => {
      expect(faultsOf({ firstName })).toEqual([]);
    },
  );

  it.each(["'Arcy", '-Jane', '.J', '1Dana', 'Dana1', 'Da_na', 'D@na', 'a'.repeat(20), 'Da\tna', '<b>'])(
    'refuses the first name %s [2 §5 First name]',
    (firstName) => {
      expect(faultsOf({ firstName })).toEqual([['firstName', 'invalid']]);
    },
  );

  it.each(['Reyes', '3M', 'Reyes 2nd', "O'Hara-Smith Jr.", 'Müller', '9', 'a'.repeat(19)])(
    'accepts the last name %s [2 §5 Last name]',
    (lastName) => {
      expect(faultsOf({ lastName })).toEqual([]);
    },
  );

  it.each(['-Reyes', "'Hara", '.R', 'Re&yes', 'Re,yes', 'R/S', '(R)', 'a'.repeat(20)])(
    'refuses the last name %s [2 §5 Last name]',
    (lastName) => {
      expect(faultsOf({ lastName })).toEqual([['lastName', 'invalid']]);
    },
  );

  it.each([
    'd@example.co',
    'dana.reyes+order@mail.example.museum',
    "o'hara@example.com",
    'D_R@EX-AMPLE.ORG',
    `${'d'.repeat(244)}@example.com`,
  ])('accepts the email address %s [2 §5 Email]', (email) => {
    expect(faultsOf({ email })).toEqual([]);
  });

  it.each([
    'dana',
    'dana@',
    '@example.com',
    'dana@example',
    'dana@example.c',
    'dana@example.engines',
    'dana@example.technology',
    'dana@example.c0m',
    'dana@@example.com',
    'da na@example.com',
    'dana@exam ple.com',
    'dana@example.com,ana@example.com',
    'dana@.com',
    'Dana <dana@example.com>',
    `${'d'.repeat(245)}@example.com`,
  ])('refuses the email address %s [2 §5 Email]', (email) => {
    expect(faultsOf({ email })).toEqual([['email', 'invalid']]);
  });

  it('requires a password of six characters, whatever they are [2 §5 Password, §9 Lengths]', () => {
    expect(faultsOf({}, '12345')).toEqual([['password', 'invalid']]);
    expect(faultsOf({}, '      ')).toEqual([]);
    expect(faultsOf({}, 'ü{"\\<>')).toEqual([]);
  });
});
