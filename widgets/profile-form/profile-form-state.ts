import { atom, type ReadableAtom } from 'nanostores';
import { type FormRefusal, refusalOf } from '../../shared/api/form-refusal.ts';
import { createLatestRead } from '../../shared/api/latest-read.ts';
import {
  type KnownProfile,
  PROFILE_NAMES,
  type ProfileField,
  readProfile,
  updateProfile,
} from '../../shared/api/profile.ts';
import type { Failure } from '../../shared/api/result.ts';
import { type Person, trimPerson } from '../../shared/domain/person.ts';
import { navigate } from '../../shared/page/navigate.ts';
import { renameVisitor } from '../../shared/stores/rename-visitor.ts';
import { markSessionEnded } from '../../shared/stores/session.ts';

const SAVED_PAGE = '/account/profile?success=true';

/** Whose profile it is: the shopper's own, as far as the page knows it, or the one with that id. */
export type ProfileFormOptions =
  | { kind: 'own'; profileId: string; person: Person; saved: boolean }
  | { kind: 'by-id'; profileId: string };

/** The profile as far as it is known. */
export type ProfileReading =
  | { phase: 'loading' }
  | { phase: 'ready'; profile: KnownProfile }
  | { phase: 'failed'; failure: Failure };

/** One form's state: everything but the password, which stays in its field. */
export interface ProfileFormState {
  $reading: ReadableAtom<ProfileReading>;
  $phase: ReadableAtom<'open' | 'sending' | 'saved'>;
  /** What is wrong with the fields, each until it is changed. */
  $errors: ReadableAtom<Partial<Record<ProfileField, string>>>;
  /** Why the last attempt changed nothing; `attempt` counts them. */
  $refusal: ReadableAtom<{ refusal?: FormRefusal<ProfileField>; attempt: number }>;
  /** Reads the profile where it is not the shopper's own, also once more; gives the way to stop. */
  open(): () => void;
  change(changed: Partial<Person>): void;
  /** The password was changed. */
  touchPassword(): void;
  /** Saves the profile and leads to the page that says so; during a call it does nothing. @returns whether it is saved */
  save(password: string): Promise<boolean>;
}

/** Makes the state of one form [2 §2], [2 §4]. */
export function createProfileForm(options: ProfileFormOptions): ProfileFormState {
  const own = options.kind === 'own';
  const $reading = atom<ProfileReading>(
    own ? { phase: 'ready', profile: options.person } : { phase: 'loading' },
  );
  const $phase = atom<'open' | 'sending' | 'saved'>(own && options.saved ? 'saved' : 'open');
  const $errors = atom<Partial<Record<ProfileField, string>>>({});
  const $refusal = atom<{ refusal?: FormRefusal<ProfileField>; attempt: number }>({ attempt: 0 });
  const reads = createLatestRead();

  async function read(): Promise<void> {
    const result = await reads.run((signal) => readProfile(options.profileId, { signal }));
    if (!result) return;
    if (!result.ok && result.failure.kind === 'session') markSessionEnded();
    $reading.set(
      result.ok ? { phase: 'ready', profile: result.value } : { phase: 'failed', failure: result.failure },
    );
  }

  function forget(fields: readonly string[]): void {
    const kept = Object.entries($errors.get()).filter(([field]) => !fields.includes(field));
    $errors.set(Object.fromEntries(kept));
  }

  function refuse(failure: Failure): void {
    if (failure.kind === 'session') markSessionEnded();
    const refusal = refusalOf(failure, PROFILE_NAMES);
    $errors.set(refusal.errors);
    $refusal.set({ refusal, attempt: $refusal.get().attempt + 1 });
  }

  async function save(password: string): Promise<boolean> {
    const reading = $reading.get();
    if (reading.phase !== 'ready' || $phase.get() === 'sending') return false;
    const person = trimPerson(reading.profile);
    $phase.set('sending');
    const result = await updateProfile({ ...person, password, profileId: options.profileId });
    $phase.set(result.ok ? 'saved' : 'open');
    if (!result.ok) {
      refuse(result.failure);
      return false;
    }
    $errors.set({});
    $refusal.set({ attempt: $refusal.get().attempt });
    if (own) renameVisitor(person);
    navigate(SAVED_PAGE, 'profile-saved');
    return true;
  }

  return {
    $reading,
    $phase,
    $errors,
    $refusal,
    open() {
      if (own) return () => {};
      $reading.set({ phase: 'loading' });
      void read();
      return reads.end;
    },
    change(changed) {
      const reading = $reading.get();
      if (reading.phase !== 'ready') return;
      $reading.set({ phase: 'ready', profile: { ...reading.profile, ...changed } });
      forget(Object.keys(changed));
    },
    touchPassword: () => forget(['password']),
    save,
  };
}
