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

/** The passwords, which are read from their fields when the form is sent. */
export interface Passwords {
  password: string;
  confirmedPassword: string;
}

/** The checkboxes. */
export interface Choices {
  acceptsTerms: boolean;
  optIn: boolean;
}

/** The state of one page: everything but the passwords and the token. */
export interface SsoProfileState {
  $profile: ReadableAtom<ResourceState<SsoProfile>>;
  $choices: ReadableAtom<Choices>;
  $submission: ReadableAtom<FormSubmissionState<SsoField>>;
  ssoReturn: SsoReturn;
  /** Reads the profile again. */
  read(): void;
  /** Reads the profile, and follows when the page is left and shown again. @returns unsubscribe */
  open(): () => void;
  choose(choices: Partial<Choices>): void;
  /** Forgets the error of a field that the shopper has changed. */
  clearError(field: SsoField): void;
  /**
   * Saves the profile and opens the other site. Does nothing while the form is being sent.
   * @returns whether the profile is saved
   */
  save(profile: SsoProfile, passwords: Passwords): Promise<boolean>;
}

/**
 * Creates the state of one page [2 §2 SSO page].
 * @param profileId from the page's query, like `goto`
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
