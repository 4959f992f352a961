import type { RefObject } from 'react';
import { groupDigits } from '../../domain/number.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { Button } from '../button.tsx';

const messages = defineMessages('ui', {
  listPageItems: 'Items {first} to {last} of {count}.',
  listPageHint:
    'This list is too long for one page. Search and Add List to Cart cover all pages. Your selection stays when you turn the page.',
  listPageBefore: 'Previous items',
  listPageAfter: 'Next items',
});

interface ListPagesProps {
  /** Counts from 1. */
  page: number;
  pageCount: number;
  /** How many items a page has. */
  size: number;
  /** How many items all pages have. */
  count: number;
  /** Receives the text above the rows, which takes the focus when the page is turned; left out below the rows. */
  top?: RefObject<HTMLParagraphElement | null>;
  onPage: (page: number) => void;
}

/** Which items of a long list are shown, and the buttons that turn its pages; above and below the rows. */
export function ListPages({ page, pageCount, size, count, top, onPage }: ListPagesProps) {
  const range = fill(messages.listPageItems, {
    first: groupDigits((page - 1) * size + 1),
    last: groupDigits(Math.min(page * size, count)),
    count: groupDigits(count),
  });
  return (
    <div className="cb-list-pages">
      <p className="cb-list-pages__text" ref={top} tabIndex={top && -1}>
        {range} {top && <span className="cb-list-pages__hint">{messages.listPageHint}</span>}
      </p>
      <Button disabled={page === 1} onPress={() => onPage(page - 1)}>
        {messages.listPageBefore}
      </Button>
      <Button disabled={page === pageCount} onPress={() => onPage(page + 1)}>
        {messages.listPageAfter}
      </Button>
    </div>
  );
}
