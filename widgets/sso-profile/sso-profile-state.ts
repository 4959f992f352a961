import { atom, type ReadableAtom } from 'nanostores';
import {
  readSsoProfile,
  type SsoField,
  type SsoProfile,
  saveSsoProfile,
  ssoRefusal,
} from '../../shared/api/account/sso-profile.ts';
import { createFormSubmission, type FormSubmissionState } from '../../shared/stores/form-submission.ts';
import { createResource, type ResourceState } from '../../shared/stores/resource.ts';
import { createSsoReturn, type SsoReturn } from './sso-return.ts';

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
  $profile: ReadableAtom<ResourceState<SsoProfile>>;
  $choices: ReadableAtom<Choices>;
  $submission: ReadableAtom<FormSubmissionState<SsoField>>;
  ssoReturn: SsoReturn;
  /** Reads the profile once more. */
  read(): void;
  /** Reads the profile and follows the page. @returns unsubscribe */
  open(): () => void;
  choose(choices: Partial<Choices>): void;
  /** This field was changed: what was wrong with it is forgotten. */
  clearError(field: SsoField): void;
  /** Saves the profile and goes on to the other site; during a call it does nothing. @returns whether it is saved */
  save(profile: SsoProfile, passwords: Passwords): Promise<boolean>;
}

/**
 * Makes the state of one page [2 §2 SSO page].
 * @param profileId and `goto`: from the page's query
 */
export function createSsoProfile(profileId: string, goto: string | null): SsoProfileState {
  const profile = createResource((signal) => readSsoProfile(profileId, { signal }));
  const submission = createFormSubmission(ssoRefusal);
  const $choices = atom<Choices>({ acceptsTerms: false, optIn: true });
  const ssoReturn = createSsoReturn(goto);

  async function save({ needsTerms, ...person }: SsoProfile, passwords: Passwords): Promise<boolean> {
    const { acceptsTerms, optIn } = $choices.get();
    const result = await submission.send(() => {
      ssoReturn.begin();
      return saveSsoProfile({
        profileId,
        person,
        ...passwords,
        acceptsTerms: needsTerms && acceptsTerms,
        optIn,
        goOnTo: ssoReturn.target ?? '',
      });
    });
    if (!result?.ok) return false;
    ssoReturn.take(result.value.token);
    return true;
  }

  return {
    $profile: profile.$state,
    $choices,
    $submission: submission.$state,
    ssoReturn,
    read: () => void profile.read(),
    open() {
      const closeProfile = profile.open();
      const closeReturn = ssoReturn.open();
      return () => {
        closeProfile();
        closeReturn();
      };
    },
    choose: (choices) => $choices.set({ ...$choices.get(), ...choices }),
    clearError: (field) => submission.clearErrors([field]),
    save,
  };
}
