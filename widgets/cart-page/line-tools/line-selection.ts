import { atom, type ReadableAtom } from 'nanostores';
import type { CartLine } from '../../../shared/domain/cart/cart.ts';
import { keepForShopper, ownerFor, readKept } from '../../../shared/page/storage/shopper-storage.ts';
import { $cart } from '../../../shared/stores/cart/cart.ts';
import { $session } from '../../../shared/stores/session.ts';
import { writeStore } from '../../../shared/stores/store.ts';
import { KEPT_TICKS } from './kept-ticks.ts';

/** A ticked line. Item and quantity find the line again if a merge of carts has given it another id. */
type Tick = Pick<CartLine, 'id' | 'itemNumber' | 'quantity'>;

/** The ticked lines of the cart. */
export interface LineSelection {
  $ticked: ReadableAtom<ReadonlySet<string>>;
  /** How many ticks from before signing in no longer have a line. */
  $lost: ReadableAtom<number>;
  toggle(lineId: string): void;
  setAll(on: boolean): void;
  /** Follows the cart: drops the ticks of lines that disappear. @returns unsubscribe */
  open(): () => void;
  /** Returns the ids of the ticked lines, in the order of the lines, for an action on them. */
  take(): string[];
  /** Clears all ticks, including kept ones. */
  end(): void;
}

/**
 * Creates the selection of a cart. It starts with the lines that the shopper ticked as a guest in this tab before signing
 * in. Only a guest's ticks are kept for that.
 */
export function createLineSelection(): LineSelection {
  const { visitor } = $session.get();
  const owner = ownerFor(visitor);
  let ticks = readTicks(owner);
  /** How many ticks are from before signing in. A merge may still bring their lines, until the shopper ticks or acts. */
  let restored = ticks.length;
  const $ticked = atom<ReadonlySet<string>>(new Set());
  const $lost = atom(0);
  if (!visitor.guest) keepForShopper(KEPT_TICKS, owner, null);

  function show(next: Tick[]): void {
    if (!restored) ticks = next;
    writeStore(() => $ticked.set(new Set(next.map(({ id }) => id))));
    writeStore(() => $lost.set(Math.max(0, restored - next.length)));
    if (visitor.guest) keepForShopper(KEPT_TICKS, owner, next.length ? { ticks: next } : null);
  }

  function follow(): void {
    const lines = $cart.get().cart?.lines;
    if (lines) show(findTicked(ticks, lines));
  }

  function change(ids: ReadonlySet<string>): void {
    restored = 0;
    const lines = $cart.get().cart?.lines ?? [];
    show(lines.flatMap((line) => (ids.has(line.id) ? tickOf(line) : [])));
  }

  return {
    $ticked,
    $lost,
    toggle(lineId) {
      const ids = new Set($ticked.get());
      if (ids.has(lineId)) ids.delete(lineId);
      else ids.add(lineId);
      change(ids);
    },
    setAll: (on) => change(new Set(on ? $cart.get().cart?.lines.map(({ id }) => id) : [])),
    open() {
      follow();
      return $cart.listen(follow);
    },
    take() {
      change($ticked.get());
      return [...$ticked.get()];
    },
    end: () => change(new Set()),
  };
}

/** Finds the lines of ticks by id, or by item and quantity if no line has the id. Drops ticks without a line. */
function findTicked(ticks: readonly Tick[], lines: readonly CartLine[]): Tick[] {
  const present = new Set(lines.map(({ id }) => id));
  const found = new Set(ticks.flatMap(({ id }) => (present.has(id) ? id : [])));
  for (const tick of ticks) {
    if (present.has(tick.id)) continue;
    const line = lines.find(
      ({ id, itemNumber, quantity }) =>
        !found.has(id) && itemNumber === tick.itemNumber && quantity === tick.quantity,
    );
    if (line) found.add(line.id);
  }
  return lines.flatMap((line) => (found.has(line.id) ? tickOf(line) : []));
}

function tickOf({ id, itemNumber, quantity }: CartLine): Tick {
  return { id, itemNumber, quantity };
}

/** Drops everything that isn't a tick, because the storage may contain anything. */
function readTicks(owner: string): Tick[] {
  const { ticks } = readKept(KEPT_TICKS, owner);
  if (!Array.isArray(ticks)) return [];
  return ticks.filter(
    (tick) =>
      typeof tick?.id === 'string' &&
      typeof tick.itemNumber === 'string' &&
      typeof tick.quantity === 'number',
  );
}
