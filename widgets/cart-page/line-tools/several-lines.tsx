/** Selecting several lines, and the actions for them. Loaded when the shopper selects lines. */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { CartLine } from '../../../shared/domain/cart/cart.ts';
import { quantitiesByItem } from '../../../shared/domain/cart/quantities-by-item.ts';
import { refusalLines } from '../../../shared/domain/failure.ts';
import type { Permissions } from '../../../shared/domain/permissions.ts';
import { announce } from '../../../shared/page/announce.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import { $cart, findLine } from '../../../shared/stores/cart/cart.ts';
import { $lineEdits } from '../../../shared/stores/cart/line-edits.ts';
import { removeLines } from '../../../shared/stores/cart/writes/line-writes.ts';
import { flushCart } from '../../../shared/stores/flush-cart.ts';
import { createMoving } from '../../../shared/stores/lists/moving.ts';
import { useMoveDialog } from '../../../shared/stores/lists/use-moving.ts';
import { addNotice } from '../../../shared/stores/notices.ts';
import { useStore } from '../../../shared/stores/store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/dialog.tsx';
import { MoveEndingNotice, MoveToListDialog } from '../../../shared/ui/lists/move-to-list.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { SignInLink } from '../../../shared/ui/sign-in-link.tsx';
import { SelectAllBox, SelectBox } from '../../../shared/ui/table/select-box.tsx';
import type { LineComponent } from '../cart-page-state.ts';
import { createLineSelection, type LineSelection } from './line-selection.ts';

const messages = defineMessages('cart-page', {
  selectAllLines: 'Select all items',
  selectLine: 'Select {name}',
  linesSelected: '{count} selected',
  removeSelected: 'Remove selected',
  saveForLater: 'Save for later',
  moveToList: 'Move to list…',
  signInToMove: 'Sign in to move items to a list',
  doneSelecting: 'Done',
  selectFirst: 'Select at least one item first.',
  removedSeveral: '{count} {count:item|items} removed. You can undo it.',
  notAllRemoved: 'We couldn’t remove some of the selected items. Each one says why.',
  noUndoTitle: 'Remove these items?',
  noUndo: '{count:One of them is|# of them are} discontinued, so Undo can’t bring {count:it|them} back.',
  noUndoConfirm: 'Remove them',
  noUndoCancel: 'Keep them',
  ticksLost:
    '{count} {count:item|items} you selected before you signed in {count:has|have} changed or {count:is|are} no longer in your cart.',
});

const NONE: readonly string[] = [];

/**
 * Creates the moves of lines from the cart to a list [2 §2 Moving]. Undo restores the lines to the cart, but
 * the list keeps them, because no call removes them from it.
 */
function createCartMoving() {
  return createMoving({
    // Edits of other lines need not be saved for this.
    async prepare(ids) {
      await flushCart();
      const isSettled = ids.every((id) => findLine(id) && !$lineEdits.get()[id]);
      return isSettled ? null : { kind: 'unsettled' };
    },
    quantitiesOf: (ids) => quantitiesByItem(ids.flatMap((id) => findLine(id) ?? [])),
    takeAway: (ids, list) => removeLines(ids, list),
    left: (ids) => ids.filter((id) => findLine(id)),
  });
}

interface SeveralLinesProps {
  permissions: Permissions;
  heading: RefObject<HTMLElement | null>;
  /** Whether the shopper has just opened it. It then takes the focus. */
  focused: boolean;
  /** Adds a checkbox to each line; null removes them. */
  onTick: (Tick: LineComponent | null) => void;
  onEnd: () => void;
  /** The other tools for the lines. */
  children: ReactNode;
}

/** Shows a checkbox in each line and the actions for the ticked ones [1 §2 Several lines]. */
export function SeveralLines(props: SeveralLinesProps) {
  const { permissions, heading, focused, onTick, onEnd, children } = props;
  const [selection] = useState(createLineSelection);
  const [moving] = useState(createCartMoving);
  const [asked, setAsked] = useState<readonly CartLine[] | null>(null);
  const ticked = useStore(selection.$ticked);
  const lost = useStore(selection.$lost);
  const ending = useStore(moving.$ending);
  const dialog = useMoveDialog(moving, NONE);
  const tools = useRef<HTMLDivElement>(null);
  useEffect(() => selection.open(), [selection]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the selection
  useEffect(() => {
    onTick(({ line }) => <LineTick line={line} selection={selection} />);
    return () => onTick(null);
  }, [selection]);
  useEffect(() => {
    if (focused) tools.current?.querySelector('input')?.focus();
  }, [focused]);

  /** Runs an action on the ticked lines. If there are none, tells the shopper. */
  function withTicked(act: (ids: readonly string[]) => unknown): unknown {
    const ids = selection.take();
    return ids.length ? act(ids) : addNotice({ tone: 'info', text: messages.selectFirst });
  }

  function askToRemove(ids: readonly string[]): unknown {
    const lines = $cart.get().cart?.lines.filter(({ id }) => ids.includes(id)) ?? [];
    if (lines.some(({ discontinued }) => discontinued)) return setAsked(lines);
    return remove(ids);
  }

  async function remove(ids: readonly string[]): Promise<void> {
    setAsked(null);
    const result = await removeLines(ids);
    if (result.ok) {
      announce(fill(messages.removedSeveral, { count: ids.length }));
    } else {
      addNotice({ tone: 'danger', text: refusalLines(result.failure)[0] ?? messages.notAllRemoved });
    }
    if (!$cart.get().cart?.lines.length) heading.current?.focus();
  }

  return (
    <>
      {(lost > 0 || ending) && (
        <div className="cb-several__told">
          {lost > 0 && <Notice tone="info">{fill(messages.ticksLost, { count: lost })}</Notice>}
          {ending && <MoveEndingNotice ending={ending} onRetry={moving.retry} onDismiss={moving.dismiss} />}
        </div>
      )}
      <div className="cb-line-tools" data-used>
        {children}
        <div className="cb-several" ref={tools}>
          <AllLinesTick selection={selection} />
          <span className="cb-several__count">{fill(messages.linesSelected, { count: ticked.size })}</span>
          <Button onPress={() => withTicked(askToRemove)}>{messages.removeSelected}</Button>
          {permissions.mayAddToList && !permissions.listsNeedSignIn && (
            <>
              <Button onPress={() => withTicked(moving.saveForLater)}>{messages.saveForLater}</Button>
              <Button onPress={() => withTicked(moving.ask)}>{messages.moveToList}</Button>
            </>
          )}
          {permissions.mayAddToList && permissions.listsNeedSignIn && (
            <SignInLink text={messages.signInToMove} />
          )}
          <Button
            tone="link"
            onPress={() => {
              selection.end();
              onEnd();
            }}
          >
            {messages.doneSelecting}
          </Button>
        </div>
      </div>
      {dialog && <MoveToListDialog {...dialog} />}
      {asked && (
        <ConfirmDialog
          title={messages.noUndoTitle}
          question={questionOf(asked)}
          confirmLabel={messages.noUndoConfirm}
          cancelLabel={messages.noUndoCancel}
          onConfirm={() => remove(asked.map(({ id }) => id))}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}

function questionOf(lines: readonly CartLine[]): string {
  const count = lines.filter(({ discontinued }) => discontinued).length;
  return fill(messages.noUndo, { count });
}

interface LineTickProps {
  line: CartLine;
  selection: LineSelection;
}

/** Ticks one line. A tick renders only this box and the count. */
function LineTick({ line, selection }: LineTickProps) {
  const ticked = useStore(selection.$ticked, (ids) => ids.has(line.id));
  return (
    <SelectBox
      className="cb-line__tick"
      label={fill(messages.selectLine, { name: line.name })}
      ticked={ticked}
      onToggle={() => selection.toggle(line.id)}
    />
  );
}

/** Ticks all lines or none. */
function AllLinesTick({ selection }: { selection: LineSelection }) {
  const count = useStore($cart, ({ cart }) => cart?.lines.length ?? 0);
  const ticked = useStore(selection.$ticked, ({ size }) => size);
  return (
    <SelectAllBox
      label={messages.selectAllLines}
      ticked={ticked}
      offered={count}
      onSetAll={selection.setAll}
    />
  );
}
