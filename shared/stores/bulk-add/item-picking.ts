/** The ticked items of one table, and adding them to the cart. Loaded when the table is opened. */
import { atom, type ReadableAtom } from 'nanostores';
import { type BulkAdd, countOpen, countRows } from '../../domain/bulk-add/bulk-run.ts';
import { type ItemPicks, type PickRow, readPicks } from '../../domain/bulk-add/item-pick.ts';
import { keepForShopper, ownerFor, readKept } from '../../page/storage/shopper-storage.ts';
import { $signedOut } from '../account/signed-out.ts';
import { refreshCart } from '../cart/cart.ts';
import { followCart } from '../cart/following/follow-cart.ts';
import { $session } from '../session.ts';
import { writeStore } from '../store.ts';
import { $bulkAdd, dismissBulkAdd, restoreBulkAdd, startBulkAdd } from './bulk-add.ts';

/** A shopper's choice of items from one order or list. */
export interface ItemPicking {
  $picks: ReadableAtom<ItemPicks>;
  /** Whether the cart is being read for it. */
  $reading: ReadableAtom<boolean>;
  /** Reads the cart, and restores an earlier page's run. @returns unsubscribe */
  open(): () => void;
  tick(keys: readonly string[], on: boolean): void;
  type(key: string, text: string): void;
  /** Restores the initial quantity. */
  reset(key: string): void;
  /** Marks a row whose field has no valid quantity. */
  markWrong(keys: readonly string[]): void;
  /**
   * Adds the ticked rows as one run and unticks them, so that nobody adds them twice by mistake.
   * @returns the key of the first row without a quantity, in which case nothing is started
   */
  add(rows: readonly PickRow[]): string | undefined;
  /** Forgets a run that is over or abandoned. Rows that weren't added are ticked again. */
  leaveRun(): void;
}

const NOTHING: ItemPicks = { ticked: [], texts: {}, wrong: [] };

/**
 * Creates the choice for one table. The ticks belong to the shopper and outlive the table and the page, so they are
 * still there after signing in.
 * @param source identifies the run, such as `order:ID`
 */
export function createItemPicking(source: string): ItemPicking {
  const storageKey = `cb-picks:${source}` as const;
  const owner = () => ownerFor($session.get().visitor);
  const $picks = atom<ItemPicks>({ ...NOTHING, ...readPicksKept(readKept(storageKey, owner())) });
  const $reading = atom(true);

  function change(part: Partial<ItemPicks>): void {
    const next = { ...$picks.get(), ...part };
    const { ticked, texts } = next;
    const isEmpty = ticked.length === 0 && Object.keys(texts).length === 0;
    keepForShopper(storageKey, owner(), isEmpty ? null : { ticked, texts });
    writeStore(() => $picks.set(next));
  }

  function without(keys: readonly string[]): ItemPicks {
    const { ticked, texts, wrong } = $picks.get();
    const gone = new Set(keys);
    const kept = (all: readonly string[]) => all.filter((key) => !gone.has(key));
    const left = Object.entries(texts).filter(([key]) => !gone.has(key));
    return { ticked: kept(ticked), texts: Object.fromEntries(left), wrong: kept(wrong) };
  }

  function tick(keys: readonly string[], on: boolean): void {
    const { ticked } = $picks.get();
    const changed = new Set(keys);
    const others = ticked.filter((key) => !changed.has(key));
    change({ ticked: on ? [...others, ...keys] : others });
  }

  function type(key: string, text: string): void {
    const { texts, wrong } = $picks.get();
    change({ texts: { ...texts, [key]: text }, wrong: wrong.filter((one) => one !== key) });
  }

  async function readCartAnew(): Promise<void> {
    followCart();
    await refreshCart();
    writeStore(() => $reading.set(false));
  }

  return {
    $picks,
    $reading,
    open() {
      restoreBulkAdd(owner());
      void readCartAnew();
      return $signedOut.subscribe((signedOut) => {
        if (signedOut) change(NOTHING);
      });
    },
    tick,
    type,
    reset(key) {
      const { texts, wrong } = without([key]);
      change({ texts, wrong });
    },
    markWrong: (keys) => change({ wrong: [...new Set([...$picks.get().wrong, ...keys])] }),
    add(rows) {
      const { asked, wrong } = readPicks(rows);
      if (wrong.length > 0) {
        change({ wrong });
        return wrong[0];
      }
      const before = $bulkAdd.get();
      void startBulkAdd({ source, rows: asked });
      // If another run is unfinished, nothing was started.
      if ($bulkAdd.get() !== before) change(without(asked.map(({ key }) => key)));
      return undefined;
    },
    leaveRun() {
      const run = $bulkAdd.get();
      if (!run || !isOver(run)) return;
      dismissBulkAdd();
      if (run.source !== source) return;
      const left = run.rows.flatMap(({ row, state }) => (state === 'added' ? [] : row));
      const { ticked, texts } = $picks.get();
      change({
        ticked: [...new Set([...ticked, ...left.map(({ key }) => key)])],
        texts: { ...texts, ...Object.fromEntries(left.map(({ key, quantity }) => [key, `${quantity}`])) },
      });
    },
  };
}

/** Whether a run has nothing under way or in doubt. */
export function isOver({ phase, rows }: BulkAdd): boolean {
  const { sending, asking } = countRows(rows);
  return (phase === 'done' || phase === 'stopped') && sending + asking === 0;
}

/**
 * The run that is shown instead of the items: the table's own, or another one that must end first. Null if items may be
 * chosen.
 */
export function runInTheWay(run: BulkAdd | null, source: string): BulkAdd | null {
  if (!run) return null;
  const isUnfinished = countOpen(run.rows) > 0 || !isOver(run);
  return run.source === source || isUnfinished ? run : null;
}

function readPicksKept({ ticked, texts }: Record<string, unknown>): Partial<ItemPicks> {
  const isText = (value: unknown): value is string => typeof value === 'string';
  return {
    ticked: Array.isArray(ticked) ? ticked.filter(isText) : [],
    texts: Object.fromEntries(
      Object.entries(Object(texts)).filter(([, text]) => isText(text)),
    ) as ItemPicks['texts'],
  };
}
