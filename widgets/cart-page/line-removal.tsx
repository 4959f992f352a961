/** What follows a removal from the cart: what is said, where the focus goes, and the way to take it back. */
import type { RefObject } from 'react';
import type { CartLine } from '../../shared/domain/cart/cart.ts';
import type { Result } from '../../shared/domain/failure.ts';
import { announce } from '../../shared/page/announce.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { navigate } from '../../shared/page/navigate.ts';
import { undoRemoval } from '../../shared/stores/cart/cart-writes.ts';
import { dropUndoEntry, type UndoEntry } from '../../shared/stores/cart/undo-history.ts';
import { addNotice } from '../../shared/stores/notices.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon, icons } from '../../shared/ui/icon.tsx';

const messages = defineMessages('cart-page', {
  removed: '{name} removed.',
  removedAll: '{name} and {count} more removed.',
  noReplacement: '{name} was removed. Its replacement cannot be shown now.',
  undo: 'Undo',
  undoItem: 'Undo removing {name}',
  undoFailed: '{name} could not be put back. Please try again.',
  undone: '{name} is in your cart again.',
  undoAll: 'Undo all',
  undoneAll: 'These items are in your cart again: {name}.',
  dismissRemoved: 'Dismiss what was removed',
});

/** A line to be removed; `thenOpen` is the address to go to afterwards, from the server. */
interface Removing {
  line: CartLine;
  thenOpen?: string;
}

/** Removes a line. */
export type RemoveLine = (removal: Removing) => Promise<void>;

interface RemovalUnderWay extends Removing {
  /** How it ends. */
  removed: Promise<Result<null>>;
  /** The table's rows as they stood before. */
  rows: Element[];
  heading: RefObject<HTMLElement | null>;
}

/**
 * Says that a line was removed, and moves the focus to the next line's Remove, else to the one before, else to the
 * heading. Where the shopper has moved the focus elsewhere meanwhile, it stays there.
 */
export async function followRemoval(removal: RemovalUnderWay): Promise<void> {
  const { line, thenOpen, removed, rows, heading } = removal;
  const place = rows.findIndex((row) => row.getAttribute('data-line') === line.id);
  const { ok } = await removed;
  // The line itself says why it is still there.
  if (!ok) return;
  announce(fill(messages.removed, { name: line.name }));
  if (isFocusFree(rows[place])) {
    const target = removeButton(rows[place + 1]) ?? removeButton(rows[place - 1]) ?? heading.current;
    target?.focus();
  }
  if (thenOpen && !navigate(thenOpen, 'replacement')) {
    addNotice({ tone: 'info', text: fill(messages.noReplacement, { name: line.name }) });
  }
}

function removeButton(row: Element | undefined): HTMLElement | null | undefined {
  return row?.querySelector<HTMLElement>('.cb-line__remove');
}

/** Whether the element that had the focus is gone, or is about to go. */
function isFocusFree(gone: Element | undefined): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || Boolean(gone?.contains(activeElement));
}

interface RemovedLinesProps {
  /** What can be undone, oldest first. */
  entries: readonly UndoEntry[];
  columns: number;
  /** Has the focus when what was pressed is gone. */
  heading: RefObject<HTMLElement | null>;
}

/**
 * Where lines were removed: what they were, and the way to take each removal back, all of them, or to have the banner
 * away.
 */
export function RemovedLines({ entries, columns, heading }: RemovedLinesProps) {
  async function undo(...undone: UndoEntry[]): Promise<void> {
    const ends = await Promise.all(undone.map(undoRemoval));
    const namesOf = (ok: boolean) =>
      undone.flatMap(({ name }, index) => (ends[index]?.ok === ok ? [name] : [])).join(', ');
    const [failed, restored] = [namesOf(false), namesOf(true)];
    if (failed) addNotice({ tone: 'danger', text: fill(messages.undoFailed, { name: failed }) });
    if (!restored) return;
    announce(fill(undone.length > 1 ? messages.undoneAll : messages.undone, { name: restored }));
    heading.current?.focus();
  }

  function dismiss(): void {
    for (const { key } of entries) dropUndoEntry(key);
    heading.current?.focus();
  }

  return (
    <tr className="cb-removed">
      <td className="cb-removed__cell" colSpan={columns}>
        <div className="cb-removed__entries">
          {entries.map((entry) => (
            <div className="cb-removed__entry" key={entry.key}>
              <span className="cb-removed__text">
                {fill(entry.rest.length > 0 ? messages.removedAll : messages.removed, {
                  name: entry.name,
                  count: entry.rest.length,
                })}
              </span>
              <Button
                tone="link"
                label={fill(messages.undoItem, { name: entry.name })}
                onPress={() => undo(entry)}
              >
                {messages.undo}
              </Button>
            </div>
          ))}
        </div>
        <div className="cb-removed__actions">
          {entries.length > 1 && (
            <Button tone="link" className="cb-removed__all" onPress={() => undo(...entries)}>
              {messages.undoAll}
            </Button>
          )}
          <button
            type="button"
            className="cb-icon-button cb-removed__dismiss"
            aria-label={messages.dismissRemoved}
            onClick={dismiss}
          >
            <Icon path={icons.close} />
          </button>
        </div>
      </td>
    </tr>
  );
}
