/** Sends a form to the server, for all forms that the server can refuse field by field [2 §5], [2 §8]. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Failure, Result } from '../domain/failure.ts';
import type { FormRefusal } from '../domain/form-refusal.ts';
import { onlyOwn } from '../domain/only-own.ts';
import { writeStore } from './store.ts';

type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** The field errors of a refusal. A form may add to it. */
interface Refusal<Field extends string> {
  errors: FieldErrors<Field>;
}

/** The progress of a submission, and why the form was refused. */
export interface FormSubmissionState<
  Field extends string,
  Refused extends Refusal<Field> = FormRefusal<Field>,
> {
  phase: 'open' | 'sending' | 'saved';
  /** The error of each field, until the field is changed. An empty text marks the field without a message. */
  errors: FieldErrors<Field>;
  /** Why the last attempt had no effect. */
  refusal: Refused | null;
  /** How often the form has been refused. */
  attempt: number;
}

/** The submission of one form. It doesn't store the form's input. */
export interface FormSubmission<Field extends string, Refused extends Refusal<Field> = FormRefusal<Field>> {
  $state: ReadableAtom<FormSubmissionState<Field, Refused>>;
  /**
   * Sends the form. Does nothing while it is already being sent.
   * @param call makes the request
   * @returns the result of the request; null if nothing was sent
   */
  send<Value>(call: () => Promise<Result<Value>>): Promise<Result<Value> | null>;
  /** Refuses the form before it is sent. */
  refuse(refusal: Refused): void;
  /** Forgets the errors of fields that the shopper has changed. */
  clearErrors(fields: readonly string[]): void;
}

/**
 * Creates the state of one form.
 * @param explain turns a failed request into a refusal
 * @param phase 'saved' on the page that a saved form leads to
 */
export function createFormSubmission<
  Field extends string,
  Refused extends Refusal<Field> = FormRefusal<Field>,
>(explain: (failure: Failure) => Refused, phase: 'open' | 'saved' = 'open'): FormSubmission<Field, Refused> {
  type State = FormSubmissionState<Field, Refused>;
  const $state = atom<State>({ phase, errors: onlyOwn({}), refusal: null, attempt: 0 });
  const show = (changes: Partial<State>) => writeStore(() => $state.set({ ...$state.get(), ...changes }));

  function refuse(refusal: Refused): void {
    show({ phase: 'open', errors: onlyOwn(refusal.errors), refusal, attempt: $state.get().attempt + 1 });
  }

  return {
    $state,
    async send(call) {
      if ($state.get().phase === 'sending') return null;
      show({ phase: 'sending' });
      const result = await call();
      if (result.ok) show({ phase: 'saved', errors: onlyOwn({}), refusal: null });
      else refuse(explain(result.failure));
      return result;
    },
    refuse,
    clearErrors(fields) {
      const kept = Object.entries($state.get().errors).filter(([field]) => !fields.includes(field));
      show({ errors: onlyOwn(Object.fromEntries(kept) as FieldErrors<Field>) });
    },
  };
}
