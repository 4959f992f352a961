import { atom, type ReadableAtom } from 'nanostores';
import type { ListContents } from '../../shared/api/friend-lists.ts';
import { addListToCart, addSelectedToCart } from '../../shared/api/list-to-cart.ts';
import type { Failure } from '../../shared/api/result.ts';
import type { ListItem } from '../../shared/domain/shopping-list.ts';
import { announce } from '../../shared/page/announce.ts';
import type { FlashMessage } from '../../shared/page/flash-message.ts';
import { loadPart } from '../../shared/page/load-part.ts';
import { whenQueryChanges } from '../../shared/page/page-query.ts';
import { onPageRestored } from '../../shared/page/page-restored.ts';
import { createListAdding, type ListAdding } from '../../shared/stores/list-adding.ts';
import { createSelection, type Selection } from '../../shared/ui/selection.ts';
import { messages } from './list-detail-messages.ts';
import { createListItemsTable, type ListItemsTable } from './list-items-table.ts';
import { createListQuantities, type ListQuantities } from './list-quantities.ts';
import { createListRemovals, type ListRemovals } from './list-removals.ts';
import { createSerialQueue } from './serial-queue.ts';

/** What there is to say above the table; of a failure, why and what became of it. */
export type ListMessage = FlashMessage | { failure: Failure; failed: string; unsure: string };

/** One page with one of the shopper's own lists. */
export interface ListDetailState {
  table: ListItemsTable;
  $message: ReadableAtom<ListMessage | null>;
  /** Whether name and description are being edited. */
  $editing: ReadableAtom<boolean>;
  selection: Selection;
  quantities: ListQuantities;
  removals: ListRemovals;
  adding: ListAdding;
  /** Changes of the list wait for one another. */
  enqueue: ReturnType<typeof createSerialQueue>;
  /** Shows what the page's address says, also after Back and Forward. @returns ends it */
  start(): () => void;
  addItem(item: ListItem): Promise<unknown>;
  addSelected(): Promise<unknown>;
  addList(): Promise<unknown>;
  removeSelected(): Promise<void>;
  edit(on: boolean): void;
  tell(message: ListMessage | null): void;
}

/** Fetches what is there for changing name and description; fetched once. */
export function loadLazyPart() {
  return loadPart(() => import('./list-detail-lazy.ts'));
}

/** Makes the state of one page [2 §2, own list detail]. */
export function createListDetail(): ListDetailState {
  const $message = atom<ListMessage | null>(null);
  const $editing = atom(false);
  const selection = createSelection();
  const adding = createListAdding();
  const enqueue = createSerialQueue();
  const table = createListItemsTable();
  const contents = () => table.$table.get().whole;
  const fail = (failure: Failure, texts: { failed: string; unsure: string }) => tell({ failure, ...texts });
  const quantities = createListQuantities({
    contents,
    enqueue,
    onFailure: (failure) =>
      fail(failure, { failed: messages.quantityFailed, unsure: messages.quantityFailed }),
  });
  const removals = createListRemovals({ contents, enqueue, reread: table.reread, onFailure: fail });
  let shown: ListContents | null = null;

  /** Of the rows that a search leaves out, those that are ticked stay ticked. */
  function follow({ whole, rows }: ReturnType<typeof table.$table.get>): void {
    if (whole && whole !== shown) {
      if (whole.list.id === shown?.list.id) quantities.reconcile();
      else quantities.clear();
      removals.reconcile();
    }
    shown = whole;
    const ticked = whole?.items.filter(({ key }) => selection.selected.peek().has(key)) ?? [];
    selection.offer([...new Set([...rows, ...ticked].map(({ key }) => key))]);
  }

  /** The list may be another one: what was typed is saved to the one that is shown. */
  function showAddress(): void {
    void quantities.flush();
    table.showAddress();
  }

  /** Puts items into the cart with the quantities that are seen; those that wait are saved first. */
  async function add(button: string, items: readonly ListItem[], whole = false): Promise<unknown> {
    const now = contents();
    if (!now) return;
    tell(null);
    return adding.add(button, async () => {
      await quantities.flush();
      const part = { list: now.list, items: items.map(quantities.withWanted) };
      return whole ? addListToCart(part) : addSelectedToCart(part);
    });
  }

  /** What is on the list, as far as the shopper has not removed it, or only what is ticked. */
  function items(only?: ReadonlySet<string>): ListItem[] {
    const hidden = removals.$hidden.get();
    return (contents()?.items ?? []).filter(({ key }) => !hidden.has(key) && (!only || only.has(key)));
  }

  async function addSelected(): Promise<unknown> {
    const chosen = items(selection.selected.peek());
    return chosen.length ? add('selected', chosen) : tell({ tone: 'danger', text: messages.chooseToAdd });
  }

  async function removeSelected(): Promise<void> {
    const chosen = items(selection.selected.peek());
    tell(chosen.length ? null : { tone: 'danger', text: messages.chooseToRemove });
    await removals.remove(chosen.map(quantities.withWanted));
  }

  function tell(message: ListMessage | null): void {
    $message.set(message);
    if (message && 'tone' in message && message.tone !== 'danger') announce(message.text);
  }

  return {
    table,
    $message,
    $editing,
    selection,
    quantities,
    removals,
    adding,
    enqueue,
    start() {
      const stops = [
        table.$table.listen(follow),
        whenQueryChanges(showAddress),
        onPageRestored(() => void table.reread()),
        quantities.start(),
      ];
      showAddress();
      return () => {
        for (const stop of stops) stop();
        table.end();
      };
    },
    addItem: (item) => add(item.key, [item]),
    addSelected,
    addList: () => add('list', items(), true),
    removeSelected,
    edit: (on) => $editing.set(on),
    tell,
  };
}
