import { atom, type ReadableAtom } from 'nanostores';
import { readList } from '../../shared/api/lists/list-items.ts';
import { loadListSurroundings } from '../../shared/connected/lists/list-page.tsx';
import type { Failure } from '../../shared/domain/failure.ts';
import type { ListItem } from '../../shared/domain/lists/shopping-list.ts';
import { pageOfRows } from '../../shared/domain/table.ts';
import { lazyModule } from '../../shared/page/lazy/lazy-module.ts';
import { whenQueryChanges } from '../../shared/page/links/page-query.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { createListAdding, type ListAdding } from '../../shared/stores/lists/list-adding.ts';
import { createListCopying, type ListCopying } from '../../shared/stores/lists/list-copying.ts';
import { createListMessages, type ListMessages } from '../../shared/stores/lists/list-message.ts';
import {
  type ListItemsTable,
  listItemsSource,
  type ShownListItems,
} from '../../shared/stores/lists/list-table.ts';
import { createSelection, type Selection } from '../../shared/stores/lists/selection.ts';
import { $session } from '../../shared/stores/session.ts';
import { createTable } from '../../shared/stores/table.ts';
import { createKnownList, type KnownList } from './known-list.ts';
import { createListQuantities, type ListQuantities } from './quantities/list-quantities.ts';
import { createListRemovals, type ListRemovals } from './removals/list-removals.ts';
import { createSerialQueue } from './serial-queue.ts';

const messages = defineMessages('list-detail', {
  found: '{count} {count:item|items} found',
  quantityFailed: 'We couldn’t save the quantity. Please try again.',
  quantityGone: 'The item whose quantity you changed is no longer on this list.',
});

/** The dialog that is open; the one for a copy is in `copying`. */
export type ListDialog = 'edit' | 'email' | 'files' | 'delete';

/** One page with one of the shopper's own lists. */
export interface ListDetailState extends ListMessages, Pick<KnownList, 'noteEdit'> {
  table: ListItemsTable;
  $dialog: ReadableAtom<ListDialog | null>;
  selection: Selection;
  quantities: ListQuantities;
  removals: ListRemovals;
  adding: ListAdding;
  copying: ListCopying;
  /** Runs a change of the list after the changes before it. */
  enqueue: ReturnType<typeof createSerialQueue>;
  /** Shows the rows for the page's address, also after Back and Forward. @returns unsubscribe */
  start(): () => void;
  /** The items of the list, without those that the shopper has removed. */
  items(): ListItem[];
  addItem(item: ListItem): Promise<unknown>;
  /** At least one item is ticked. */
  addSelected(): Promise<unknown>;
  addList(): Promise<unknown>;
  /** At least one ticked item is on the screen. */
  removeSelected(): Promise<void>;
  /** The items that the shopper wants to move to another list, by their keys; a new value at each press. */
  $moving: ReadableAtom<readonly string[] | null>;
  /** At least one ticked item is on the screen. */
  moveSelected(): void;
  /** The items with these keys that are on the list, with the quantities on the screen. */
  itemsOf(keys: readonly string[]): ListItem[];
  open(dialog: ListDialog | null): void;
  /** Opens the dialog for the list's copy. */
  copy(): void;
}

const seen = lazyModule(() => import('../../shared/stores/remembered-items.ts'));

const ownProfileId = () => $session.get().visitor.profileId ?? '';

/** Creates the state of one page [2 §2 Own list]. */
export function createListDetail(): ListDetailState {
  const { $message, tell } = createListMessages();
  const $dialog = atom<ListDialog | null>(null);
  const $moving = atom<readonly string[] | null>(null);
  const selection = createSelection();
  const adding = createListAdding();
  const copying = createListCopying();
  const enqueue = createSerialQueue();
  const writes = lazyModule(() => import('./list-writes.ts'));
  // The visitor owns the list.
  const table: ListItemsTable = createTable({
    ...listItemsSource({
      read: (listId, options) => readList({ listId, profileId: ownProfileId() }, options),
      load: loadListSurroundings,
      answerOf: ({ answerItemsQuery }) => answerItemsQuery,
    }),
    foundText: (count) => fill(messages.found, { count }),
    onShown,
  });
  const { contents, noteEdit } = createKnownList(table);
  const fail = (failure: Failure, texts: { failed: string; unsure: string }) => tell({ failure, ...texts });
  const quantities = createListQuantities({
    contents,
    enqueue,
    writes,
    reread: table.reread,
    onFailure: (failure) =>
      fail(failure, { failed: messages.quantityFailed, unsure: messages.quantityFailed }),
    isRemoved: (key) => removals.$hidden.get().has(key),
    onGone: () => tell({ tone: 'warning', text: messages.quantityGone }),
  });
  const removals = createListRemovals({
    contents,
    enqueue,
    writes,
    reread: table.reread,
    onFailure: fail,
  });
  removals.$hidden.listen(offerRows);

  /** Keeps the ticks of rows on other pages or hidden by a search, and drops those of removed rows. */
  function offerRows(): void {
    const { shown } = table.$state.get();
    const gone = removals.$hidden.get();
    const keysOf = (items: readonly ListItem[]) => items.flatMap(({ key }) => (gone.has(key) ? [] : key));
    if (!shown) return;
    selection.offer(pageOfRows(keysOf(shown.rows), shown.query).rows, keysOf(shown.contents.items));
  }

  function onShown({ query, contents }: ShownListItems, before: ShownListItems | null): void {
    if (contents !== before?.contents) {
      void seen.use(({ rememberList }) => rememberList(ownProfileId(), contents.items));
      if (query.id === before?.query.id) quantities.reconcile();
      else {
        quantities.open();
        selection.clear();
      }
      removals.reconcile();
    }
    offerRows();
  }

  /** Adds items to the cart with the quantities on the screen, after saving pending ones. */
  async function add(button: string, items: readonly ListItem[], whole = false): Promise<unknown> {
    const now = contents();
    if (!now) return;
    tell(null);
    return adding.add(button, async ({ addListToCart, addSelectedToCart }) => {
      await quantities.flush();
      const wanted = { list: now.list, items: items.map(quantities.withWanted) };
      return whole ? addListToCart(wanted) : addSelectedToCart(wanted);
    });
  }

  /** The items that the shopper has not removed; with `only`, only those with these keys. */
  function items(only?: ReadonlySet<string>): ListItem[] {
    const hidden = removals.$hidden.get();
    // A search may find rows that the list didn't have when it was read.
    const found = only ? (table.$state.get().shown?.rows ?? []) : [];
    const all = new Map([...(contents()?.items ?? []), ...found].map((item) => [item.key, item]));
    return [...all.values()].filter(({ key }) => !hidden.has(key) && (!only || only.has(key)));
  }

  /** The ticked items on the screen: no others may be removed from the list. */
  const chosenInSight = () => items(new Set(selection.inSight.peek()));

  async function removeSelected(): Promise<void> {
    tell(null);
    const chosen = chosenInSight();
    await removals.remove(chosen.map(quantities.withWanted));
    // Items that could not be removed return, ticked as before.
    const back = items(new Set(chosen.map(({ key }) => key)));
    selection.setAll(
      back.map(({ key }) => key),
      true,
    );
  }

  return {
    table,
    $message,
    $dialog,
    selection,
    quantities,
    removals,
    adding,
    copying,
    enqueue,
    start() {
      // The new address may name another list, but typed quantities belong to the one on the screen.
      const stops = [whenQueryChanges(() => void quantities.flush()), quantities.start(), table.open()];
      return () => {
        for (const stop of stops) stop();
      };
    },
    items: () => items(),
    addItem: (item) => add(item.key, [item]),
    addSelected: () => add('selected', items(selection.selected.peek())),
    addList: () => add('list', items(), true),
    removeSelected,
    $moving,
    moveSelected() {
      tell(null);
      $moving.set(chosenInSight().map(({ key }) => key));
    },
    itemsOf: (keys) => items(new Set(keys)).map(quantities.withWanted),
    open: (dialog) => $dialog.set(dialog),
    copy() {
      const list = contents()?.list;
      if (list) copying.begin({ ...list, profileId: ownProfileId() });
    },
    noteEdit,
    tell,
  };
}
