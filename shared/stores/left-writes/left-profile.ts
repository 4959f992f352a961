/** Finds out whether the shopper's profile was saved. */
import { readProfile } from '../../api/account/profile.ts';
import { digestPerson } from '../../domain/account/person-digest.ts';
import { defineMessages } from '../../page/messages.ts';
import type { LeftWrite, ToldEnd } from './left-write.ts';

const messages = defineMessages('shared', {
  leftCheckingProfile: 'Checking whether your profile was saved…',
  leftProfileSaved: 'Your profile was saved.',
  leftProfileNotSaved: 'Your profile wasn’t saved. Please open My Profile and save it again.',
  leftProfileUnknown:
    'We couldn’t confirm that your profile was saved. Please open My Profile and save it again.',
});

const SAVED: ToldEnd = { tone: 'success', text: messages.leftProfileSaved };

/**
 * Saving name, email address or password.
 * @param digest a digest of the name and address that were sent. If it is unchanged, only the password was
 *   new, and no read shows that
 */
export function leftProfile(profileId: string, digest: number, digestBefore: number): LeftWrite {
  const isReadable = digest !== digestBefore;
  let isRead = false;
  return {
    checking: messages.leftCheckingProfile,
    async find() {
      const read = await readProfile(profileId);
      isRead = read.ok;
      return isReadable && read.ok && digestPerson(read.value) === digest ? SAVED : null;
    },
    giveUp: () => ({
      tone: 'warning',
      text: isReadable && isRead ? messages.leftProfileNotSaved : messages.leftProfileUnknown,
    }),
    ended: ({ ok, words }) => (ok ? SAVED : { tone: 'danger', text: words ?? messages.leftProfileNotSaved }),
  };
}
