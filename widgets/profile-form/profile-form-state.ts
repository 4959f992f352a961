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
import { navigate } from '../../shared/page/navigate.ts';
import { noteOutcome } from '../../shared/page/outcome.ts';
import { createFormSubmission, type FormSubmissionState } from '../../shared/stores/form-submission.ts';
import { createResource, type Resource } from '../../shared/stores/resource.ts';
import { renameVisitor } from '../../shared/stores/session.ts';

const SAVED_PAGE = '/account/profile?success=true';

/** Makes the resource of the profile with that id [2 §7]. */
export function createProfileById(profileId: string): Resource<KnownProfile> {
  return createResource((signal) => readProfile(profileId, { signal }));
}

/** The state of sending one form. What is typed stays in the fields. */
export interface ProfileFormState {
  $submission: ReadableAtom<FormSubmissionState<ProfileField>>;
  /** These fields were changed: what was wrong with them is forgotten. */
  clearErrors(fields: readonly string[]): void;
  /** Saves the profile and leads to the page that says so; during a call it does nothing. @returns whether it is saved */
  save(person: Person, password: string): Promise<boolean>;
}

interface ProfileFormOptions {
  profileId: string;
  /** Whether it is the shopper's own profile: the page then goes on with the new name. */
  own: boolean;
  /** Whether the page is the one that a saved profile leads to. */
  saved?: boolean;
}

/** Makes the state of one form [2 §2 Profile form, §4 Profile save]. */
export function createProfileForm({ profileId, own, saved }: ProfileFormOptions): ProfileFormState {
  const submission = createFormSubmission<ProfileField>(
    (failure) => refusalOf(failure, PROFILE_NAMES),
    saved ? 'saved' : 'open',
  );

  async function save(typed: Person, password: string): Promise<boolean> {
    const person = trimPerson(typed);
    const result = await submission.send(() => updateProfile({ ...person, password, profileId }));
    if (!result?.ok) return false;
    if (own) renameVisitor(person);
    noteOutcome('success');
    navigate(SAVED_PAGE, 'profile-saved');
    return true;
  }

  return { $submission: submission.$state, clearErrors: submission.clearErrors, save };
}

/** Without the spaces that typing or pasting has left around the texts. */
function trimPerson({ firstName, lastName, email }: Person): Person {
  return { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() };
}
