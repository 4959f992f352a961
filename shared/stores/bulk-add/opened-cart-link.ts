/**
 * A cart link that the page was opened with. Its items are shown first and added by a press only; the fragment is taken out
 * of the address once the shopper has decided, so that a reload does not ask again. Loaded where a page has such a link.
 */
import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import type { BulkAdd } from '../../domain/bulk-add/bulk-run.ts';
import { type CartLinkReading, parseCartLink } from '../../domain/files/cart-link.ts';
import { isCartLink } from '../../domain/files/cart-link-mark.ts';
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

/** Who shows the run that adds the items. */
const SOURCE = 'cart-link';

const messages = defineMessages('shared', {
  linkedAdded: '{count} shared {count:item is|items are} in your cart.',
});

/** What is known of a link before its items are added. */
interface OpenedLink {
  /** Null where a page before has read it, and was left while its items were being added. */
  link: CartLinkReading | null;
  phase: 'asking' | 'adding' | 'other-run';
}

/** What the dialog about an opened link gets: see `ui/files/cart-link-dialog.tsx`. */
export interface OpenedCartLink extends Pick<OpenedLink, 'link'> {
  /** How far the adding has come; null before, and where something else is being added. */
  run: BulkAdd | null;
  /** Something else is being added. */
  waits: boolean;
  /** The pieces of an item that are in the cart; null where the cart is not known. */
  inCart: (itemNumber: string) => number | null;
  onAdd: () => unknown;
  onStop: () => unknown;
  onContinue: () => unknown;
  onAnswer: (key: string, answer: 'arrived' | 'send') => unknown;
  onClose: () => void;
}

const $state = atom<OpenedLink | null>(null);
/** The islands that can show a link, in the order in which they came. */
const $hosts = atom<readonly object[]>([]);

/**
 * Offers to show the link of this page, or the run that an earlier page has begun from one. One island shows it, though
 * several can.
 * @returns the properties of the dialog; null where there is no link, or another island shows it
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

/** Adds the items; where all of them arrive, a notice says so in place of the dialog. */
async function addLinkedItems(): Promise<void> {
  const link = $state.get()?.link;
  if (!link || !('items' in link)) return;
  takeOutOfAddress();
  show({ link, phase: 'adding' });
  const rows = link.items.map((item) => ({ key: item.itemNumber, ...item }));
  if (!(await startBulkAdd({ source: SOURCE, rows }))) show({ link, phase: 'other-run' });
}

/** Nothing is left to be said of a run whose items have all arrived. */
function followRun(): void {
  const run = $bulkAdd.get();
  const isWhole =
    run?.phase === 'done' && run.rows.every(({ state, message }) => state === 'added' && !message);
  if (run?.source !== SOURCE || !isWhole) return;
  dismissBulkAdd();
  show(null);
  addNotice({ tone: 'success', text: fill(messages.linkedAdded, { count: run.rows.length }) });
}

/** Ends the showing. What is being added stops after the item that is on its way, and the dialog says what is left. */
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
    restoreRun();
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
  // The question says what is in the cart already.
  void openCart();
  show({ link: parseCartLink(location.hash), phase: 'asking' });
}

/** The page was left while the items were being added: what is left of them is shown, and nothing is sent by itself. */
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
