/** Sending a form to the server: one mechanism for the forms that are refused field by field [2 §5], [2 §8]. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Failure, Result } from '../domain/failure.ts';
import type { FormRefusal } from '../domain/form-refusal.ts';
import { writeStore } from './store.ts';

/** The state of sending, and why the server refused the form. */
export interface FormSubmissionState<Field extends string> {
  phase: 'open' | 'sending' | 'saved';
  /** What is wrong with the fields, each until it is changed; an empty text also marks the field. */
  errors: Partial<Record<Field, string>>;
  /** Why the last attempt changed nothing. */
  refusal: FormRefusal<Field> | null;
  /** How often sending the form has failed. */
  attempt: number;
}

/** One form that is sent. What is typed into it is not kept here. */
export interface FormSubmission<Field extends string> {
  $state: ReadableAtom<FormSubmissionState<Field>>;
  /**
   * Sends the form; nothing happens while it is being sent.
   * @param call makes the call
   * @returns its result; null where nothing was sent
   */
  send<Value>(call: () => Promise<Result<Value>>): Promise<Result<Value> | null>;
  /** The shopper has changed these fields, so what was wrong with them is forgotten. */
  clearErrors(fields: readonly string[]): void;
}

/**
 * Makes the state of one form.
 * @param sort sorts the server's messages by the fields
 * @param phase 'saved' on the page that a saved form leads to
 */
export function createFormSubmission<Field extends string>(
  sort: (failure: Failure) => FormRefusal<Field>,
  phase: 'open' | 'saved' = 'open',
): FormSubmission<Field> {
  const $state = atom<FormSubmissionState<Field>>({ phase, errors: {}, refusal: null, attempt: 0 });
  const show = (changed: Partial<FormSubmissionState<Field>>) =>
    writeStore(() => $state.set({ ...$state.get(), ...changed }));

  function refuse(refusal: FormRefusal<Field>): void {
    show({ phase: 'open', errors: refusal.errors, refusal, attempt: $state.get().attempt + 1 });
  }

  return {
    $state,
    async send(call) {
      if ($state.get().phase === 'sending') return null;
      show({ phase: 'sending' });
      const result = await call();
      if (result.ok) show({ phase: 'saved', errors: {}, refusal: null });
      else refuse(sort(result.failure));
      return result;
    },
    clearErrors(fields) {
      const kept = Object.entries($state.get().errors).filter(([field]) => !fields.includes(field));
      show({ errors: Object.fromEntries(kept) as FormSubmissionState<Field>['errors'] });
    },
  };
}
