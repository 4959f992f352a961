/** What follows a removal from the cart: what is said, where the focus goes, and the way to take it back. */
// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the roles of a table that is laid out as cards
import { atom } from 'nanostores';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CartLine } from '../../../shared/domain/cart/cart.ts';
import type { Result } from '../../../shared/domain/failure.ts';
import { announce } from '../../../shared/page/announce.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import { navigate } from '../../../shared/page/navigate.ts';
import { $cart } from '../../../shared/stores/cart/cart.ts';
import { undoRemoval } from '../../../shared/stores/cart/cart-writes.ts';
import { dropUndoEntry } from '../../../shared/stores/cart/undo-entries.ts';
import { $undoHistory, type UndoEntry } from '../../../shared/stores/cart/undo-history.ts';
import { addNotice } from '../../../shared/stores/notices.ts';
import { useStore, writeStore } from '../../../shared/stores/store.ts';
import { writeFailureLines } from '../../../shared/ui/failure.tsx';
import { UndoList } from '../../../shared/ui/lists/undo-list.tsx';

const messages = defineMessages('cart-page', {
  removed: '{name} removed.',
  removedAll: '{name} and {count} more removed.',
  moved: '{name} moved to {list}. Undo puts it back into your cart; the list keeps it.',
  movedAll:
    '{name} and {count} more moved to {list}. Undo puts them back into your cart; the list keeps them.',
  noReplacement: '{name} was removed. Its replacement cannot be shown now.',
  undo: 'Undo',
  undoItem: 'Undo removing {name}',
  undoFailed: '{name} could not be put back. Please try again.',
  undone: '{name} is in your cart again.',
  undoneAt: '{name} is in your cart again, line {place} of {count}.',
  undoAll: 'Undo all',
  undoneAll: 'These items are in your cart again: {name}.',
  showRestored: 'Show',
  showRestoredItem: 'Show {name}',
  dismissRemoved: 'Dismiss what was removed',
});

interface RemovalUnderWay {
  line: CartLine;
  /** How it ends. */
  removed: Promise<Result<null>>;
  /** The table's rows as they stood before. */
  rows: Iterable<Element> | undefined;
  heading: RefObject<HTMLElement | null>;
}

/** What of the banner gets the focus once it is shown. */
const $wanted = atom<string | null>(null);

const FIRST_UNDO = '.cb-undo__entry > button';
const RESTORED = '.cb-undo__text[tabindex]';

/** Ids of lines whose removal is followed. */
const followed = new Set<string>();

/** Does once what follows from the removal of a line, however often it was pressed. */
export async function followRemoval(removal: RemovalUnderWay): Promise<void> {
  const { id } = removal.line;
  if (followed.has(id)) return;
  followed.add(id);
  await tellRemoval(removal).finally(() => followed.delete(id));
}

/**
 * Says that a line was removed, and moves the focus to its Undo, so that a second Enter does not hit the next line
 * [accessibility Removal]. What is discontinued has no Undo: the focus goes to the name of the line that is in its place
 * then. Where the shopper has moved the focus elsewhere meanwhile, it stays there.
 */
async function tellRemoval(removal: RemovalUnderWay): Promise<void> {
  const { line, removed, heading } = removal;
  const rows = [...(removal.rows ?? [])];
  const place = rows.findIndex((row) => row.getAttribute('data-line') === line.id);
  const { ok } = await removed;
  // The line itself says why it is still there.
  if (!ok) return;
  announce(fill(messages.removed, { name: line.name }));
  const { discontinued, replacementUrl } = line;
  if (isFocusFree(rows[place])) {
    if (discontinued) focusLine(rows[place + 1] ?? rows[place - 1], heading);
    else writeStore(() => $wanted.set(FIRST_UNDO));
  }
  if (discontinued && replacementUrl && !navigate(replacementUrl, 'replacement')) {
    addNotice({ tone: 'info', text: fill(messages.noReplacement, { name: line.name }) });
  }
}

/** Moves the focus to a line's name, where no key changes anything; without a line to the heading. */
function focusLine(row: Element | null | undefined, heading: RefObject<HTMLElement | null>): void {
  const name = row?.querySelector<HTMLElement>('.cb-line__item');
  if (name) name.tabIndex = -1;
  (name ?? heading.current)?.focus();
}

/** Whether the element that had the focus is gone, or is about to go. */
function isFocusFree(gone?: Element): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || Boolean(gone?.contains(activeElement));
}

interface RemovedLinesProps {
  /** What can be undone or is back, oldest first. */
  entries: UndoEntry[];
  /** Whether there is a column of prices. */
  priced: boolean;
  heading: RefObject<HTMLElement | null>;
}

/**
 * Where lines were removed last: the list of all removals of this page that can be undone, the newest first. An Undo that
 * was refused says why; one that has ended says where its lines are, and the page does not move [1 §2 Removal banner].
 */
export function RemovedLines({ entries, priced, heading }: RemovedLinesProps) {
  const place = useRef<HTMLTableCellElement>(null);
  const wanted = useStore($wanted);
  const lines = useStore($cart, ({ cart }) => cart?.lines) ?? [];
  // After each rendering, since the banner may be shown later than the focus is asked for.
  useLayoutEffect(() => {
    const target = wanted && place.current?.querySelector<HTMLElement>(wanted);
    if (!target) return;
    writeStore(() => $wanted.set(null));
    target.focus({ preventScroll: wanted === RESTORED });
  });

  /** What is back says so in the place of its Undo. What is not keeps it. Either has the focus. */
  async function undo(keys: readonly string[]): Promise<void> {
    const asked = entries.filter(({ key }) => keys.includes(key));
    await Promise.all(asked.map(undoRemoval));
    const failed = $undoHistory.get().filter(({ key, restored }) => keys.includes(key) && !restored);
    const missing = failed.flatMap(namesOf);
    const restored = withoutEach(asked.flatMap(namesOf), missing);
    if (missing.length) announce(fill(messages.undoFailed, { name: missing.join(', ') }));
    if (restored.length) {
      const text = restored.length > 1 ? messages.undoneAll : messages.undone;
      announce(fill(text, { name: restored.join(', ') }));
    }
    if (isFocusFree(place.current ?? undefined)) {
      writeStore(() => $wanted.set(missing.length ? FIRST_UNDO : RESTORED));
    }
  }

  function dismiss(): void {
    const row = place.current?.parentElement;
    focusLine(row?.nextElementSibling ?? row?.previousElementSibling, heading);
    for (const { key } of entries) dropUndoEntry(key);
  }

  return (
    <tr className="cb-removed" role="row">
      <td className="cb-removed__cell" role="cell" colSpan={priced ? 4 : 3} ref={place}>
        <UndoList
          messages={messages}
          entries={entries.toReversed().map((entry) => entryOf(entry, lines))}
          onUndo={undo}
          onDismiss={dismiss}
        />
      </td>
    </tr>
  );
}

/** What the banner shows of a removal. */
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
  const index = lines.findLastIndex(({ itemNumber }) => itemNumber === entry.itemNumber);
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
  const row = document.querySelector(`[data-line="${CSS.escape(lineId)}"]`);
  row?.scrollIntoView?.({ block: 'center' });
  row?.querySelector<HTMLElement>('.cb-line__name')?.focus({ preventScroll: true });
}

function removalText({ name, rest, movedTo }: UndoEntry): string {
  const values = { name, count: rest.length, list: movedTo ?? '' };
  if (movedTo) return fill(rest.length > 0 ? messages.movedAll : messages.moved, values);
  return fill(rest.length > 0 ? messages.removedAll : messages.removed, values);
}

/** Why the last Undo has failed: the server's words, where it has some. */
function problemOf(entry: UndoEntry): string | undefined {
  const { failure } = entry;
  if (!failure) return undefined;
  const failed = fill(messages.undoFailed, { name: namesOf(entry).join(', ') });
  return writeFailureLines(failure, { failed, unsure: failed }).join(' ');
}

/** What a removal took away, line by line. */
function namesOf({ name, rest }: UndoEntry): string[] {
  return [name, ...rest.map((line) => line.name)];
}

/** Takes each of `gone` out of a list once: two lines of one item have one name. */
function withoutEach(names: readonly string[], gone: readonly string[]): string[] {
  const left = [...gone];
  return names.filter((name) => {
    const place = left.indexOf(name);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
