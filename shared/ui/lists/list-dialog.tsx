/** The dialogs that ask for name and description of a list [1 §2, §9], [2 §2, §9]. */
import { useLayoutEffect, useRef, useState } from 'react';
import { LIST_LIMITS, type ListTexts } from '../../domain/lists/shopping-list.ts';
import { announce } from '../../page/announce.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { Dialog } from '../dialog.tsx';
import { CheckboxField } from '../forms/choices.tsx';
import { Field } from '../forms/field.tsx';
import { DialogForm } from './dialog-form.tsx';
import { listName } from './list-name.ts';

const messages = defineMessages('ui', {
  newList: 'New List',
  listSave: 'Save List',
  copyList: 'Copy List',
  copyNote: 'We’ll add a copy of {name} to your lists.',
  listName: 'List name',
  listDescription: 'Description (optional)',
  characters: '{count} of {limit} characters',
  listPublic: 'Others can see this list',
  listPublicUnknown:
    'We can’t tell here whether others may see it. That won’t change unless you check or clear the box.',
  listNameMissing: 'Enter a name for the list.',
  listCancel: 'Cancel',
});

interface ListFormProps {
  /** The initial texts, cut to the length of the fields; empty if left out. */
  initial?: ListTexts;
  /** Also asks whether others may see the list; if that isn't known, it may be left open. */
  asksWhoSees?: boolean;
  saveLabel: string;
  /** Saves the list; the texts are trimmed. @returns the error text; undefined closes the form */
  onSave: (list: ListTexts) => Promise<string | undefined>;
  onClose: () => void;
}

/** Name and description of a list, and who may see it. A list without a name is not saved [2 §2 Who sees a list]. */
export function ListForm({
  initial = { name: '', description: '', isPublic: false },
  asksWhoSees = true,
  saveLabel,
  onSave,
  onClose,
}: ListFormProps) {
  const [typed, setTyped] = useState<ListTexts>(() => ({
    name: initial.name.slice(0, LIST_LIMITS.name),
    description: initial.description.slice(0, LIST_LIMITS.description),
    isPublic: initial.isPublic,
  }));
  const [nameless, setNameless] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const list: ListTexts = { name: typed.name.trim(), description: typed.description.trim() };
  if (asksWhoSees && typed.isPublic !== undefined) list.isPublic = typed.isPublic;

  function check(): boolean {
    setNameless(!list.name);
    if (list.name) return true;
    // The error describes the field, so a screen reader reads it when the focus moves there.
    if (document.activeElement === nameField.current) announce(messages.listNameMissing);
    else nameField.current?.focus();
    return false;
  }

  const propsOf = (field: 'name' | 'description') => ({
    hint: fill(messages.characters, { count: typed[field].length, limit: LIST_LIMITS[field] }),
    maxLength: LIST_LIMITS[field],
    autoComplete: 'off',
    value: typed[field],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setTyped((known) => ({ ...known, [field]: target.value }));
      if (field === 'name') setNameless(false);
    },
  });
  return (
    <DialogForm
      check={check}
      onSubmit={() => onSave(list)}
      submitLabel={saveLabel}
      cancelLabel={messages.listCancel}
      onClose={onClose}
    >
      <Field
        {...propsOf('name')}
        ref={nameField}
        label={messages.listName}
        required
        error={nameless ? messages.listNameMissing : undefined}
      />
      <Field {...propsOf('description')} label={messages.listDescription} />
      {asksWhoSees && (
        <WhoSees
          isPublic={typed.isPublic}
          onChange={(isPublic) => setTyped((known) => ({ ...known, isPublic }))}
        />
      )}
    </DialogForm>
  );
}

interface WhoSeesProps {
  /** Undefined if the server doesn't say. */
  isPublic: boolean | undefined;
  onChange: (isPublic: boolean) => void;
}

/** Asks whether others may see the list; half ticked while that isn't known. */
function WhoSees({ isPublic, onChange }: WhoSeesProps) {
  const box = useRef<HTMLInputElement>(null);
  const isUnknown = isPublic === undefined;
  // HTML has no attribute for it.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = isUnknown;
  }, [isUnknown]);
  return (
    <CheckboxField
      ref={box}
      label={messages.listPublic}
      hint={isUnknown ? messages.listPublicUnknown : undefined}
      checked={isPublic ?? false}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

/** Asks for the name and description of a new list, and whether others may see it. */
export function NewListDialog({ onSave, onClose }: Pick<ListFormProps, 'onSave' | 'onClose'>) {
  return (
    <Dialog title={messages.newList} onClose={onClose}>
      <ListForm saveLabel={messages.listSave} onSave={onSave} onClose={onClose} />
    </Dialog>
  );
}

interface CopyListDialogProps extends Pick<ListFormProps, 'onSave' | 'onClose'> {
  /** The list to copy. The fields start with its name and description. */
  list: { id: string; name?: string; description?: string };
}

/** Asks for the name and description of a list's copy. */
export function CopyListDialog({ list, onSave, onClose }: CopyListDialogProps) {
  const { name = '', description = '' } = list;
  return (
    <Dialog
      title={messages.copyList}
      question={fill(messages.copyNote, { name: listName(list) })}
      onClose={onClose}
    >
      <ListForm
        initial={{ name, description }}
        asksWhoSees={false}
        saveLabel={messages.copyList}
        onSave={onSave}
        onClose={onClose}
      />
    </Dialog>
  );
}
