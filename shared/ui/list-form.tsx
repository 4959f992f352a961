import { useRef, useState } from 'react';
import { LIST_LIMITS } from '../domain/shopping-list.ts';
import { fill } from '../page/messages.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { listFormMessages as messages } from './list-form-messages.ts';
import { Notice } from './notice.tsx';

/** What a shopper says of a list, without spaces around it. The description may be empty. */
export interface NewList {
  name: string;
  description: string;
}

interface ListFormProps {
  /** What stands in the fields at first, cut at what they take; empty when left out. */
  initial?: NewList;
  saveLabel: string;
  /** Makes the list. Gives what went wrong, in words; nothing when it is done, and the form may go. */
  onSave: (list: NewList) => Promise<string | undefined>;
  onClose: () => void;
}

/**
 * Name and description of a list that is to be made [1 §9], [2 §9]. What was typed stays until it is saved; why it could
 * not be stands above the buttons.
 */
export function ListForm({
  initial = { name: '', description: '' },
  saveLabel,
  onSave,
  onClose,
}: ListFormProps) {
  const [typed, setTyped] = useState<NewList>(() => ({
    name: initial.name.slice(0, LIST_LIMITS.name),
    description: initial.description.slice(0, LIST_LIMITS.description),
  }));
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
    hint: fill(messages.characters, { count: typed[part].length, limit: LIST_LIMITS[part] }),
    maxLength: LIST_LIMITS[part],
    autoComplete: 'off',
    value: typed[part],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setTyped({ ...typed, [part]: target.value });
      if (part === 'name') setNameless(false);
    },
  });
  return (
    <form className="cb-form" noValidate onSubmit={save}>
      <Field
        {...propsOf('name')}
        ref={name}
        label={messages.listName}
        required
        error={nameless ? messages.listNameMissing : undefined}
      />
      <Field {...propsOf('description')} label={messages.listDescription} />
      {problem && (
        <Notice tone="danger" urgent>
          {problem}
        </Notice>
      )}
      <div className="cb-dialog__actions">
        <Button onPress={onClose}>{messages.listCancel}</Button>
        <Button tone="primary" type="submit" busy={busy}>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}
