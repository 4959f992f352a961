import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { ListContents } from '../../shared/api/lists/list-items.ts';
import type { Failure, Result } from '../../shared/domain/failure.ts';
import type { ListItem } from '../../shared/domain/lists/shopping-list.ts';
import type { WithModule } from '../../shared/page/parts/load-part.ts';
import type * as writes from './list-writes.ts';
import type { createSerialQueue } from './serial-queue.ts';

/** The pending quantity of one item, and its state. */
export interface QuantityEdit {
  wanted: number;
  phase: 'editing' | 'sending' | 'saved' | 'failed';
}

/** The quantities of one list that the server does not have yet, or has just saved. */
export interface ListQuantities {
  /** The same signal at each call; without an edit the item's own quantity holds. */
  editOf(key: string): ReadonlySignal<QuantityEdit | undefined>;
  /** An item with the quantity that the shopper sees. */
  withWanted(item: ListItem): ListItem;
  /** Notes a quantity; it is sent with all others once nothing has changed for a second. */
  change(key: string, wanted: number): void;
  /** Takes back what has not been sent. */
  cancel(key: string): void;
  /** Sends at once what waits, and resolves when it has been answered. */
  flush(): Promise<void>;
  retry(key: string): void;
  /** Drops what was saved: the list has been read again. */
  reconcile(): void;
  /** Drops everything: another list is shown. */
  clear(): void;
  /** Sends what waits when the page is left. @returns unsubscribe */
  start(): () => void;
}

interface ListQuantitiesOptions {
  withWrites: WithModule<typeof writes>;
  contents: () => ListContents | null;
  enqueue: ReturnType<typeof createSerialQueue>;
  onFailure: (failure: Failure) => void;
}

const PAUSE_MS = 1000;

const MISSING: Failure = { kind: 'network', endpoint: 'list-writes.ts', messages: [] };

/**
 * Makes the quantities of a list. A number that failed to be saved stays, marked; one that the server refuses goes
 * back to what it was [reliability Line write].
 */
export function createListQuantities({
  contents,
  enqueue,
  withWrites,
  onFailure,
}: ListQuantitiesOptions): ListQuantities {
  const edits = signal<ReadonlyMap<string, QuantityEdit>>(new Map());
  const signals = new Map<string, ReadonlySignal<QuantityEdit | undefined>>();
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

  async function send({ keepalive = false } = {}): Promise<void> {
    const now = contents();
    // What another tab has removed meanwhile is not among them.
    const edited = now?.items.filter(({ key }) => edits.peek().get(key)?.phase === 'editing') ?? [];
    if (!now || !edited.length) return;
    const due = edited.map(({ key }) => key);
    // The server tells a product's rows by their order, so all rows of a product go along.
    const products = new Set(edited.map(({ productId }) => productId));
    const items = now.items.filter(({ productId }) => products.has(productId)).map(withWanted);
    put(due, (edit) => edit && { ...edit, phase: 'sending' });
    const result = await withWrites<Result<null>>(
      ({ changeList }) => changeList({ list: now.list, items, removed: [] }, { keepalive }),
      () => ({ ok: false, failure: MISSING }),
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
    editOf(key) {
      const found = signals.get(key) ?? computed(() => edits.value.get(key));
      signals.set(key, found);
      return found;
    },
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
      const leave = () => void send({ keepalive: true });
      addEventListener('pagehide', leave);
      return () => {
        removeEventListener('pagehide', leave);
        leave();
        clearTimeout(pause);
      };
    },
  };
}
