/** What an account is for: an institution, one person, or orders from abroad. */
export type AccountType = 'institution' | 'personal' | 'international';

/** The details of a person who registers [2 §3 Registration], without the password. */
export interface RegistrationDetails {
  firstName: string;
  lastName: string;
  email: string;
  /** Absent until the question is answered. */
  accountType?: AccountType;
  /** Whether they want the newsletter. */
  optIn: boolean;
}

/** A field of the form. */
export type RegistrationField = keyof RegistrationDetails | 'password';

/** The maximum lengths of the texts [2 §9 Lengths]. */
export const REGISTRATION_LIMITS = { name: 19, email: 256 };
const SHORTEST_PASSWORD = 6;

// Letters of every language, and the apostrophe that telephones type.
const FIRST_NAME = /^\p{L}[\p{L}\p{M}\-'’. ]*$/u;
const LAST_NAME = /^[\p{L}\d][\p{L}\p{M}\d\-'’. ]*$/u;
const EMAIL = /^[^\s@,;<>()"\\]+@(?:[a-z0-9-]+\.)+[a-z]{2,6}$/i;

/** The errors of a field: it is empty, or its content is invalid. */
export type RegistrationFault = 'missing' | 'invalid';

/**
 * Checks a registration by the rules of [2 §5].
 * @param details with trimmed texts
 * @returns the invalid fields, in the order of the form
 */
export function checkRegistration(
  details: RegistrationDetails,
  password: string,
): [field: RegistrationField, fault: RegistrationFault][] {
  const { firstName, lastName, email, accountType } = details;
  const { name } = REGISTRATION_LIMITS;
  const checks: [RegistrationField, value: string | undefined, isValid: boolean][] = [
    ['firstName', firstName, FIRST_NAME.test(firstName) && firstName.length <= name],
    ['lastName', lastName, LAST_NAME.test(lastName) && lastName.length <= name],
    ['email', email, EMAIL.test(email) && email.length <= REGISTRATION_LIMITS.email],
    ['password', password, password.length >= SHORTEST_PASSWORD],
    ['accountType', accountType, true],
  ];
  return checks.flatMap(([field, value, isValid]) => {
    const fault = value ? 'invalid' : 'missing';
    return value && isValid ? [] : [[field, fault] satisfies [RegistrationField, RegistrationFault]];
  });
}
