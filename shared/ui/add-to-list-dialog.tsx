import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { addToListMessages as messages } from './add-to-list-messages.ts';
import { ChooseListForm, type OfferedList } from './choose-list-form.tsx';
import { Dialog } from './dialog.tsx';
import { ListForm, type NewList } from './list-form.tsx';
import { Skeleton } from './skeleton.tsx';

interface AddToListDialogProps {
  /** The shopper's lists; null while they are on their way. */
  lists: readonly OfferedList[] | null;
  /** Stands in place of the lists when they could not be read. */
  failure?: ReactNode;
  /** Puts the items into a list. Gives what went wrong, in words; nothing when it is done, and the dialog may go. */
  onAdd: (list: OfferedList) => Promise<string | undefined>;
  /** Makes a list of the items; the same. */
  onCreate: (list: NewList) => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks which list items are to be put into, or makes one for them [2 §2]; whoever has no list yet makes one. */
export function AddToListDialog({ lists, failure, onAdd, onCreate, onClose }: AddToListDialogProps) {
  const [making, setMaking] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const makesList = making || lists?.length === 0;
  const switched = useRef(false);
  // What was pressed to get to the other form is gone with the form it stood in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the form is followed
  useLayoutEffect(() => {
    if (switched.current) body.current?.querySelector<HTMLElement>('input, select')?.focus();
    switched.current = true;
  }, [making]);

  function choice(): ReactNode {
    if (makesList) {
      const back = () => setMaking(false);
      return (
        <ListForm
          saveLabel={messages.saveAndAdd}
          onSave={onCreate}
          onClose={lists?.length ? back : onClose}
        />
      );
    }
    if (failure) return failure;
    if (!lists) return <Skeleton rows={1} />;
    return <ChooseListForm lists={lists} onAdd={onAdd} onMake={() => setMaking(true)} onClose={onClose} />;
  }

  return (
    <Dialog title={makesList ? messages.makeList : messages.addToList} onClose={onClose}>
      <div className="cb-add-to-list" ref={body}>
        {choice()}
      </div>
    </Dialog>
  );
}
