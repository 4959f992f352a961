import type { ReadableAtom } from 'nanostores';
import {
  type KnownProfile,
  PROFILE_NAMES,
  type ProfileField,
  readProfile,
  updateProfile,
} from '../../shared/api/account/profile.ts';
import type { Person } from '../../shared/domain/account/visitor.ts';
import { refusalOf } from '../../shared/domain/form-refusal.ts';
import { lazyModule } from '../../shared/page/lazy/lazy-module.ts';
import { navigate } from '../../shared/page/navigate.ts';
import { noteOutcome } from '../../shared/page/outcome.ts';
import { renameVisitor } from '../../shared/stores/account/rename-visitor.ts';
import { createFormSubmission, type FormSubmissionState } from '../../shared/stores/form-submission.ts';
import { createResource, type Resource } from '../../shared/stores/resource.ts';
import { $session } from '../../shared/stores/session.ts';

const saving = lazyModule(() => import('./save-kept.ts'));

const SAVED_PAGE = '/account/profile?success=true';

/** Creates the resource of the profile with this id [2 §7]. */
export function createProfileById(profileId: string): Resource<KnownProfile> {
  return createResource((signal) => readProfile(profileId, { signal }));
}

/** The submission of one form. Typed text stays in the fields. */
export interface ProfileFormState {
  $submission: ReadableAtom<FormSubmissionState<ProfileField>>;
  /** Forgets the errors of fields that the shopper has changed. */
  clearErrors(fields: readonly string[]): void;
  /**
   * Saves the profile and opens the page that confirms it. Does nothing while the form is being sent.
   * @returns whether the profile is saved
   */
  save(person: Person, password: string): Promise<boolean>;
}

interface ProfileFormOptions {
  profileId: string;
  /** Whether it is the shopper's own profile. The page then shows the new name. */
  own: boolean;
  /** Whether this is the page that a saved profile leads to. */
  saved?: boolean;
}

/** Creates the state of one form [2 §2 Profile form, §4 Profile save]. */
export function createProfileForm({ profileId, own, saved }: ProfileFormOptions): ProfileFormState {
  const submission = createFormSubmission<ProfileField>(
    (failure) => refusalOf(failure, PROFILE_NAMES),
    saved ? 'saved' : 'open',
  );

  async function save(typed: Person, password: string): Promise<boolean> {
    const person = trimPerson(typed);
    const profile = { ...person, password, profileId };
    const { visitor } = $session.get();
    const saveOwn = async () => {
      const kept = await saving.use(({ saveKept }) => saveKept(visitor, profile));
      // Without that code, the next page can't report the outcome, but the profile is saved.
      return kept.ok ? kept.value : updateProfile(profile);
    };
    const result = await submission.send(own ? saveOwn : () => updateProfile(profile));
    if (!result?.ok) return false;
    if (own) renameVisitor(person);
    noteOutcome('success');
    navigate(SAVED_PAGE, 'profile-saved');
    return true;
  }

  return { $submission: submission.$state, clearErrors: submission.clearErrors, save };
}

function trimPerson({ firstName, lastName, email }: Person): Person {
  return { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() };
}
