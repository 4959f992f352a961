/** The texts above the rows of a list table, about missing rows and the number of search results [2 §2, §8]. */
import type { RefObject } from 'react';
import { fill } from '../../page/messages.ts';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';

interface UnreadableRowsProps {
  count: number;
  /** The text, with `{count}`. */
  text: string;
}

/** Says that rows are missing because they could not be read; nothing if all could. */
export function UnreadableRows({ count, text }: UnreadableRowsProps) {
  return count ? <Notice tone="warning">{fill(text, { count })}</Notice> : null;
}

/** Returns the sentence that says how many rows a search for `text` found. */
export function foundTextOf(messages: { found: string; foundNone: string }) {
  return (count: number, text: string): string =>
    count === 0 ? fill(messages.foundNone, { text }) : fill(messages.found, { count });
}

interface FoundRowsProps {
  text: string;
  showAllLabel: string;
  /** Takes the focus from the button, which is removed. */
  heading: RefObject<HTMLElement | null>;
  onShowAll: () => unknown;
}

/** Says how many rows a search has found, with a button that shows all of them. */
export function FoundRows({ text, showAllLabel, heading, onShowAll }: FoundRowsProps) {
  function showAll(): void {
    heading.current?.focus();
    // Not returned, so that the button accepts another press meanwhile.
    void onShowAll();
  }

  return (
    <p className="cb-found-rows">
      <span className="cb-found-rows__text">{text}</span>
      <Button tone="link" onPress={showAll}>
        {showAllLabel}
      </Button>
    </p>
  );
}
