import type { ChangeEvent, KeyboardEvent, ReactNode } from 'react';
import { fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { messages } from './quick-order-messages.ts';
import type { QuickOrderRow, RowField, RowProblem } from './quick-order-row.ts';
import type { FieldPlace } from './quick-order-state.ts';

interface QuickOrderRowFieldsProps {
  row: QuickOrderRow;
  /** The row's number, where the form has several. */
  number?: number;
  /** While an addition is under way the fields keep their text and the focus, and take no typing. */
  submitting: boolean;
  onType: (place: FieldPlace, text: string) => void;
  onLeave: (place: FieldPlace) => void;
  onEnter: (place: FieldPlace) => void;
  onRetry: () => Promise<void>;
  /** What stands beside the fields: the button of a form of one row. */
  children?: ReactNode;
}

/** Item number and quantity, with what is wrong with them below. */
export function QuickOrderRowFields({
  row,
  number,
  submitting,
  children,
  ...actions
}: QuickOrderRowFieldsProps) {
  const id = useUniqueId();
  const { problem, note, ...typed } = useStore(row.$content);
  const described = [problem && `${id}-problem`, note && `${id}-note`].filter(Boolean).join(' ');

  const propertiesOf = (field: RowField) => ({
    id: `${id}-${field}`,
    'data-field': field,
    className: `cb-input cb-quick-order__${field === 'itemNumber' ? 'text' : 'number'}`,
    type: 'text',
    autoComplete: 'off',
    value: typed[field],
    readOnly: submitting,
    'aria-disabled': submitting || undefined,
    'aria-invalid': problem?.fields.includes(field) || undefined,
    'aria-describedby': described || undefined,
    onBlur: () => actions.onLeave({ row, field }),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      // The mount point may stand inside a form of the page.
      event.preventDefault();
      if (!submitting) actions.onEnter({ row, field });
    },
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
    <div
      className="cb-quick-order__row"
      data-row={row.key}
      role="group"
      aria-label={number ? fill(messages.row, { row: number }) : undefined}
    >
      <div className="cb-quick-order__fields">
        {number && (
          <span className="cb-quick-order__index" aria-hidden="true">
            {number}
          </span>
        )}
        <div className="cb-field cb-quick-order__item">
          <label className="cb-field__label cb-quick-order__label" htmlFor={`${id}-itemNumber`}>
            {messages.itemNumber}
          </label>
          <input
            {...propertiesOf('itemNumber')}
            autoCapitalize="characters"
            spellCheck={false}
            translate="no"
            enterKeyHint="next"
            onChange={(event) => actions.onType({ row, field: 'itemNumber' }, upperCased(event))}
          />
        </div>
        <div className="cb-field cb-quick-order__quantity">
          <label className="cb-field__label cb-quick-order__label" htmlFor={`${id}-quantity`}>
            {messages.quantity}
          </label>
          <input
            {...propertiesOf('quantity')}
            inputMode="numeric"
            enterKeyHint={number ? 'next' : 'done'}
            onFocus={(event) => event.target.select()}
            onChange={(event) => actions.onType({ row, field: 'quantity' }, event.target.value)}
          />
        </div>
        {children}
      </div>
      {problem && (
        <QuickOrderRowProblem
          id={`${id}-problem`}
          problem={problem}
          retrying={submitting}
          onRetry={actions.onRetry}
        />
      )}
      {note && (
        <p className="cb-quick-order__note" id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}

/** Moves the focus to a field of a form, and marks what is in it. */
export function focusField(root: HTMLElement | null, { row, field }: FieldPlace): void {
  const input = root?.querySelector<HTMLInputElement>(`[data-row="${row.key}"] [data-field="${field}"]`);
  input?.focus();
  input?.select();
}

interface QuickOrderRowProblemProps {
  /** Named by the fields that it explains. */
  id: string;
  problem: RowProblem;
  /** Another attempt is under way. */
  retrying: boolean;
  onRetry: () => Promise<void>;
}

/** The error box of a row, with the way out where there is one. */
function QuickOrderRowProblem({ id, problem, retrying, onRetry }: QuickOrderRowProblemProps) {
  return (
    <div className="cb-quick-order__problem">
      <Notice tone={problem.tone ?? 'danger'}>
        <span id={id}>{problem.text}</span>{' '}
        {problem.remedy === 'try-again' && (
          <Button tone="link" busy={retrying} onPress={onRetry}>
            {messages.tryAgain}
          </Button>
        )}
        {problem.remedy === 'sign-in' && (
          <a className="cb-link" href="/account/login?resume=prev">
            {messages.signIn}
          </a>
        )}
      </Notice>
    </div>
  );
}

/**
 * The field's text in upper case, the caret where it was. Text that a phone's keyboard is still composing
 * is left alone, since writing to the field then doubles letters; the style sheet shows it in upper case.
 */
function upperCased(event: ChangeEvent<HTMLInputElement>): string {
  const field = event.target;
  if ((event.nativeEvent as InputEvent).isComposing) return field.value;
  const upper = field.value.toUpperCase();
  if (upper !== field.value) {
    const { selectionStart } = field;
    field.value = upper;
    field.setSelectionRange(selectionStart, selectionStart);
  }
  return upper;
}
