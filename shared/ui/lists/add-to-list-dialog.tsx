import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { OfferedList } from '../../domain/lists/move.ts';
import type { ListTexts } from '../../domain/lists/shopping-list.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { Dialog } from '../dialog.tsx';
import { SelectField } from '../forms/field.tsx';
import { Skeleton } from '../loading.tsx';
import { DialogForm } from './dialog-form.tsx';
import { ListForm } from './list-dialog.tsx';
import { listName } from './list-name.ts';

const messages = defineMessages('ui', {
  addToList: 'Add to List',
  chooseList: 'Choose a list',
  listWithCount: '{name} ({count})',
  makeList: 'New List',
  saveAndAdd: 'Save List',
  keepLists: 'Cancel',
});

interface AddToListDialogProps {
  /** The title, and the text of the button; 'Add to List' if left out. */
  action?: string;
  /** The shopper's lists; null while they are loading. */
  lists: readonly OfferedList[] | null;
  /** Shown instead of the lists if they could not be read. */
  failure?: ReactNode;
  /** Adds the items to a list. @returns the error text; undefined closes the dialog */
  onAdd: (list: OfferedList) => Promise<string | undefined>;
  /** Creates a list of the items; the same result. */
  onCreate: (list: ListTexts) => Promise<string | undefined>;
  onClose: () => void;
}

/**
 * Asks which list to add the items to, or creates one for them [2 §2 Order buttons]. A shopper without lists
 * creates one.
 */
export function AddToListDialog(props: AddToListDialogProps) {
  const { action = messages.addToList, lists, failure, onAdd, onCreate, onClose } = props;
  const [making, setMaking] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const makesList = making || lists?.length === 0;
  const switched = useRef(false);
  // The button that led to the other form is removed with its form.
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
    const make = () => setMaking(true);
    return <ChooseListForm action={action} lists={lists} onAdd={onAdd} onMake={make} onClose={onClose} />;
  }

  return (
    <Dialog title={makesList ? messages.makeList : action} onClose={onClose}>
      <div className="cb-add-to-list" ref={body}>
        {choice()}
      </div>
    </Dialog>
  );
}

interface ChooseListFormProps extends Pick<AddToListDialogProps, 'onAdd' | 'onClose'> {
  action: string;
  /** At least one. */
  lists: readonly OfferedList[];
  onMake: () => void;
}

/** Chooses one of the shopper's lists. */
function ChooseListForm({ action, lists, onAdd, onMake, onClose }: ChooseListFormProps) {
  const [chosenId, setChosenId] = useState(lists[0]?.id);
  const chosen = lists.find(({ id }) => id === chosenId);
  const options = lists.map((list) => {
    const { id, itemCount: count } = list;
    const name = listName(list);
    return { value: id, label: count === undefined ? name : fill(messages.listWithCount, { name, count }) };
  });
  return (
    <DialogForm
      onSubmit={async () => chosen && onAdd(chosen)}
      submitLabel={action}
      cancelLabel={messages.keepLists}
      onClose={onClose}
      other={{ label: messages.makeList, onPress: onMake }}
    >
      <SelectField
        label={messages.chooseList}
        options={options}
        value={chosenId}
        onChange={({ target }) => setChosenId(target.value)}
      />
    </DialogForm>
  );
}
