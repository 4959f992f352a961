import { atom, type ReadableAtom } from 'nanostores';
import type { FormRefusal } from '../../shared/api/form-refusal.ts';
import { createLatestRead } from '../../shared/api/latest-read.ts';
import type { Failure } from '../../shared/api/result.ts';
import {
  readSsoProfile,
  type SsoField,
  type SsoProfile,
  saveSsoProfile,
  ssoRefusal,
} from '../../shared/api/sso-profile.ts';
import { markSessionEnded } from '../../shared/stores/session.ts';
import { createSsoReturn, type SsoReturn } from './sso-return.ts';

/** The profile as far as it has been read. */
export type SsoReading =
  | { phase: 'loading' }
  | { phase: 'ready'; profile: SsoProfile }
  | { phase: 'failed'; failure: Failure };

/** What is read from the fields when they are sent. */
export interface Passwords {
  password: string;
  confirmedPassword: string;
}

/** The boxes. */
export interface Choices {
  acceptsTerms: boolean;
  optIn: boolean;
}

/** One page's state: everything but the passwords and the token. */
export interface SsoProfileState {
  $reading: ReadableAtom<SsoReading>;
  $choices: ReadableAtom<Choices>;
  $phase: ReadableAtom<'open' | 'sending' | 'saved'>;
  /** What is wrong with the fields, each until it is changed. */
  $errors: ReadableAtom<Partial<Record<SsoField, string>>>;
  /** Why the last attempt changed nothing; `attempt` counts them. */
  $refusal: ReadableAtom<{ refusal?: FormRefusal<SsoField>; attempt: number }>;
  ssoReturn: SsoReturn;
  /** Reads the profile, also once more. */
  read(): void;
  /** Reads the profile and follows the page; gives the way to stop. */
  open(): () => void;
  choose(choices: Partial<Choices>): void;
  /** A password was changed. */
  touch(field: SsoField): void;
  /** Saves the profile and goes on to the other site; during a call it does nothing. @returns whether it is saved */
  save(passwords: Passwords): Promise<boolean>;
}

/**
 * Makes the state of one page [2 §2].
 * @param profileId and `goto`: from the page's query
 */
export function createSsoProfile(profileId: string, goto: string | null): SsoProfileState {
  const $reading = atom<SsoReading>({ phase: 'loading' });
  const $choices = atom<Choices>({ acceptsTerms: false, optIn: true });
  const $phase = atom<'open' | 'sending' | 'saved'>('open');
  const $errors = atom<Partial<Record<SsoField, string>>>({});
  const $refusal = atom<{ refusal?: FormRefusal<SsoField>; attempt: number }>({ attempt: 0 });
  const reads = createLatestRead();
  const ssoReturn = createSsoReturn(goto);

  async function readOnce(): Promise<void> {
    const result = await reads.run((signal) => readSsoProfile(profileId, { signal }));
    if (!result) return;
    if (!result.ok && result.failure.kind === 'session') markSessionEnded();
    $reading.set(
      result.ok ? { phase: 'ready', profile: result.value } : { phase: 'failed', failure: result.failure },
    );
  }

  function read(): void {
    $reading.set({ phase: 'loading' });
    void readOnce();
  }

  function refuse(failure: Failure): void {
    if (failure.kind === 'session') markSessionEnded();
    const refusal = ssoRefusal(failure);
    $errors.set(refusal.errors);
    $refusal.set({ refusal, attempt: $refusal.get().attempt + 1 });
  }

  async function save(passwords: Passwords): Promise<boolean> {
    const reading = $reading.get();
    if (reading.phase !== 'ready' || $phase.get() !== 'open') return false;
    const { needsTerms, ...person } = reading.profile;
    const { acceptsTerms, optIn } = $choices.get();
    $phase.set('sending');
    ssoReturn.begin();
    const result = await saveSsoProfile({
      profileId,
      person,
      ...passwords,
      acceptsTerms: needsTerms && acceptsTerms,
      optIn,
      goOnTo: ssoReturn.target ?? '',
    });
    $phase.set(result.ok ? 'saved' : 'open');
    if (result.ok) ssoReturn.take(result.value.token);
    else refuse(result.failure);
    return result.ok;
  }

  return {
    $reading,
    $choices,
    $phase,
    $errors,
    $refusal,
    ssoReturn,
    read,
    open() {
      const stop = ssoReturn.open();
      if ($reading.get().phase !== 'ready') read();
      return () => {
        reads.end();
        stop();
      };
    },
    choose: (choices) => $choices.set({ ...$choices.get(), ...choices }),
    touch(field) {
      const { [field]: _changed, ...kept } = $errors.get();
      $errors.set(kept);
    },
    save,
  };
}
