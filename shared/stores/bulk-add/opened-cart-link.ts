/**
 * A cart link that the page was opened with. Its items are shown first and added only when the shopper presses a
 * button. The fragment is removed from the address once the shopper has decided, so that a reload doesn't ask again.
 * Loaded if the page has such a link.
 */
import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import type { BulkAdd } from '../../domain/bulk-add/bulk-run.ts';
import { type CartLinkReading, parseCartLink } from '../../domain/files/cart-link.ts';
import { isCartLink } from '../../domain/files/cart-link-mark.ts';
import { whenActivated } from '../../page/leaving/when-activated.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { ownerFor } from '../../page/storage/shopper-storage.ts';
import { $cart } from '../cart/cart.ts';
import { openCart } from '../cart/following/follow-cart.ts';
import { quantityInCart } from '../cart/writes/additions.ts';
import { addNotice } from '../notices.ts';
import { $session } from '../session.ts';
import { useStore, writeStore } from '../store.ts';
import {
  $bulkAdd,
  answerRow,
  dismissBulkAdd,
  restoreBulkAdd,
  resumeBulkAdd,
  startBulkAdd,
  stopBulkAdd,
} from './bulk-add.ts';

/** Identifies the run that adds the items. */
const SOURCE = 'cart-link';

const messages = defineMessages('shared', {
  linkedAdded: '{count} shared {count:item is|items are} in your cart.',
});

/** A link before its items are added. */
interface OpenedLink {
  /** Null if an earlier page read it and was left while its items were being added. */
  link: CartLinkReading | null;
  phase: 'asking' | 'adding' | 'other-run';
}

/** The props of the dialog about an opened link: see `ui/files/cart-link-dialog.tsx`. */
export interface OpenedCartLink extends Pick<OpenedLink, 'link'> {
  /** The progress of the run; null before it starts, and if another run is active. */
  run: BulkAdd | null;
  /** Another run is active. */
  waits: boolean;
  /** The pieces of an item in the cart; null if the cart is unknown. */
  inCart: (itemNumber: string) => number | null;
  onAdd: () => unknown;
  onStop: () => unknown;
  onContinue: () => unknown;
  onAnswer: (key: string, answer: 'arrived' | 'send') => unknown;
  onClose: () => void;
}

const $state = atom<OpenedLink | null>(null);
/** The islands that can show a link, in the order in which they mounted. */
const $hosts = atom<readonly object[]>([]);

/**
 * Offers to show this page's link, or the run that an earlier page started from one. Only one island shows it, even if
 * several can.
 * @returns the props of the dialog; null if there is no link, or another island shows it
 */
export function useOpenedCartLink(): OpenedCartLink | null {
  const [host] = useState({});
  useEffect(() => offerHost(host), [host]);
  const isFirst = useStore($hosts, ([first]) => first === host);
  const opened = useStore($state);
  const run = useStore($bulkAdd);
  useStore($cart);
  if (!isFirst || !opened) return null;
  return {
    link: opened.link,
    run: opened.phase === 'adding' && run?.source === SOURCE ? run : null,
    waits: opened.phase === 'other-run',
    inCart: quantityInCart,
    onAdd: addLinkedItems,
    onStop: stopBulkAdd,
    onContinue: resumeBulkAdd,
    onAnswer: answerRow,
    onClose: dismiss,
  };
}

/** Adds the items. If all are added, a notice replaces the dialog. */
async function addLinkedItems(): Promise<void> {
  const link = $state.get()?.link;
  if (!link || !('items' in link)) return;
  takeOutOfAddress();
  show({ link, phase: 'adding' });
  const rows = link.items.map((item) => ({ key: item.itemNumber, ...item }));
  if (!(await startBulkAdd({ source: SOURCE, rows }))) show({ link, phase: 'other-run' });
}

/**
 * A run whose items were all added needs no dialog. Nor does one that this page no longer has, after a sign-out in another
 * tab or a run of a later page: the question would say that nothing has been added yet.
 */
function followRun(run: BulkAdd | null, before?: BulkAdd | null): void {
  if (run?.source !== SOURCE) {
    if (before?.source === SOURCE && $state.get()?.phase === 'adding') show(null);
    return;
  }
  const isWhole =
    run.phase === 'done' && run.rows.every(({ state, message }) => state === 'added' && !message);
  if (!isWhole) return;
  dismissBulkAdd();
  show(null);
  addNotice({ tone: 'success', text: fill(messages.linkedAdded, { count: run.rows.length }) });
}

/** Closes the dialog. A running addition stops after the current item, and the dialog lists the remaining ones. */
function dismiss(): void {
  takeOutOfAddress();
  const isRun = $state.get()?.phase === 'adding' && $bulkAdd.get()?.source === SOURCE;
  if (isRun && $bulkAdd.get()?.phase === 'running') stopBulkAdd();
  else {
    if (isRun) dismissBulkAdd();
    show(null);
  }
}

function offerHost(host: object): () => void {
  writeStore(() => $hosts.set([...$hosts.get(), host]));
  if (!$state.get()) {
    readAddress();
    whenActivated(restoreRun);
  }
  addEventListener('hashchange', readAddress);
  const unfollow = $bulkAdd.listen(followRun);
  return () => {
    removeEventListener('hashchange', readAddress);
    unfollow();
    writeStore(() => $hosts.set($hosts.get().filter((other) => other !== host)));
  };
}

function readAddress(): void {
  if (!isCartLink(location.hash) || $state.get()?.phase === 'adding') return;
  // The question shows which items are already in the cart.
  void openCart();
  show({ link: parseCartLink(location.hash), phase: 'asking' });
}

/**
 * The page was left while the items were being added: the remaining ones are shown, and nothing is sent automatically.
 */
function restoreRun(): void {
  restoreBulkAdd(ownerFor($session.get().visitor));
  if (!$state.get() && $bulkAdd.get()?.source === SOURCE) show({ link: null, phase: 'adding' });
}

function takeOutOfAddress(): void {
  if (!isCartLink(location.hash)) return;
  // A whole address: a path alone could begin with //, or start from another site's <base>.
  const address = new URL(location.href);
  address.hash = '';
  history.replaceState(history.state, '', address);
}

function show(opened: OpenedLink | null): void {
  writeStore(() => $state.set(opened));
}
