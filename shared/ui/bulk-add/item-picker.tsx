/** A dialog for choosing items of an order or a list, which are then added to the cart one after another. */
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
import { useRowSlices } from '../table/row-slices.ts';
import {
  type ItemPickerColumnsProps,
  itemPickerColumns,
  itemPickerHandlers,
  PickAllBox,
} from './item-picker-columns.tsx';
import { ItemPickerRun, type ItemPickerRunProps } from './item-picker-run.tsx';

const messages = defineMessages('ui', {
  pickTitle: 'Choose Items',
  pickLead: 'Choose what to add to your cart. When you add it, we’ll tell you if an item can’t be ordered.',
  pickCaption: 'Items to choose from',
  pickNone: 'There are no items to choose from.',
  pickUnreadable: 'We couldn’t show {count} {count:item|items}.',
  pickCartUnknown: 'We couldn’t load your cart, so we can’t show what’s already in it.',
  pickAdd: 'Add selected ({count})',
  pickNothing: 'Please choose at least one item to add to your Cart.',
  pickClose: 'Close',
  pickMore: 'Choose more items',
  pickGiveUp: 'Don’t add the rest',
  pickViewCart: 'View Cart',
});

const NO_ROWS: readonly PickRow[] = [];
const keyOf = ({ key }: PickRow) => key;

interface ItemPickerProps extends Omit<ItemPickerColumnsProps, 'onClose'>, Omit<ItemPickerRunProps, 'run'> {
  /** Null while the items are being read. */
  rows: readonly PickRow[] | null;
  /** Shown instead of the rows if they could not be read. */
  failure?: ReactNode;
  /** How many items of the server's reply could not be read. */
  unreadable: number;
  /** Whether the content of the cart is known. */
  cart: 'reading' | 'known' | 'unknown';
  /** The run that is shown instead of the items; null while items can be chosen. */
  run: ItemPickerRunProps['run'] | null;
  /** Whether the run may be left: none of its rows is being sent or may have been added. */
  mayLeave: boolean;
  /** The Merged Cart Notice, if it has to be answered first. */
  merge: MergeDialogProps | null;
  /** Adds the ticked items. @returns the key of the first row without a valid quantity, if any */
  onAdd: () => string | undefined;
  /** Returns from the run to the items. */
  onLeave: () => void;
  onClose: () => void;
}

/** The items with ticks, quantities and their pieces in the cart; after 'Add selected', the run that adds them. */
export function ItemPicker(props: ItemPickerProps) {
  const { rows, run, merge, mayLeave, onAdd, onLeave, onClose } = props;
  const body = useRef<HTMLDivElement>(null);
  const showsRun = run !== null;
  const isFirstRender = useRef(true);
  useEffect(() => followQuantityLimit(body.current), []);
  // When the dialog switches between items and run, the pressed button is removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the dialog switches
  useLayoutEffect(() => {
    if (!isFirstRender.current) body.current?.querySelector<HTMLElement>('.cb-picker__lead')?.focus();
    isFirstRender.current = false;
  }, [showsRun]);
  const ticked = rows?.filter((row) => row.ticked).length ?? 0;
  /** How often 'Add selected' was pressed without a tick. The text is read again each time. */
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
    // A stopped run is shown again the next time. A finished one has been seen.
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
  const { kind, rows, failure, unreadable, cart, onTick } = props;
  // Rows and callbacks change with each render, columns and handlers don't.
  const latest = useRef(props);
  latest.current = props;
  const columns = useMemo(() => itemPickerColumns(kind), [kind]);
  const handlers = useMemo(() => itemPickerHandlers(() => latest.current), []);
  const slices = useRowSlices(rows ?? NO_ROWS, keyOf);
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
            rows={slices}
            keyOf={keyOf}
            handlers={handlers}
          />
        </>
      )}
    </>
  );
}
