import { atom, type ReadableAtom } from 'nanostores';
import { registerAccount } from '../../shared/api/account/registration.ts';
import {
  REGISTRATION_LIMITS,
  type RegistrationDetails,
  type RegistrationField,
} from '../../shared/domain/account/registration.ts';
import type { Person } from '../../shared/domain/account/visitor.ts';
import { readQuery } from '../../shared/page/links/page-query.ts';
import { navigate } from '../../shared/page/navigate.ts';
import { noteOutcome } from '../../shared/page/outcome.ts';
import { createFormSubmission, type FormSubmissionState } from '../../shared/stores/form-submission.ts';
import { explainRegistrationFailure, findFaults, type RegistrationRefusal } from './registration-problems.ts';

/** The state of one form: everything but the password, which stays in its field. */
export interface RegisterFormState {
  $details: ReadableAtom<RegistrationDetails>;
  $submission: ReadableAtom<FormSubmissionState<RegistrationField, RegistrationRefusal>>;
  /** Whether the page is for orders from abroad. The account's type is then not asked for. */
  international: boolean;
  /** The next page, once the account is created. */
  target(): string;
  /** Fills the fields that the shopper has not typed in. An empty text leaves its field unchanged. */
  prefill(person: Person): void;
  change(details: Partial<RegistrationDetails>): void;
  /** Call when the password was changed. */
  touchPassword(): void;
  /** Creates the account and opens the next page. Does nothing while the form is being sent, or after it was sent. */
  create(password: string): Promise<void>;
}

/**
 * Creates the state of one form [2 §2 Register form, §5].
 * @param person the shopper's data that the page knows; unknown texts are empty
 */
export function createRegisterForm(person: Person): RegisterFormState {
  const international = readQuery().get('intl') === 'true';
  const $details = atom<RegistrationDetails>({
    ...cutNames(person),
    accountType: international ? 'international' : undefined,
    optIn: true,
  });
  const submission = createFormSubmission<RegistrationField, RegistrationRefusal>(explainRegistrationFailure);
  const typed = new Set<string>();

  function target(): string {
    const forSchool = $details.get().accountType === 'institution';
    return forSchool ? '/account/school' : '/checkout/confirm?create=true';
  }

  async function create(password: string): Promise<void> {
    if (submission.$state.get().phase !== 'open') return;
    const details = trimTexts($details.get());
    const faults = findFaults(details, password);
    if (faults) return submission.refuse(faults);
    const { accountType } = details;
    // Never happens: a missing type is one of the faults.
    if (!accountType) return;
    const result = await submission.send(() => registerAccount({ ...details, accountType, password }));
    if (!result?.ok) return;
    noteOutcome('create');
    navigate(target(), 'registered');
  }

  return {
    $details,
    $submission: submission.$state,
    international,
    target,
    prefill(known) {
      const current = $details.get();
      const news = Object.entries(cutNames(known)).filter(
        ([field, text]) => text && !typed.has(field) && text !== current[field as keyof Person],
      );
      $details.set({ ...current, ...Object.fromEntries(news) });
      submission.clearErrors(news.map(([field]) => field));
    },
    change(details) {
      const fields = Object.keys(details);
      for (const field of fields) typed.add(field);
      $details.set({ ...$details.get(), ...details });
      submission.clearErrors(fields);
    },
    touchPassword: () => submission.clearErrors(['password']),
    create,
  };
}

/** A recipient's name may be longer than an account's. */
function cutNames({ firstName, lastName, email }: Person): Person {
  return {
    firstName: firstName.slice(0, REGISTRATION_LIMITS.name),
    lastName: lastName.slice(0, REGISTRATION_LIMITS.name),
    email,
  };
}

function trimTexts(details: RegistrationDetails): RegistrationDetails {
  const { firstName, lastName, email } = details;
  return { ...details, firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() };
}
