import { useState } from 'react';
import type { Visitor } from '../../shared/domain/visitor.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { SavedNote } from '../../shared/ui/saved-note.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { messages } from './profile-form-messages.ts';
import { createProfileForm } from './profile-form-state.ts';

interface OwnProfileProps {
  visitor: Visitor;
  /** The page is the one that a saved profile leads to. */
  saved: boolean;
}

/** The shopper's own profile, which the page already knows [2 §2]. */
export function OwnProfile({ visitor, saved }: OwnProfileProps) {
  const [form] = useState(() => {
    const { profileId = '', firstName = '', lastName = '', email = '' } = visitor;
    return createProfileForm({ kind: 'own', profileId, person: { firstName, lastName, email }, saved });
  });
  const reading = useStore(form.$reading);
  const phase = useStore(form.$phase);
  return (
    <>
      {phase === 'saved' && <SavedNote text={messages.saved} />}
      {reading.phase === 'ready' && (
        <ProfileFields form={form} person={reading.profile} passwordOnly={false} />
      )}
    </>
  );
}
