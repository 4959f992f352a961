import { atom, type ReadableAtom } from 'nanostores';
import { registerAccount } from '../../shared/api/account/registration.ts';
import {
  REGISTRATION_LIMITS,
  type RegistrationDetails,
  type RegistrationField,
} from '../../shared/domain/account/registration.ts';
import { navigate } from '../../shared/page/navigate.ts';
import { noteOutcome } from '../../shared/page/outcome.ts';
import { readQuery } from '../../shared/page/page-query.ts';
import { explainRegistrationFailure, findFaults, type RegistrationRefusal } from './registration-problems.ts';

/** Why the account was not made the last time; `attempt` counts the times. */
export type LastRefusal = RegistrationRefusal & { attempt: number };

/** What the page knows of the shopper; empty where it does not. */
export type KnownDetails = Pick<RegistrationDetails, 'firstName' | 'lastName' | 'email'>;

/** One form's state: everything but the password, which stays in its field. */
export interface RegisterFormState {
  $details: ReadableAtom<RegistrationDetails>;
  /** What is wrong with the fields, each until it is changed. */
  $errors: ReadableAtom<Partial<Record<RegistrationField, string>>>;
  $refusal: ReadableAtom<LastRefusal>;
  $phase: ReadableAtom<'open' | 'sending' | 'created'>;
  /** Whether the page is for orders from abroad: the account's type is then not asked for. */
  international: boolean;
  /** The page that the shopper goes to with the new account. */
  target(): string;
  /** Puts what the page knows into the fields, each unless the shopper has typed there. */
  prefill(known: KnownDetails): void;
  change(details: Partial<RegistrationDetails>): void;
  /** The password was changed. */
  touchPassword(): void;
  /** Makes the account and leads on; during a call it does nothing. */
  create(password: string): Promise<void>;
}

/**
 * Makes the state of one form [2 §2 Register form, §5].
 * @param known stands in its fields at first
 */
export function createRegisterForm(known: KnownDetails): RegisterFormState {
  const international = readQuery().get('intl') === 'true';
  const $details = atom<RegistrationDetails>({
    ...cutNames(known),
    accountType: international ? 'international' : undefined,
    optIn: true,
  });
  const $errors = atom<Partial<Record<RegistrationField, string>>>({});
  const $refusal = atom<LastRefusal>({ problems: [], attempt: 0 });
  const $phase = atom<'open' | 'sending' | 'created'>('open');
  const typed = new Set<string>();

  function target(): string {
    const forSchool = $details.get().accountType === 'institution';
    return forSchool ? '/account/school' : '/checkout/confirm?create=true';
  }

  function forget(fields: readonly string[]): void {
    const kept = Object.entries($errors.get()).filter(([field]) => !fields.includes(field));
    $errors.set(Object.fromEntries(kept));
  }

  function refuse(refusal: RegistrationRefusal): void {
    const errors: Partial<Record<RegistrationField, string>> = {};
    for (const { field, text } of refusal.problems) {
      if (field) errors[field] = errors[field] ? `${errors[field]} ${text}` : text;
    }
    $errors.set(errors);
    $refusal.set({ ...refusal, attempt: $refusal.get().attempt + 1 });
  }

  async function create(password: string): Promise<void> {
    if ($phase.get() !== 'open') return;
    const details = withoutOuterSpaces($details.get());
    const { accountType } = details;
    const faults = findFaults(details, password);
    if (faults || !accountType) return refuse(faults ?? { problems: [] });
    $phase.set('sending');
    const result = await registerAccount({ ...details, accountType, password });
    $phase.set(result.ok ? 'created' : 'open');
    if (result.ok) {
      noteOutcome('create');
      navigate(target(), 'registered');
      return;
    }
    refuse(explainRegistrationFailure(result.failure));
  }

  return {
    $details,
    $errors,
    $refusal,
    $phase,
    international,
    target,
    prefill(given) {
      const news = Object.entries(cutNames(given)).filter(([field, text]) => text && !typed.has(field));
      $details.set({ ...$details.get(), ...Object.fromEntries(news) });
    },
    change(details) {
      for (const field of Object.keys(details)) typed.add(field);
      $details.set({ ...$details.get(), ...details });
      forget(Object.keys(details));
    },
    touchPassword: () => forget(['password']),
    create,
  };
}

/** A recipient may have a longer name than an account. */
function cutNames({ firstName, lastName, email }: KnownDetails): KnownDetails {
  return {
    firstName: firstName.slice(0, REGISTRATION_LIMITS.name),
    lastName: lastName.slice(0, REGISTRATION_LIMITS.name),
    email,
  };
}

function withoutOuterSpaces(details: RegistrationDetails): RegistrationDetails {
  const { firstName, lastName, email } = details;
  return { ...details, firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() };
}
