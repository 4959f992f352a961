/** Several lines at once: ticks, and what is done with those that are ticked; loaded when the shopper selects lines. */
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CartLine } from '../../../shared/domain/cart/cart.ts';
import { refusalLines } from '../../../shared/domain/failure.ts';
import type { Permissions } from '../../../shared/domain/permissions.ts';
import { announce } from '../../../shared/page/announce.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import { $cart } from '../../../shared/stores/cart/cart.ts';
import { removeLines } from '../../../shared/stores/cart/remove-lines.ts';
import { useMoveDialog } from '../../../shared/stores/lists/use-moving.ts';
import { addNotice } from '../../../shared/stores/notices.ts';
import { useStore } from '../../../shared/stores/store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/dialog.tsx';
import { MoveEndingNotice, MoveToListDialog } from '../../../shared/ui/lists/move-to-list.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { createCartMoving } from './cart-moving.ts';
import { createLineSelection, type LineSelection } from './line-selection.ts';
import type { LineTick } from './line-tools.tsx';

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
  removedOne: '1 item removed. You can undo it.',
  removedSeveral: '{count} items removed. You can undo it.',
  notAllRemoved: 'Some of the selected items could not be removed. Each of them says why.',
  noUndoTitle: 'Remove these items?',
  noUndoOne: 'One of them is discontinued, so Undo cannot bring it back.',
  noUndo: '{count} of them are discontinued, so Undo cannot bring them back.',
  noUndoConfirm: 'Remove them',
  noUndoCancel: 'Keep them',
  ticksLost:
    'Items that you selected before you signed in and that are not in your cart as they were: {count}.',
});

const NONE: readonly string[] = [];

interface SeveralLinesProps {
  permissions: Permissions;
  heading: RefObject<HTMLElement | null>;
  /** The shopper has just opened it. */
  focused: boolean;
  /** Puts a box into each line, or takes it away. */
  onTick: (Tick: LineTick) => void;
  onEnd: () => void;
  /** The other tools of the lines. */
  children: ReactNode;
}

/** Ticks in the lines, and what can be done with the lines that are ticked [1 §2 Several lines]. */
export function SeveralLines(props: SeveralLinesProps) {
  const { permissions, heading, focused, onTick, onEnd, children } = props;
  const [selection] = useState(createLineSelection);
  const [moving] = useState(createCartMoving);
  const [asked, setAsked] = useState<readonly CartLine[] | null>(null);
  const ticked = useStore(selection.$ticked);
  const lost = useStore(selection.$lost);
  const ending = useStore(moving.$ending);
  const dialog = useMoveDialog(moving, NONE);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => selection.open(), [selection]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the selection
  useEffect(() => {
    onTick(({ line }) => <TickBox line={line} selection={selection} />);
    return () => onTick(null);
  }, [selection]);
  useEffect(() => {
    if (focused) place.current?.querySelector('input')?.focus();
  }, [focused]);

  /** Gives what is ticked to an action. Where nothing is, the shopper is told. */
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
      announce(fill(ids.length === 1 ? messages.removedOne : messages.removedSeveral, { count: ids.length }));
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
        <div className="cb-several" ref={place}>
          <TickAll selection={selection} />
          <span className="cb-several__count">{fill(messages.linesSelected, { count: ticked.size })}</span>
          <Button onPress={() => withTicked(askToRemove)}>{messages.removeSelected}</Button>
          {permissions.mayAddToList && !permissions.listsNeedSignIn && (
            <>
              <Button onPress={() => withTicked(moving.saveForLater)}>{messages.saveForLater}</Button>
              <Button onPress={() => withTicked(moving.ask)}>{messages.moveToList}</Button>
            </>
          )}
          {permissions.mayAddToList && permissions.listsNeedSignIn && (
            <a className="cb-link" href="/account/login?resume=prev">
              {messages.signInToMove}
            </a>
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
  return count === 1 ? messages.noUndoOne : fill(messages.noUndo, { count });
}

interface TickBoxProps {
  line: CartLine;
  selection: LineSelection;
}

/** Ticks one line; a tick renders this box and the count. */
function TickBox({ line, selection }: TickBoxProps) {
  const checked = useStore(selection.$ticked, (ticked) => ticked.has(line.id));
  return (
    <label className="cb-select-box cb-line__tick">
      <input
        className="cb-select-box__input"
        type="checkbox"
        aria-label={fill(messages.selectLine, { name: line.name })}
        checked={checked}
        onChange={() => selection.toggle(line.id)}
      />
    </label>
  );
}

/** Ticks every line, or none; it shows where only some are ticked. */
function TickAll({ selection }: { selection: LineSelection }) {
  const box = useRef<HTMLInputElement>(null);
  const count = useStore($cart, ({ cart }) => cart?.lines.length ?? 0);
  const ticked = useStore(selection.$ticked, ({ size }) => size);
  const all = ticked > 0 && ticked === count;
  // No attribute says it.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = ticked > 0 && !all;
  }, [ticked, all]);
  return (
    <label className="cb-select-box">
      <input
        ref={box}
        className="cb-select-box__input"
        type="checkbox"
        aria-label={messages.selectAllLines}
        checked={all}
        onChange={() => selection.setAll(!all)}
      />
    </label>
  );
}
