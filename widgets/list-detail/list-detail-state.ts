import { atom, type ReadableAtom } from 'nanostores';
import { type ListContents, readList } from '../../shared/api/lists/list-items.ts';
import type { Failure } from '../../shared/domain/failure.ts';
import type { ListItem, ListTexts } from '../../shared/domain/lists/shopping-list.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { whenQueryChanges } from '../../shared/page/page-query.ts';
import { lazyModule } from '../../shared/page/parts/load-part.ts';
import { createListAdding, type ListAdding } from '../../shared/stores/lists/list-adding.ts';
import { createListCopying, type ListCopying } from '../../shared/stores/lists/list-copying.ts';
import { createListMessages, type ListMessages } from '../../shared/stores/lists/list-message.ts';
import {
  type ListItemsTable,
  listItemsSource,
  type ShownListItems,
} from '../../shared/stores/lists/list-table.ts';
import { $session } from '../../shared/stores/session.ts';
import { createTable } from '../../shared/stores/table.ts';
import { createSelection, type Selection } from '../../shared/ui/table/selection.tsx';
import { createListQuantities, type ListQuantities } from './list-quantities.ts';
import { createListRemovals, type ListRemovals } from './list-removals.ts';
import { createSerialQueue } from './serial-queue.ts';

/** What the page can be shown without. */
export const loadListDetailParts = () => import('./list-detail-lazy.tsx');

const messages = defineMessages('list-detail', {
  oneFound: '1 item found',
  found: '{count} items found',
  quantityFailed: 'The quantity could not be saved. Please try again.',
});

/** The dialog that is open; the one for a copy is in `copying`. */
export type ListDialog = 'edit' | 'email' | 'files' | 'delete';

/** One page with one of the shopper's own lists. */
export interface ListDetailState extends ListMessages {
  table: ListItemsTable;
  $dialog: ReadableAtom<ListDialog | null>;
  selection: Selection;
  quantities: ListQuantities;
  removals: ListRemovals;
  adding: ListAdding;
  copying: ListCopying;
  /** Changes of the list wait for one another. */
  enqueue: ReturnType<typeof createSerialQueue>;
  /** Shows what the page's address says, also after Back and Forward. @returns unsubscribe */
  start(): () => void;
  /** What is on the list, as far as the shopper has not removed it. */
  items(): ListItem[];
  addItem(item: ListItem): Promise<unknown>;
  /** At least one item is ticked. */
  addSelected(): Promise<unknown>;
  addList(): Promise<unknown>;
  /** At least one of the items that are ticked is on the screen. */
  removeSelected(): Promise<void>;
  /** The items that the shopper wants to move to another list, by their keys; a new value at each press. */
  $moving: ReadableAtom<readonly string[] | null>;
  /** At least one of the items that are ticked is on the screen. */
  moveSelected(): void;
  /** These items, as far as they are on the list, with the quantities that are seen. */
  itemsOf(keys: readonly string[]): ListItem[];
  open(dialog: ListDialog | null): void;
  /** Asks what the copy of the list is to be called. */
  copy(): void;
  /** What the shopper has just saved of the list holds at once, also while the list is not read again. */
  noteEdit(texts: ListTexts): void;
}

const ownProfileId = () => $session.get().visitor.profileId ?? '';

/** Makes the state of one page [2 §2 Own list]. */
export function createListDetail(): ListDetailState {
  const { $message, tell } = createListMessages();
  const $dialog = atom<ListDialog | null>(null);
  const $moving = atom<readonly string[] | null>(null);
  const selection = createSelection();
  const adding = createListAdding();
  const copying = createListCopying();
  const enqueue = createSerialQueue();
  const withWrites = lazyModule(loadListDetailParts);
  // The list is read as one of its owner's, who is the visitor.
  const table: ListItemsTable = createTable({
    ...listItemsSource({
      read: (listId, options) => readList({ listId, profileId: ownProfileId() }, options),
      load: loadListDetailParts,
    }),
    foundText: (count) => (count === 1 ? messages.oneFound : fill(messages.found, { count })),
    onShown,
  });
  /** What was saved of the list since it was read. */
  let saved: { of: ListContents; texts: ListTexts } | undefined;

  function contents(): ListContents | null {
    const read = table.$state.get().shown?.contents ?? null;
    return saved && read === saved.of ? { ...read, list: { ...read.list, ...saved.texts } } : read;
  }

  const fail = (failure: Failure, texts: { failed: string; unsure: string }) => tell({ failure, ...texts });
  const quantities = createListQuantities({
    contents,
    enqueue,
    withWrites,
    onFailure: (failure) =>
      fail(failure, { failed: messages.quantityFailed, unsure: messages.quantityFailed }),
  });
  const removals = createListRemovals({
    contents,
    enqueue,
    withWrites,
    reread: table.reread,
    onFailure: fail,
  });
  removals.$hidden.listen(offerRows);

  /** Of the rows that a search leaves out, those that are ticked stay ticked; what has been removed is ticked no more. */
  function offerRows(): void {
    const { shown } = table.$state.get();
    const gone = removals.$hidden.get();
    const keysOf = (items: readonly ListItem[]) => items.flatMap(({ key }) => (gone.has(key) ? [] : key));
    if (shown) selection.offer(keysOf(shown.rows), keysOf(shown.contents.items));
  }

  function onShown({ query, contents }: ShownListItems, before: ShownListItems | null): void {
    if (contents !== before?.contents) {
      if (query.id === before?.query.id) quantities.reconcile();
      else {
        quantities.clear();
        selection.clear();
      }
      removals.reconcile();
    }
    offerRows();
  }

  /** Puts items into the cart with the quantities that are seen; those that wait are saved first. */
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

  /** What is on the list, as far as the shopper has not removed it, or only what is ticked. */
  function items(only?: ReadonlySet<string>): ListItem[] {
    const hidden = removals.$hidden.get();
    // A search may know rows that the list as it was read does not.
    const found = only ? (table.$state.get().shown?.rows ?? []) : [];
    const all = new Map([...(contents()?.items ?? []), ...found].map((item) => [item.key, item]));
    return [...all.values()].filter(({ key }) => !hidden.has(key) && (!only || only.has(key)));
  }

  /** What is ticked and can be seen: nothing else may be taken from the list. */
  const chosenInSight = () => items(new Set(selection.inSight.peek()));

  async function removeSelected(): Promise<void> {
    tell(null);
    const chosen = chosenInSight();
    await removals.remove(chosen.map(quantities.withWanted));
    // What could not be removed is back, and ticked as before.
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
      // A quantity that is typed just before the page is left must be sent without waiting for code.
      void withWrites(
        () => undefined,
        () => undefined,
      );
      // The address may name another list: what was typed is saved to the one that is shown.
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
    noteEdit(texts) {
      const of = table.$state.get().shown?.contents;
      saved = of && { of, texts };
    },
    tell,
  };
}
