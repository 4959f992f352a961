import { useState } from 'react';
import { fill } from '../page/messages.ts';
import { addToListMessages as messages } from './add-to-list-messages.ts';
import { Button } from './button.tsx';
import { listName } from './list-name.ts';
import { Notice } from './notice.tsx';
import { SelectField } from './select-field.tsx';

/** A list that items may be put into. */
export interface OfferedList {
  id: string;
  name?: string;
  itemCount?: number;
}

interface ChooseListFormProps {
  /** At least one. */
  lists: readonly OfferedList[];
  /** Gives what went wrong, in words; nothing when it is done. */
  onAdd: (list: OfferedList) => Promise<string | undefined>;
  onMake: () => void;
  onClose: () => void;
}

/** Chooses one of the shopper's lists; why nothing was put into it stands above the buttons. */
export function ChooseListForm({ lists, onAdd, onMake, onClose }: ChooseListFormProps) {
  const [chosenId, setChosenId] = useState(lists[0]?.id);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function add(event: { preventDefault(): void }): Promise<void> {
    event.preventDefault();
    const list = lists.find(({ id }) => id === chosenId);
    if (busy || !list) return;
    setProblem(undefined);
    setBusy(true);
    setProblem(await onAdd(list));
    setBusy(false);
  }

  const options = lists.map((list) => {
    const { id, itemCount: count } = list;
    const name = listName(list);
    return { value: id, label: count === undefined ? name : fill(messages.listWithCount, { name, count }) };
  });
  return (
    <form className="cb-form" onSubmit={add}>
      <SelectField
        label={messages.chooseList}
        options={options}
        value={chosenId}
        onChange={({ target }) => setChosenId(target.value)}
      />
      {problem && (
        <Notice tone="danger" urgent>
          {problem}
        </Notice>
      )}
      <div className="cb-dialog__actions">
        <Button onPress={onClose}>{messages.keepLists}</Button>
        <Button disabled={busy} onPress={onMake}>
          {messages.makeList}
        </Button>
        <Button tone="primary" type="submit" busy={busy}>
          {messages.addToList}
        </Button>
      </div>
    </form>
  );
}
