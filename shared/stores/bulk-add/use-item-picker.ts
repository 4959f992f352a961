import { useEffect, useRef, useState } from 'react';
import { type PickItem, type PickRow, pickRows } from '../../domain/bulk-add/item-pick.ts';
import { wholeCartQuantities } from '../../domain/cart/cart-quantities.ts';
import { reuseRows } from '../../domain/table.ts';
import { useMergeDialog } from '../account/cart-merge.ts';
import { $cart } from '../cart/cart.ts';
import { useStore } from '../store.ts';
import { $bulkAdd, answerRow, resumeBulkAdd, stopBulkAdd } from './bulk-add.ts';
import { createItemPicking, isOver, runInTheWay } from './item-picking.ts';

const NO_ROWS: readonly PickRow[] = [];

/**
 * Returns the props of the picker (`ui/bulk-add/item-picker.tsx`) while it is open.
 * @param source identifies its run, such as `order:ID`
 * @param items null until they are loaded
 */
export function useItemPicker(source: string, items: readonly PickItem[] | null) {
  const [picking] = useState(() => createItemPicking(source));
  useEffect(() => picking.open(), [picking]);
  const picks = useStore(picking.$picks);
  const isReading = useStore(picking.$reading);
  const { cart, stale } = useStore($cart);
  const run = useStore($bulkAdd);
  const merge = useMergeDialog();
  const before = useRef(NO_ROWS);
  const pieces = !cart || isReading || stale ? null : wholeCartQuantities(cart);
  // A tick renders only its own row.
  before.current = reuseRows(before.current, pickRows(items ?? [], picks, pieces), ({ key }) => key);
  const rows = before.current;
  return {
    rows: items && rows,
    cart: pieces ? 'known' : isReading ? 'reading' : 'unknown',
    run: runInTheWay(run, source),
    isOther: run?.source !== source,
    mayLeave: !!run && isOver(run),
    merge,
    onTick: picking.tick,
    onType: picking.type,
    onReset: picking.reset,
    onWrong: picking.markWrong,
    onAdd: () => picking.add(rows),
    onLeave: picking.leaveRun,
    onStop: stopBulkAdd,
    onContinue: resumeBulkAdd,
    onAnswer: answerRow,
  } as const;
}
