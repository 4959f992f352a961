import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { ListContents } from '../../shared/api/lists/list-items.ts';
import type { Failure } from '../../shared/domain/failure.ts';
import type { ListItem } from '../../shared/domain/lists/shopping-list.ts';
import type { LazyModule } from '../../shared/page/lazy/lazy-module.ts';
import { rowSignals } from '../../shared/stores/row-signals.ts';
import type * as listWrites from './list-writes.ts';
import type { createSerialQueue } from './serial-queue.ts';

/** The pending quantity of one item, and its state. */
export interface QuantityEdit {
  wanted: number;
  phase: 'editing' | 'sending' | 'saved' | 'failed';
}

/** The quantities of one list that the server does not have yet, or has just saved. */
export interface ListQuantities {
  /** The edit of one row; without an edit the item's own quantity holds. */
  editOf(key: string): ReadonlySignal<QuantityEdit | undefined>;
  /** The item with the quantity on the screen. */
  withWanted(item: ListItem): ListItem;
  /** Changes a quantity. It is sent with all others once nothing has changed for a second. */
  change(key: string, wanted: number): void;
  /** Takes back a quantity that has not been sent. */
  cancel(key: string): void;
  /** Sends all waiting quantities at once. Resolves with the reply. */
  flush(): Promise<void>;
  retry(key: string): void;
  /** Forgets saved quantities. Call it when the list has been read again. */
  reconcile(): void;
  /** Forgets all quantities. Call it when another list is shown. */
  clear(): void;
  /** Sends waiting quantities when the page is left. @returns unsubscribe */
  start(): () => void;
}

interface ListQuantitiesOptions {
  writes: LazyModule<typeof listWrites>;
  contents: () => ListContents | null;
  enqueue: ReturnType<typeof createSerialQueue>;
  onFailure: (failure: Failure) => void;
}

const PAUSE_MS = 1000;

/**
 * Makes the quantities of a list. A quantity that could not be saved stays, marked. After a refusal the saved quantity is back
 * [reliability Line write].
 */
export function createListQuantities({
  contents,
  enqueue,
  writes,
  onFailure,
}: ListQuantitiesOptions): ListQuantities {
  const edits = signal<ReadonlyMap<string, QuantityEdit>>(new Map());
  let pause: ReturnType<typeof setTimeout> | undefined;

  function put(
    keys: Iterable<string>,
    next: (edit: QuantityEdit | undefined) => QuantityEdit | undefined,
  ): void {
    const map = new Map(edits.peek());
    for (const key of keys) {
      const edit = next(map.get(key));
      if (edit) map.set(key, edit);
      else map.delete(key);
    }
    edits.value = map;
  }

  function withWanted(item: ListItem): ListItem {
    const edit = edits.peek().get(item.key);
    return edit ? { ...item, quantity: edit.wanted } : item;
  }

  async function send({ leaving = false } = {}): Promise<void> {
    const now = contents();
    // Without items that another tab has removed meanwhile.
    const edited = now?.items.filter(({ key }) => edits.peek().get(key)?.phase === 'editing') ?? [];
    if (!now || !edited.length) return;
    const due = edited.map(({ key }) => key);
    // The server identifies the rows of a product by their order, so all rows of the product are sent.
    const products = new Set(edited.map(({ productId }) => productId));
    const items = now.items.filter(({ productId }) => products.has(productId)).map(withWanted);
    put(due, (edit) => edit && { ...edit, phase: 'sending' });
    const result = await writes.call(({ changeList }) =>
      changeList({ list: now.list, items, removed: [] }, { leaving }),
    );
    const sent = due.filter((key) => edits.peek().get(key)?.phase === 'sending');
    if (result.ok) return put(sent, (edit) => edit && { ...edit, phase: 'saved' });
    const { kind } = result.failure;
    put(sent, (edit) => (edit && kind !== 'business' ? { ...edit, phase: 'failed' } : undefined));
    onFailure(result.failure);
  }

  function flush(): Promise<void> {
    clearTimeout(pause);
    return enqueue(send);
  }

  return {
    editOf: rowSignals((key) => edits.value.get(key)),
    withWanted,
    change(key, wanted) {
      clearTimeout(pause);
      pause = setTimeout(() => void flush(), PAUSE_MS);
      put([key], () => ({ wanted, phase: 'editing' }));
    },
    cancel: (key) =>
      put([key], (edit) => (edit?.phase === 'editing' || edit?.phase === 'failed' ? undefined : edit)),
    flush,
    retry(key) {
      put([key], (edit) => edit && { ...edit, phase: 'editing' });
      void flush();
    },
    reconcile: () => put(edits.peek().keys(), (edit) => (edit?.phase === 'saved' ? undefined : edit)),
    clear() {
      clearTimeout(pause);
      edits.value = new Map();
    },
    start() {
      const leave = () => void send({ leaving: true });
      addEventListener('pagehide', leave);
      return () => {
        removeEventListener('pagehide', leave);
        leave();
        clearTimeout(pause);
      };
    },
  };
}
