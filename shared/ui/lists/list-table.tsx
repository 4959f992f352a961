/** What stands around the rows of a list table: that some are missing, what a search has found [2 §2, §8]. */
import { fill } from '../../page/messages.ts';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';

interface UnreadableRowsProps {
  count: number;
  /** What is said of one row, and of several; `{count}` stands for how many. */
  one: string;
  many: string;
}

/** Says that rows are missing, since they could not be read; nothing where all could. */
export function UnreadableRows({ count, one, many }: UnreadableRowsProps) {
  if (!count) return null;
  return <Notice tone="warning">{fill(count === 1 ? one : many, { count })}</Notice>;
}

/** Makes the sentence that says how many rows a search for `text` has found. */
export function foundTextOf(messages: { foundOne: string; foundMany: string; foundNone: string }) {
  return (count: number, text: string): string => {
    if (count === 0) return fill(messages.foundNone, { text });
    return count === 1 ? messages.foundOne : fill(messages.foundMany, { count });
  };
}

interface FoundRowsProps {
  text: string;
  showAllLabel: string;
  onShowAll: () => void;
}

/** Says what a search has found above the rows, with the way back to all of them. */
export function FoundRows({ text, showAllLabel, onShowAll }: FoundRowsProps) {
  return (
    <p className="cb-found-rows">
      <span className="cb-found-rows__text">{text}</span>
      <Button tone="link" onPress={onShowAll}>
        {showAllLabel}
      </Button>
    </p>
  );
}
