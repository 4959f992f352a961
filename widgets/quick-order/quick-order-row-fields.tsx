import { type ChangeEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { announce } from '../../shared/page/announce.ts';
import { fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { SignInLink } from '../../shared/ui/sign-in-link.tsx';
import type { RowField, RowProblem } from './quick-order-draft.ts';
import { messages } from './quick-order-messages.ts';
import type { FieldPosition, QuickOrderRow } from './quick-order-row.ts';

const ItemSuggestions = lazyComponent(
  () => import('./item-suggestions.tsx'),
  ({ ItemSuggestions }) => ItemSuggestions,
  // The form works without them.
  () => null,
);

interface QuickOrderRowFieldsProps {
  row: QuickOrderRow;
  /** The row's number, if the form has several rows. */
  number?: number;
  /** While rows are being added, the fields keep text and focus but can't be changed. */
  submitting: boolean;
  /** Whether there are items that can be suggested. */
  suggests: boolean;
  onType: (position: FieldPosition, text: string) => void;
  onLeave: (position: FieldPosition) => void;
  onEnter: (position: FieldPosition) => void;
  onRetry: () => Promise<void>;
  /** Shown beside the fields: the button of a form with one row. */
  children?: ReactNode;
}

/** Item number and quantity, and below them their problems. */
export function QuickOrderRowFields({
  row,
  number,
  submitting,
  suggests,
  children,
  ...actions
}: QuickOrderRowFieldsProps) {
  const id = useUniqueId();
  const itemField = useRef<HTMLInputElement>(null);
  /** The item number when its field got the focus; null without the focus. */
  const [before, setBefore] = useState<string | null>(null);
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
      // The mount point may be inside a form of the page.
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
            ref={itemField}
            // `ItemSuggestions` changes `aria-expanded`.
            {...(suggests && { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false })}
            onFocus={() => setBefore(typed.itemNumber)}
            onBlur={() => {
              setBefore(null);
              actions.onLeave({ row, field: 'itemNumber' });
            }}
            autoCapitalize="characters"
            spellCheck="false"
            translate="no"
            enterKeyHint="next"
            onChange={(event) => actions.onType({ row, field: 'itemNumber' }, upperCased(event))}
          />
          {suggests && before !== null && !submitting && (
            <ItemSuggestions
              field={itemField}
              text={typed.itemNumber}
              before={before}
              onPick={(itemNumber) => {
                actions.onType({ row, field: 'itemNumber' }, itemNumber);
                actions.onEnter({ row, field: 'itemNumber' });
              }}
            />
          )}
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

/**
 * Moves the focus to a field of a form and selects its text.
 * @returns whether the focus was elsewhere before
 */
export function focusField(root: HTMLElement | null, { row, field }: FieldPosition): boolean {
  const input = root?.querySelector<HTMLInputElement>(`[data-row="${row.key}"] [data-field="${field}"]`);
  const hasMoved = input !== document.activeElement;
  input?.focus();
  input?.select();
  return hasMoved;
}

/** Announces the problem of a row, if it has one. */
export function announceProblem({ $content }: QuickOrderRow): void {
  const { problem } = $content.get();
  if (problem) announce(problem.text);
}

interface QuickOrderRowProblemProps {
  /** The id that the fields name in `aria-describedby`. */
  id: string;
  problem: RowProblem;
  /** Whether another attempt is under way. */
  retrying: boolean;
  onRetry: () => Promise<void>;
}

/** The error box of a row, with Try again or Sign in if one of them helps. */
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
        {problem.remedy === 'sign-in' && <SignInLink text={messages.signIn} />}
      </Notice>
    </div>
  );
}

/**
 * Changes the field's text to upper case and keeps the caret where it was. Text that a phone's keyboard is still composing
 * is left alone, because writing to the field would then double letters; the stylesheet shows it in upper case.
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
