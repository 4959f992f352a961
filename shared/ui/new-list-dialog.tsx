import { useRef, useState } from 'react';
import { fill } from '../page/wording.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { newListWords as words } from './new-list-words.ts';
import { Notice } from './notice.tsx';

/** How long the texts of a list may be [1 §9]. */
const LIMITS = { name: 40, description: 120 };

/** What a shopper says of a list, without spaces around it. The description may be empty. */
export interface NewList {
  name: string;
  description: string;
}

interface NewListDialogProps {
  /** Makes the list. Gives what went wrong, in words; nothing when it is done, and the dialog may go. */
  onSave: (list: NewList) => Promise<string | undefined>;
  onClose: () => void;
}

/**
 * Asks for name and description of a list that is to be made [1 §2, §9]. What was typed stays until it is
 * saved; why it could not be stands above the buttons.
 */
export function NewListDialog({ onSave, onClose }: NewListDialogProps) {
  const [typed, setTyped] = useState<NewList>({ name: '', description: '' });
  const [nameless, setNameless] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const name = useRef<HTMLInputElement>(null);

  async function save(event: { preventDefault(): void }): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const list = { name: typed.name.trim(), description: typed.description.trim() };
    setProblem(undefined);
    setNameless(!list.name);
    if (!list.name) return name.current?.focus();
    setBusy(true);
    setProblem(await onSave(list));
    setBusy(false);
  }

  const propsOf = (part: keyof NewList) => ({
    hint: fill(words.characters, { count: typed[part].length, limit: LIMITS[part] }),
    maxLength: LIMITS[part],
    autoComplete: 'off',
    value: typed[part],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setTyped({ ...typed, [part]: target.value });
      if (part === 'name') setNameless(false);
    },
  });
  return (
    <Dialog title={words.newList} onClose={onClose}>
      <form className="cb-form" noValidate onSubmit={save}>
        <Field
          {...propsOf('name')}
          ref={name}
          label={words.listName}
          required
          error={nameless ? words.listNameMissing : undefined}
        />
        <Field {...propsOf('description')} label={words.listDescription} />
        {problem && (
          <Notice tone="danger" urgent>
            {problem}
          </Notice>
        )}
        <div className="cb-dialog__actions">
          <Button onPress={onClose}>{words.listCancel}</Button>
          <Button tone="primary" type="submit" busy={busy}>
            {words.listSave}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
