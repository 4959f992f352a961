/** What can be done with the ticked rows of a table: one bar for all lists [2 §2 Lists page, §2 Item selection]. */
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { fill } from '../../page/messages.ts';
import { Button } from '../button.tsx';
import type { Selection } from '../table/selection.tsx';

/** A button that acts on the ticked rows. */
export interface RowsAction {
  label: string;
  tone?: 'action' | 'danger';
  busy?: boolean;
  /** Acts on those of the ticked rows that are on the screen, and on no others. */
  needsSight?: boolean;
  /** Said where nothing is ticked. */
  unchosen: string;
  onPress: () => unknown;
}

interface SelectedRowsProps {
  selection: Selection;
  /** How many are ticked, and how many of those a search has put out of sight; said where all of them are. */
  messages: {
    selectedNone: string;
    selectedOne: string;
    selected: string;
    selectedHidden: string;
    chooseShown?: string;
  };
  actions: readonly RowsAction[];
}

/**
 * The buttons, which look inactive until something is ticked and then carry how much, and a line beside them. A press
 * without ticks says there what to do; the line has its room from the start, so that the table stays where it is.
 * Nothing is shown where there is neither a row to tick nor a tick.
 */
export function SelectedRows({ selection, messages, actions }: SelectedRowsProps) {
  useSignals();
  const [told, setTold] = useState<{ text: string; of: readonly string[]; times: number }>();
  const count = selection.selected.value.size;
  const inSight = selection.inSight.value;
  if (count === 0 && selection.offered.value.length === 0) return null;
  const hidden = count - inSight.length;
  return (
    <div className="cb-selected-rows">
      {actions.map(({ label, tone, busy, needsSight, unchosen, onPress }) => {
        const reach = needsSight ? inSight.length : count;
        const text = count > 0 && messages.chooseShown ? messages.chooseShown : unchosen;
        return (
          <Button
            key={label}
            tone={tone}
            busy={busy}
            inactive={reach === 0}
            onPress={() => {
              // What is ticked at this moment: a tick just before may not be rendered yet.
              const ticked = needsSight ? selection.inSight.value.length : selection.selected.value.size;
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
  if (count === 0) return messages.selectedNone;
  return count === 1 ? messages.selectedOne : fill(messages.selected, { count });
}
