import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { type RestrictedProduct, RestrictionGroup } from './restriction-group.tsx';
import { restrictionMessages as messages } from './restriction-messages.ts';
import { Spinner } from './spinner.tsx';

/** In the order of [1 §8]. */
const GROUPS = ['discontinued', 'users', 'geography', 'schools'] as const;

interface RestrictionDialogProps {
  /** What may not be ordered, by reason; a group may be empty. */
  groups: Record<(typeof GROUPS)[number], readonly RestrictedProduct[]>;
  /** Removes the items and goes on; while its promise runs, the dialog takes nothing else. */
  onRemove: () => Promise<void>;
  /** Goes back to where the items can be looked at; Escape does the same. */
  onReview: () => void;
}

/**
 * Says which items stand in the way of an order, in up to four groups, and asks what to do [1 §8]. A single
 * group gives the dialog its title.
 */
export function RestrictionDialog({ groups, onRemove, onReview }: RestrictionDialogProps) {
  const [removing, setRemoving] = useState(false);
  const named = GROUPS.filter((group) => groups[group].length > 0);
  const [only] = named.length === 1 ? named : [];

  function remove(): Promise<void> {
    setRemoving(true);
    return onRemove().finally(() => setRemoving(false));
  }

  return (
    <Dialog
      title={only ? messages[`${only}Title`] : messages.restrictionTitle}
      onClose={() => {
        if (!removing) onReview();
      }}
      actions={
        <>
          <Button className="cb-restriction__action" disabled={removing} onPress={onReview}>
            {messages.reviewRestricted}
          </Button>
          <Button tone="primary" className="cb-restriction__action" busy={removing} onPress={remove}>
            {removing && <Spinner />}
            <span className="cb-restriction__action-name">{messages.removeRestricted}</span>
          </Button>
        </>
      }
    >
      {named.map((group) => (
        <RestrictionGroup
          key={group}
          title={only ? undefined : messages[`${group}Title`]}
          text={messages[`${group}Text`]}
          items={groups[group]}
        />
      ))}
    </Dialog>
  );
}
