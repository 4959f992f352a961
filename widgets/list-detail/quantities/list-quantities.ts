import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { ListContents } from '../../../shared/api/lists/list-items.ts';
import type { Failure } from '../../../shared/domain/failure.ts';
import type { ListItem } from '../../../shared/domain/lists/shopping-list.ts';
import { type LazyModule, lazyModule } from '../../../shared/page/lazy/lazy-module.ts';
import { onPageRestored } from '../../../shared/page/leaving/page-restored.ts';
import { whenActivated } from '../../../shared/page/leaving/when-activated.ts';
import { rowSignals } from '../../../shared/stores/row-signals.ts';
import type * as listWrites from '../list-writes.ts';
import type { createSerialQueue } from '../serial-queue.ts';
import { keepQuantities, readQuantities } from './kept-quantities.ts';
import type { QuantityEdit } from './quantity-edit.ts';

/** The quantities of one list that the server does not have yet, or has just saved. */
export interface ListQuantities {
  /** The edit of one row; without an edit, the item's own quantity applies. */
  editOf(key: string): ReadonlySignal<QuantityEdit | undefined>;
  /** The item with the quantity on the screen. */
  withWanted(item: ListItem): ListItem;
  /** Changes a quantity. It is sent with all others once nothing has changed for a second. */
  change(key: string, wanted: number): void;
  /** Discards a quantity that has not been sent. */
  cancel(key: string): void;
  /** Sends all waiting quantities at once. Resolves with the reply. */
  flush(): Promise<void>;
  retry(key: string): void;
  /** Forgets saved quantities, and those of items that another page has removed. Call it when the list has been read again. */
  reconcile(): void;
  /**
   * Forgets all quantities, and takes over those that an earlier page of this list left. Call it when another
   * list is shown.
   */
  open(): void;
  /** Forgets all quantities. Call it when the list was deleted. */
  clear(): void;
  /**
   * Sends waiting quantities when the page is left, and takes over those of later pages when it is restored.
   * @returns unsubscribe
   */
  start(): () => void;
}

interface ListQuantitiesOptions {
  writes: LazyModule<typeof listWrites>;
  contents: () => ListContents | null;
  enqueue: ReturnType<typeof createSerialQueue>;
  reread: () => Promise<void>;
  onFailure: (failure: Failure) => void;
  /** Whether the shopper has removed the row. */
  isRemoved: (key: string) => boolean;
  /** Called if a row is no longer on the list, although its quantity is being typed or may still be saved. */
  onGone: () => void;
}

const leftQuantities = lazyModule(() => import('./left-quantities.ts'));

const PAUSE_MS = 1000;

/**
 * Makes the quantities of a list. A quantity that could not be saved stays, marked. After a refusal, the
 * saved quantity returns [reliability Line write].
 */
export function createListQuantities({
  contents,
  enqueue,
  writes,
  reread,
  onFailure,
  isRemoved,
  onGone,
}: ListQuantitiesOptions): ListQuantities {
  const edits = signal<ReadonlyMap<string, QuantityEdit>>(new Map());
  let pause: ReturnType<typeof setTimeout> | undefined;
  /** Whether `writes` is loaded: a page that is being left can't wait for it. */
  let canSend = false;
  let keeping = false;
  /** Quantities that the server has saved since the list was read, at rows that have a newer edit. */
  const saved = new Map<string, number>();

  /** The edit that is left when the wanted quantity of a row is given up. */
  function savedEdit(key: string): QuantityEdit | undefined {
    const wanted = saved.get(key);
    return wanted === undefined ? undefined : { wanted, phase: 'saved' };
  }

  function put(
    keys: Iterable<string>,
    next: (edit: QuantityEdit | undefined, key: string) => QuantityEdit | undefined,
  ): void {
    const map = new Map(edits.peek());
    const before = map.size;
    for (const key of keys) {
      const edit = next(map.get(key), key);
      if (edit) map.set(key, edit);
      else map.delete(key);
    }
    // Quantities that an earlier page kept stay until they are taken over.
    if (!before && !map.size) return;
    edits.value = map;
    // Updates all rows that change together at once.
    if (keeping) return;
    keeping = true;
    queueMicrotask(() => {
      keeping = false;
      keep();
    });
  }

  function keep(): void {
    const listId = contents()?.list.id;
    const unsaved = [...edits.peek()].filter(([, { phase }]) => phase !== 'saved');
    if (listId) keepQuantities(listId, Object.fromEntries(unsaved));
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
    const due = edited.map(withWanted);
    // The server identifies the rows of a product by their order, so all rows of the product are sent.
    const products = new Set(edited.map(({ productId }) => productId));
    const items = now.items.filter(({ productId }) => products.has(productId)).map(withWanted);
    put(keysOf(due), (edit) => edit && { ...edit, phase: 'sending' });
    const ended = await writes.use(({ sendQuantities }) => {
      canSend = true;
      return sendQuantities({ contents, reread }, { list: now.list, items }, { leaving });
    });
    const { result, unseen = null } = ended.ok ? ended.value : { result: ended };
    const sent = keysOf(due).filter((key) => edits.peek().get(key)?.phase === 'sending');
    if (result.ok) for (const { key, quantity } of due) saved.set(key, quantity ?? 1);
    if (result.ok) return put(sent, (edit) => edit && { ...edit, phase: 'saved' });
    const isOver = result.failure.kind === 'business' && !unseen;
    // A message about several rows doesn't say which of them it means.
    const text = sent.length === 1 ? unseen?.[0] : undefined;
    put(sent, (edit, key) => (edit && !isOver ? { ...edit, phase: 'failed', text } : savedEdit(key)));
    onFailure(result.failure);
  }

  function leave(): void {
    if (canSend) {
      const sent = send({ leaving: true });
      // If the page is shown again, further changes of the list wait for the reply.
      void enqueue(() => sent);
      return;
    }
    // Nothing has been sent, so the next page offers Retry.
    put(
      edits.peek().keys(),
      (edit) => edit && { ...edit, phase: edit.phase === 'sending' ? 'editing' : edit.phase },
    );
  }

  /** @returns false if something is not saved */
  async function settle(): Promise<boolean> {
    await flush();
    return [...edits.peek().values()].every(({ phase }) => phase === 'saved');
  }

  function flush(): Promise<void> {
    clearTimeout(pause);
    return enqueue(send);
  }

  /** Takes over the quantities of this list that are kept in the tab. They replace this page's edits, unless it kept them itself. */
  function takeOver(): void {
    const kept = readQuantities(contents()?.list.id ?? '');
    const older = edits.peek();
    const list = {
      contents,
      reread,
      isRemoved,
      onGone,
      edits: () => edits.peek(),
      replace(key: string, before: QuantityEdit | undefined, next: QuantityEdit | undefined) {
        if (edits.peek().get(key) === before) put([key], () => next);
      },
    };
    if (kept) void leftQuantities.use(({ resumeQuantities }) => resumeQuantities(kept, list, older));
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
      put([key], (edit) => (edit?.phase === 'editing' || edit?.phase === 'failed' ? savedEdit(key) : edit)),
    flush,
    retry(key) {
      put([key], (edit) => edit && { wanted: edit.wanted, phase: 'editing' });
      void flush();
    },
    reconcile() {
      saved.clear();
      const listed = new Set(keysOf(contents()?.items ?? []));
      const before = edits.peek();
      put(before.keys(), (edit, key) => (edit?.phase === 'saved' || !listed.has(key) ? undefined : edit));
      const gone = [...before].filter(
        ([key, edit]) => !listed.has(key) && (edit.isFromLaterPage || !isRemoved(key)),
      );
      if (gone.some(([, { phase }]) => phase === 'editing' || phase === 'confirming')) onGone();
    },
    open() {
      clearTimeout(pause);
      saved.clear();
      edits.value = new Map();
      whenActivated(takeOver);
    },
    clear() {
      clearTimeout(pause);
      saved.clear();
      put(edits.peek().keys(), () => undefined);
    },
    start() {
      let stopSettling = () => {};
      // A quantity that is typed just before the page is left can't wait for a file.
      void writes.prepare().then((loaded) => {
        canSend ||= loaded;
        if (!loaded) return;
        void writes.use(({ settleBeforeSignOut }) => {
          stopSettling = settleBeforeSignOut(settle);
        });
      });
      addEventListener('pagehide', leave);
      const stopRestoring = onPageRestored(takeOver);
      return () => {
        removeEventListener('pagehide', leave);
        stopRestoring();
        stopSettling();
        leave();
        clearTimeout(pause);
      };
    },
  };
}

function keysOf(items: readonly ListItem[]): string[] {
  return items.map(({ key }) => key);
}
