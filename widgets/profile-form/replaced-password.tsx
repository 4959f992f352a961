import { type RefObject, useEffect, useState } from 'react';
import { useStore } from '../../shared/stores/use-store.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { ReadFailure } from '../../shared/ui/read-failure.tsx';
import { SavedNote } from '../../shared/ui/saved-note.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { messages } from './profile-form-messages.ts';
import { createProfileForm } from './profile-form-state.ts';
import { SignInLink } from './sign-in-link.tsx';

interface ReplacedPasswordProps {
  profileId: string;
  /** Takes the focus when a button has gone with what it did. */
  heading: RefObject<HTMLElement | null>;
}

/** A profile by its id, for which a password takes the place of one that the shop has made up [2 §2]. */
export function ReplacedPassword({ profileId, heading }: ReplacedPasswordProps) {
  const [form] = useState(() => createProfileForm({ kind: 'by-id', profileId }));
  const reading = useStore(form.$reading);
  const phase = useStore(form.$phase);
  useEffect(() => form.open(), [form]);

  function retry(): void {
    heading.current?.focus();
    form.open();
  }

  if (reading.phase === 'loading') return <Skeleton rows={4} />;
  if (reading.phase === 'failed')
    return <ReadFailure failure={reading.failure} what={messages.theProfile} onRetry={retry} />;
  if (phase === 'saved') {
    return (
      <SavedNote text={messages.saved}>
        <SignInLink />
      </SavedNote>
    );
  }
  if (reading.profile.generatedPassword === false) {
    return (
      <Notice tone="info">
        <p className="cb-profile__line">{messages.hasPassword}</p>
        <SignInLink />
      </Notice>
    );
  }
  return (
    <>
      <p className="cb-profile__line">{messages.choosePassword}</p>
      <ProfileFields form={form} person={reading.profile} passwordOnly />
    </>
  );
}
