/** The steps after a removal from the cart: the announcement, the focus, and Undo. */
// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the roles of a table that is laid out as cards
import { atom } from 'nanostores';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CartLine } from '../../../shared/domain/cart/cart.ts';
import type { Result } from '../../../shared/domain/failure.ts';
import { isSameItem } from '../../../shared/domain/item-number.ts';
import { announce } from '../../../shared/page/announce.ts';
import { tellCartError } from '../../../shared/page/cart-error.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import { navigate } from '../../../shared/page/navigate.ts';
import { $cart } from '../../../shared/stores/cart/cart.ts';
import { $undoHistory, changeUndoHistory, type UndoEntry } from '../../../shared/stores/cart/undo-history.ts';
import { addNotice } from '../../../shared/stores/notices.ts';
import { useStore, writeStore } from '../../../shared/stores/store.ts';
import { undoRemoval } from '../../../shared/stores/undo-removal.ts';
import { writeFailureLines } from '../../../shared/ui/failure.tsx';
import { UndoList } from '../../../shared/ui/lists/undo-list.tsx';
import { findRow } from '../lines/line-rows.ts';

const messages = defineMessages('cart-page', {
  removed: '{name} removed.',
  removedAll: '{name} and {count} more removed.',
  moved: '{name} moved to {list}. Undo puts it back in your cart and leaves it on the list.',
  movedAll:
    '{name} and {count} more moved to {list}. Undo puts them back in your cart and leaves them on the list.',
  noReplacement: '{name} was removed, but we can’t show its replacement right now.',
  undo: 'Undo',
  undoItem: 'Undo removing {name}',
  undoFailed: 'We couldn’t put {name} back. Please try again.',
  // The name is last: where the text wraps, some screen readers read only its first line.
  undone: 'Back in your cart: {name}.',
  undoneAt: 'Back in your cart, line {place} of {count}: {name}.',
  undoAll: 'Undo all',
  undoneAll: 'These items are back in your cart: {name}.',
  showRestored: 'Show',
  showRestoredItem: 'Show {name}',
  dismissRemoved: 'Dismiss removed items',
});

interface RemovalUnderWay {
  line: CartLine;
  /** The result of the removal. */
  removed: Promise<Result<null>>;
  /** The table's rows before the removal. */
  rows: Iterable<Element> | undefined;
  heading: RefObject<HTMLElement | null>;
}

/** Selector of the element in the banner that takes the focus once it is shown. */
const $focusTarget = atom<string | null>(null);

const FIRST_UNDO = '.cb-undo__entry > button';
const RESTORED = '.cb-undo__text[tabindex]';

/** Ids of lines that are being removed. */
const followed = new Set<string>();

/** Follows the removal of a line. A call for a line that is already being removed does nothing. */
export async function followRemoval(removal: RemovalUnderWay): Promise<void> {
  const { id } = removal.line;
  if (followed.has(id)) return;
  followed.add(id);
  await announceRemoval(removal).finally(() => followed.delete(id));
}

/**
 * Announces that a line was removed and moves the focus to its Undo, so that a second Enter doesn't hit the next line
 * [accessibility Removal]. A discontinued line has no Undo, so the focus moves to the name of the line that takes its
 * position. If the shopper has moved the focus elsewhere meanwhile, it stays there.
 */
async function announceRemoval(removal: RemovalUnderWay): Promise<void> {
  const { line, removed, heading } = removal;
  const rows = [...(removal.rows ?? [])];
  const index = rows.findIndex((row) => row.getAttribute('data-line') === line.id);
  const { ok } = await removed;
  // The line itself says why it was not removed.
  if (!ok) return;
  announce(fill(messages.removed, { name: line.name }));
  const { discontinued, replacementUrl } = line;
  if (isFocusFree(rows[index])) {
    if (discontinued) focusName(rows[index + 1] ?? rows[index - 1], heading);
    else writeStore(() => $focusTarget.set(FIRST_UNDO));
  }
  if (discontinued && replacementUrl && !navigate(replacementUrl, 'replacement')) {
    addNotice({ tone: 'info', text: fill(messages.noReplacement, { name: line.name }) });
  }
}

/** Moves the focus to a line's name, where no key changes anything, or to the heading if there is no line. */
function focusName(row: Element | null | undefined, heading: RefObject<HTMLElement | null>): void {
  const name = row?.querySelector<HTMLElement>('.cb-line__item');
  if (name) name.tabIndex = -1;
  (name ?? heading.current)?.focus();
}

/** Whether the element that had the focus was removed or is inside `leaving`, which is about to be removed. */
function isFocusFree(leaving?: Element | null): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || Boolean(leaving?.contains(activeElement));
}

interface RemovedLinesProps {
  /** Removals that can be undone or have been, oldest first. */
  entries: UndoEntry[];
  /** Whether the table has a column of prices. */
  priced: boolean;
  heading: RefObject<HTMLElement | null>;
}

/**
 * The list of this page's removals, newest first, in the position of the last one. An Undo that was refused says why. A
 * removal that was undone says where its lines are now, and the page doesn't scroll [1 §2 Removal banner].
 */
export function RemovedLines({ entries, priced, heading }: RemovedLinesProps) {
  const banner = useRef<HTMLTableCellElement>(null);
  const focusTarget = useStore($focusTarget);
  const lines = useStore($cart, ({ cart }) => cart?.lines) ?? [];
  // After every render, because the target may be rendered after it is requested.
  useLayoutEffect(() => {
    const target = focusTarget && banner.current?.querySelector<HTMLElement>(focusTarget);
    if (!target) return;
    writeStore(() => $focusTarget.set(null));
    target.focus({ preventScroll: focusTarget === RESTORED });
  });

  /** Undoes removals. A removal that was undone shows that instead of its Undo. The result takes the focus. */
  async function undo(keys: readonly string[]): Promise<void> {
    const asked = entries.filter(({ key }) => keys.includes(key));
    await Promise.all(asked.map(undoRemoval));
    const failed = $undoHistory.get().filter(({ key, restored }) => keys.includes(key) && !restored);
    const missing = failed.flatMap(namesOf);
    const restored = withoutEach(asked.flatMap(namesOf), missing);
    if (missing.length) announce(fill(messages.undoFailed, { name: missing.join(', ') }));
    for (const entry of failed) {
      if (entry.failure) tellCartError('add', entry.failure, problemOf(entry) ?? '');
    }
    const isFree = isFocusFree(banner.current);
    // The text that takes the focus is read anyway.
    if (restored.length && (missing.length || !isFree)) {
      const text = restored.length > 1 ? messages.undoneAll : messages.undone;
      announce(fill(text, { name: restored.join(', ') }));
    }
    if (isFree) writeStore(() => $focusTarget.set(missing.length ? FIRST_UNDO : RESTORED));
  }

  function dismiss(): void {
    const row = banner.current?.parentElement;
    focusName(row?.nextElementSibling ?? row?.previousElementSibling, heading);
    const dismissed = entries.map(({ key }) => key);
    changeUndoHistory((kept) => kept.filter(({ key }) => !dismissed.includes(key)));
  }

  return (
    <tr className="cb-removed" role="row">
      <td className="cb-removed__cell" role="cell" colSpan={priced ? 4 : 3} ref={banner}>
        <UndoList
          messages={messages}
          entries={[...entries].reverse().map((entry) => entryOf(entry, lines))}
          onUndo={undo}
          onDismiss={dismiss}
        />
      </td>
    </tr>
  );
}

/** Returns the banner's view of a removal. */
function entryOf(entry: UndoEntry, lines: readonly CartLine[]) {
  const { key, name } = entry;
  if (!entry.restored) {
    return {
      key,
      text: removalText(entry),
      label: fill(messages.undoItem, { name }),
      problem: problemOf(entry),
    };
  }
  const index = lines.findLastIndex(({ itemNumber }) => isSameItem(itemNumber, entry.itemNumber));
  const line = lines[index];
  const values = { name: namesOf(entry).join(', '), place: index + 1, count: lines.length };
  const text = line ? messages.undoneAt : messages.undone;
  return {
    key,
    text: fill(entry.rest.length ? messages.undoneAll : text, values),
    label: fill(messages.showRestoredItem, { name }),
    restored: { show: messages.showRestored, onShow: line && (() => showLine(line.id)) },
  };
}

function showLine(lineId: string): void {
  const row = findRow(lineId);
  row?.scrollIntoView?.({ block: 'center' });
  row?.querySelector<HTMLElement>('.cb-line__name')?.focus({ preventScroll: true });
}

function removalText({ name, rest, movedTo }: UndoEntry): string {
  const values = { name, count: rest.length, list: movedTo ?? '' };
  if (movedTo) return fill(rest.length > 0 ? messages.movedAll : messages.moved, values);
  return fill(rest.length > 0 ? messages.removedAll : messages.removed, values);
}

/** Returns why the last Undo failed: the server's own messages if it sent any. */
function problemOf(entry: UndoEntry): string | undefined {
  const { failure } = entry;
  if (!failure) return undefined;
  const failed = fill(messages.undoFailed, { name: namesOf(entry).join(', ') });
  return writeFailureLines(failure, { failed, unsure: failed }).join(' ');
}

/** The names of the removed lines. */
function namesOf({ name, rest }: UndoEntry): string[] {
  return [name, ...rest.map((line) => line.name)];
}

/** Removes each of `missing` from a list once: two lines of the same item have the same name. */
function withoutEach(names: readonly string[], missing: readonly string[]): string[] {
  const rest = [...missing];
  return names.filter((name) => {
    const index = rest.indexOf(name);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}
