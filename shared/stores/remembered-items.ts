/**
 * The items of the shopper's own orders and lists, kept in the tab's storage for their owner as pages read them, so that
 * quick order can suggest them without asking the server. Loaded when something has been read, and by quick order.
 */
import type { ListItem } from '../domain/lists/shopping-list.ts';
import type { OrderedItem } from '../domain/orders/order.ts';
import { isOrdered } from '../domain/orders/order-detail.ts';
import { MOST_SEEN_ITEMS, mergeSeenItems, type SeenItem } from '../domain/orders/seen-items.ts';
import { whenActivated } from '../page/leaving/when-activated.ts';
import { keepForShopper, readKept } from '../page/storage/shopper-storage.ts';
import { whenIdle } from '../page/time/when-idle.ts';
import { $session } from './session.ts';

/** `isLeft` of `ui/is-left.ts` knows the key. Another format needs another one (`shared/README.md`). */
const KEY = 'cb-seen-items';

/** No entry has this owner, so reading as this owner deletes the entry. */
const NOBODY = '';

/** Keeps the items of an order that was read, unless the order was started but never placed. See `rememberItems`. */
export function rememberOrder(
  profileId: string | undefined,
  { state, sections }: { state?: string; sections: Record<string, OrderedItem[]> },
): void {
  const items = Object.values(sections).flat();
  if (isOrdered(state)) rememberItems(profileId, items.map(toSeen), 'order');
}

/** Keeps the items of a list that was read. See `rememberItems`. */
export function rememberList(profileId: string | undefined, items: readonly ListItem[]): void {
  const seen = items.map(({ productId: itemNumber, name, quantity }) => ({ itemNumber, name, quantity }));
  rememberItems(profileId, seen, 'list');
}

function toSeen({ itemNumber, description: name, quantity }: OrderedItem): SeenItem {
  return { itemNumber, name, quantity };
}

/**
 * Keeps the items of an order or a list for suggestions, once the page is idle and activated. Does nothing for guests,
 * who may share a computer, for staff, who read other people's orders, and for a shopper whose id the page doesn't
 * give.
 * @param profileId whose order or list it is; anything that isn't the visitor's is ignored
 * @param from where the items were read
 */
export function rememberItems(
  profileId: string | undefined,
  items: readonly SeenItem[],
  from: 'order' | 'list',
): void {
  if (!profileId || profileId !== owner() || items.length === 0) return;
  whenActivated(() => {
    whenIdle(() => {
      if (profileId !== owner()) return;
      forgetWhenEnded();
      keepForShopper(KEY, profileId, { items: mergeSeenItems(items, read(profileId), from === 'list') });
    });
  });
}

/**
 * Returns the items that the shopper has had, the latest first. Returns none, and deletes any entry, once the session
 * has ended or if the visitor's items aren't kept. Never throws.
 */
export function seenItems(): SeenItem[] {
  forgetWhenEnded();
  return read(owner() ?? NOBODY);
}

/** Returns whose items are kept on this page; undefined if nobody's are. */
function owner(): string | undefined {
  const { visitor, ended } = $session.get();
  return visitor.guest || visitor.staff || ended ? undefined : visitor.profileId;
}

function read(profileId: string): SeenItem[] {
  const { items } = readKept(KEY, profileId);
  return Array.isArray(items) ? items.flatMap(readItem).slice(0, MOST_SEEN_ITEMS) : [];
}

function readItem(value: unknown): SeenItem | [] {
  const { itemNumber, name, quantity } = Object(value) as Record<keyof SeenItem, unknown>;
  if (typeof itemNumber !== 'string') return [];
  return {
    itemNumber,
    name: typeof name === 'string' ? name : undefined,
    quantity: typeof quantity === 'number' ? quantity : undefined,
  };
}

let isFollowing = false;

/**
 * Signing out deletes the entry in the same tab. This code does so after signing out in another tab, or if the session
 * ends.
 */
function forgetWhenEnded(): void {
  if (isFollowing) return;
  isFollowing = true;
  $session.subscribe(({ ended }) => {
    if (ended) keepForShopper(KEY, NOBODY, null);
  });
}
