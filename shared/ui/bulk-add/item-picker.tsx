/** A dialog in which items of an order or a list are chosen, then added to the cart one after another. */
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PickRow } from '../../domain/bulk-add/item-pick.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { Button } from '../button.tsx';
import { MergeDialog, type MergeDialogProps } from '../cart/merge-dialog.tsx';
import { followQuantityLimit } from '../cart/quantity-limit.ts';
import { Dialog } from '../dialog.tsx';
import { Skeleton } from '../loading.tsx';
import { Notice } from '../notice.tsx';
import { DataTable } from '../table/data-table.tsx';
import { type ItemPickerColumnsProps, itemPickerColumns, PickAllBox } from './item-picker-columns.tsx';
import { ItemPickerRun, type ItemPickerRunProps } from './item-picker-run.tsx';

const messages = defineMessages('ui', {
  pickTitle: 'Choose Items',
  pickLead: 'Choose what to add to your cart. What can be had now, the shop says when you add it.',
  pickCaption: 'Items to choose from',
  pickNone: 'There are no items to choose from.',
  pickUnreadable: 'Some items could not be shown: {count}',
  pickCartUnknown: 'Your cart could not be read, so it is not said here what is in it already.',
  pickAdd: 'Add chosen ({count})',
  pickNothing: 'Please choose at least one item to add to your Cart.',
  pickClose: 'Close',
  pickMore: 'Choose more items',
  pickGiveUp: 'Do not add the rest',
  pickViewCart: 'View Cart',
});

interface ItemPickerProps extends Omit<ItemPickerColumnsProps, 'onClose'>, Omit<ItemPickerRunProps, 'run'> {
  /** Null while they are being read. */
  rows: readonly PickRow[] | null;
  /** Shown in place of the rows where they could not be read. */
  failure?: ReactNode;
  /** Items that the server sent and that could not be read. */
  unreadable: number;
  /** Whether it is known what is in the cart. */
  cart: 'reading' | 'known' | 'unknown';
  /** The run that stands in place of the items; null where items may be chosen. */
  run: ItemPickerRunProps['run'] | null;
  /** Nothing of the run is under way or in doubt, so that it may be left. */
  mayLeave: boolean;
  /** The Merged Cart Notice, which may have to be answered first; null while nothing is offered. */
  merge: MergeDialogProps | null;
  /** Adds what is ticked. @returns the key of the first row whose field holds no quantity */
  onAdd: () => string | undefined;
  /** Goes back from the run to the items. */
  onLeave: () => void;
  onClose: () => void;
}

/** Ticks, quantities and what is in the cart already; after 'Add chosen' the progress, and the result by line. */
export function ItemPicker(props: ItemPickerProps) {
  const { rows, run, merge, mayLeave, onAdd, onLeave, onClose } = props;
  const body = useRef<HTMLDivElement>(null);
  const showsRun = run !== null;
  const isSwitched = useRef(false);
  useEffect(() => followQuantityLimit(body.current), []);
  // The pressed button is removed with its part of the dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the part is followed
  useLayoutEffect(() => {
    if (isSwitched.current) body.current?.querySelector<HTMLElement>('.cb-picker__lead')?.focus();
    isSwitched.current = true;
  }, [showsRun]);
  const ticked = rows?.filter((row) => row.ticked).length ?? 0;
  /** How often 'Add chosen' was pressed without a tick; the text is read anew each time. */
  const [asked, setAsked] = useState(0);

  function add(): void {
    setAsked(ticked ? 0 : asked + 1);
    if (!ticked) return;
    const wrong = onAdd();
    const row = [...(body.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(
      ({ dataset }) => dataset.row === wrong,
    );
    row?.querySelector<HTMLElement>('input[type="text"]')?.focus();
  }

  function close(): void {
    // A run that has stopped is there again the next time; one that is done has been seen.
    if (run?.phase === 'done' && mayLeave) onLeave();
    onClose();
  }

  if (merge) return <MergeDialog {...merge} />;
  const actions = run ? (
    <>
      <Button onPress={close}>{messages.pickClose}</Button>
      {mayLeave && (
        <Button onPress={onLeave}>{run.phase === 'done' ? messages.pickMore : messages.pickGiveUp}</Button>
      )}
      {run.phase === 'done' && (
        <a className="cb-button" data-tone="primary" href="/checkout/cart">
          {messages.pickViewCart}
        </a>
      )}
    </>
  ) : (
    <>
      {asked > 0 && ticked === 0 && (
        <p className="cb-picker__asks" role="alert" key={asked}>
          {messages.pickNothing}
        </p>
      )}
      <Button onPress={close}>{messages.pickClose}</Button>
      <Button tone="action" inactive={ticked === 0} onPress={add}>
        {fill(messages.pickAdd, { count: ticked })}
      </Button>
    </>
  );
  return (
    <Dialog wide title={messages.pickTitle} onClose={close} actions={actions}>
      <div className="cb-picker" ref={body}>
        {run ? <ItemPickerRun {...props} run={run} /> : <Items {...props} onClose={close} />}
      </div>
    </Dialog>
  );
}

/** The items with their ticks, or why there are none. */
function Items(props: ItemPickerProps) {
  const { kind, rows, failure, unreadable, cart, onTick, onType, onReset, onWrong, onClose } = props;
  // The callbacks are new at each rendering, the columns are not.
  const latest = useRef({ onTick, onType, onReset, onWrong, onClose });
  latest.current = { onTick, onType, onReset, onWrong, onClose };
  const columns = useMemo(
    () =>
      itemPickerColumns({
        kind,
        onTick: (keys, on) => latest.current.onTick(keys, on),
        onType: (key, text) => latest.current.onType(key, text),
        onReset: (key) => latest.current.onReset(key),
        onWrong: (keys) => latest.current.onWrong(keys),
        onClose: () => latest.current.onClose(),
      }),
    [kind],
  );
  if (failure) return failure;
  if (!rows) return <Skeleton rows={3} />;
  return (
    <>
      <p className="cb-picker__lead" tabIndex={-1}>
        {rows.length > 0 ? messages.pickLead : messages.pickNone}
      </p>
      {cart === 'unknown' && <Notice tone="warning">{messages.pickCartUnknown}</Notice>}
      {unreadable > 0 && (
        <Notice tone="warning">{fill(messages.pickUnreadable, { count: unreadable })}</Notice>
      )}
      {rows.length > 0 && (
        <>
          <PickAllBox rows={rows} onTick={onTick} />
          <DataTable
            caption={messages.pickCaption}
            captionHidden
            columns={columns}
            rows={rows}
            keyOf={({ key }) => key}
          />
        </>
      )}
    </>
  );
}
