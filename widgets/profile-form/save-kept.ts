/** Saving the shopper's own profile, so that the next page can say how that ended. Loaded when the form is sent. */
import { updateProfile } from '../../shared/api/account/profile.ts';
import { digestPerson } from '../../shared/domain/account/person-digest.ts';
import type { Visitor } from '../../shared/domain/account/visitor.ts';
import type { Result } from '../../shared/domain/failure.ts';
import type { OpenWrite } from '../../shared/domain/open-write.ts';
import { keepWhileOpen } from '../../shared/page/storage/open-writes.ts';
import { ownerFor } from '../../shared/page/storage/shopper-storage.ts';

/**
 * Saves a profile.
 * @param visitor the visitor before the change
 * @param profile the typed profile. Only a digest without the password is kept
 */
export function saveKept(
  visitor: Visitor,
  profile: Parameters<typeof updateProfile>[0],
): Promise<Result<null>> {
  const write: OpenWrite = {
    kind: 'profile',
    profileId: profile.profileId,
    digest: digestPerson(profile),
    digestBefore: digestPerson(visitor),
  };
  return keepWhileOpen(ownerFor(visitor), write, () => updateProfile(profile));
}
