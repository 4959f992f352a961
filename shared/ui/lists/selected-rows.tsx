/** The actions for the ticked rows of a table: one bar for all lists [2 §2 Lists page, §2 Item selection]. */
import type { ReadonlySignal } from '@preact/signals-react';
import { useState } from 'react';
import { fill } from '../../page/messages.ts';
import { Button } from '../button.tsx';
import { useSignalValue } from '../table/use-signal-value.ts';

/** A button that acts on the ticked rows. */
export interface RowsAction {
  label: string;
  tone?: 'action' | 'danger';
  busy?: boolean;
  /** Acts only on ticked rows that are on the screen. */
  needsSight?: boolean;
  /** The text that says what to do if nothing is ticked. */
  unchosen: string;
  onPress: () => unknown;
}

interface SelectedRowsProps {
  /** The rows that are ticked, that are on the screen, and both. */
  selection: {
    selected: ReadonlySignal<ReadonlySet<string>>;
    offered: ReadonlySignal<readonly string[]>;
    inSight: ReadonlySignal<readonly string[]>;
  };
  /** How many rows are ticked, and how many of those a search hides. `chooseShown`: all of them are. */
  messages: {
    selectedNone: string;
    selected: string;
    selectedHidden: string;
    chooseShown?: string;
  };
  actions: readonly RowsAction[];
  /** Shows no button before the first tick. */
  awaitsTick?: boolean;
}

/**
 * The buttons, and a line of text beside them. While no row is ticked, the buttons look inactive, and a press
 * shows in the line what to do; otherwise they show how many rows they act on. Buttons that await the first tick stay after
 * it, so that none disappears with the focus. The line's space is reserved from the start, so that the table doesn't move.
 * Renders nothing if there is no row to tick and no tick.
 */
export function SelectedRows({ selection, messages, actions, awaitsTick = false }: SelectedRowsProps) {
  const count = useSignalValue(selection.selected).size;
  const inSight = useSignalValue(selection.inSight);
  const offered = useSignalValue(selection.offered).length;
  const [told, setTold] = useState<{ text: string; of: readonly string[]; times: number }>();
  const [isAwaiting, setAwaiting] = useState(awaitsTick);
  if (isAwaiting && count > 0) setAwaiting(false);
  if (count === 0 && offered === 0) return null;
  const hidden = count - inSight.length;
  return (
    <div className="cb-selected-rows" data-awaiting={isAwaiting || undefined}>
      {(isAwaiting ? [] : actions).map(({ label, tone, busy, needsSight, unchosen, onPress }) => {
        const reach = needsSight ? inSight.length : count;
        const text = count > 0 && messages.chooseShown ? messages.chooseShown : unchosen;
        return (
          <Button
            key={label}
            tone={tone}
            busy={busy}
            inactive={reach === 0}
            onPress={() => {
              // A tick just before the press may not be rendered yet.
              const ticked = needsSight ? selection.inSight.peek().length : selection.selected.peek().size;
              return ticked > 0 ? onPress() : setTold({ text, of: inSight, times: (told?.times ?? 0) + 1 });
            }}
          >
            <span className="cb-selected-rows__label" data-count={reach || undefined}>
              {label}
            </span>
          </Button>
        );
      })}
      {told?.of === inSight ? (
        <p className="cb-selected-rows__text" data-asks role="alert" key={told.times}>
          {told.text}
        </p>
      ) : (
        <p className="cb-selected-rows__text">
          {countText(count, messages)} {hidden > 0 && fill(messages.selectedHidden, { count: hidden })}
        </p>
      )}
    </div>
  );
}

function countText(count: number, messages: SelectedRowsProps['messages']): string {
  return count === 0 ? messages.selectedNone : fill(messages.selected, { count });
}
