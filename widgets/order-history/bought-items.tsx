import { type RefObject, useEffect, useRef, useState } from 'react';
import { announce } from '../../shared/page/announce.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { followQuantityLimit } from '../../shared/ui/cart/quantity-limit.ts';
import { ReadFailure } from '../../shared/ui/failure.tsx';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { SignInLink } from '../../shared/ui/sign-in-link.tsx';
import { BoughtItemTable } from './bought-item-table.tsx';
import {
  type BoughtItemSearch,
  type BoughtItemSearchState,
  createBoughtItemSearch,
} from './bought-items-state.ts';
import type { OrderTable } from './order-table.ts';

const messages = defineMessages('order-history', {
  itemsTitle: 'Items from your orders',
  itemsWhat: 'Your recent orders',
  itemsListing: 'Looking up your recent orders…',
  itemsReading: 'Searched {searched} of {wanted} {wanted:order|orders} ({total} in all).',
  itemsReadingUnknown: 'Searched {searched} of {wanted} {wanted:order|orders}.',
  itemsStopped: 'Stopped. Searched {searched} of {wanted} {wanted:order|orders} ({total} in all).',
  itemsStoppedEarly: 'Stopped. No orders searched yet.',
  itemsDone: 'Searched {searched} of {total} {total:order|orders}, newest first.',
  itemsDoneUnknown: 'Searched {searched} {searched:order|orders}, newest first.',
  itemsCancel: 'Cancel',
  itemsGoOn: 'Continue',
  itemsFailed: 'We couldn’t read {failed:one order, so its|# orders, so their} items are missing.',
  itemsTryAgain: 'Try again',
  itemsUnreadable: 'We couldn’t show {count} {count:order or item|orders or items}.',
  itemsEnded: 'Your session has ended. The items from your orders are no longer shown.',
  itemsNone: 'There are no items in these orders.',
  closeItems: 'Close the item search',
});

interface BoughtItemsProps {
  history: OrderTable;
  /** The text in the search box. */
  text: string;
  /** Called with how many items there are to search; 0 at the end. */
  onCount: (count: number) => void;
  onClose: () => void;
}

/**
 * The items of the last orders, to search and to add again [2 §2 Bought before]. They are read when the shopper chooses
 * to search them, and forgotten when the choice changes or the session ends.
 */
export function BoughtItems({ history, text, onCount, onClose }: BoughtItemsProps) {
  const [search] = useState(() => createBoughtItemSearch(() => history.$state.get().shown ?? undefined));
  const state = useStore(search.$state);
  const headingId = useUniqueId();
  const heading = useRef<HTMLHeadingElement>(null);
  const ending = useRef<HTMLButtonElement>(null);
  const { phase, failure, count, searched } = state;
  useEffect(() => search.open(), [search]);
  const { length } = state.items;
  useEffect(() => {
    onCount(length);
    return () => onCount(0);
  }, [onCount, length]);
  useEffect(() => followQuantityLimit(heading.current?.closest('.cb-bought')), []);
  useEffect(
    () =>
      search.$state.listen(({ phase }) => {
        // The button that stops the reading is about to be removed.
        if (phase === 'done' && document.activeElement === ending.current) heading.current?.focus();
      }),
    [search],
  );
  useEffect(() => {
    if (phase === 'done') announce(progressText({ phase, count, searched, wanted: searched }));
  }, [phase, count, searched]);

  function readAgain(): void {
    // The pressed button is removed.
    heading.current?.focus();
    void search.read();
  }

  return (
    <section className="cb-card cb-bought" aria-labelledby={headingId}>
      <div className="cb-bought__head">
        <h2 className="cb-heading cb-bought__title" id={headingId} ref={heading} tabIndex={-1}>
          {messages.itemsTitle}
        </h2>
        <Button tone="link" onPress={onClose}>
          {messages.closeItems}
        </Button>
      </div>
      {phase === 'ended' && (
        <Notice tone="warning" urgent>
          {messages.itemsEnded} <SignInLink />
        </Notice>
      )}
      {failure && <ReadFailure failure={failure} what={messages.itemsWhat} onRetry={readAgain} />}
      {phase !== 'ended' && !failure && (
        <Progress state={state} search={search} ending={ending} onReadAgain={readAgain} />
      )}
      {state.items.length > 0 && <BoughtItemTable items={state.items} search={text} />}
    </section>
  );
}

interface ProgressProps {
  state: BoughtItemSearchState;
  search: BoughtItemSearch;
  /** The button that stops the reading. */
  ending: RefObject<HTMLButtonElement | null>;
  /** Repeats the failed reads. */
  onReadAgain: () => void;
}

/** The progress of the reading, a button that stops it, and the number of missing orders. */
function Progress({ state, search, ending, onReadAgain }: ProgressProps) {
  const { phase, failed, unreadable, items } = state;
  const isReading = phase === 'listing' || phase === 'reading';
  return (
    <>
      <p className="cb-bought__progress">
        <span className="cb-bought__text">{progressText(state)}</span>
        {(isReading || phase === 'stopped') && (
          <Button
            tone="link"
            ref={ending}
            onPress={() => {
              // Not returned, so that the button can stop the reading.
              if (isReading) search.cancel();
              else void search.read();
            }}
          >
            {isReading ? messages.itemsCancel : messages.itemsGoOn}
          </Button>
        )}
      </p>
      {failed > 0 && !isReading && (
        <Notice tone="warning">
          {fill(messages.itemsFailed, { failed })}{' '}
          {phase === 'done' && (
            <Button tone="link" onPress={onReadAgain}>
              {messages.itemsTryAgain}
            </Button>
          )}
        </Notice>
      )}
      {unreadable > 0 && (
        <Notice tone="warning">{fill(messages.itemsUnreadable, { count: unreadable })}</Notice>
      )}
      {phase === 'done' && items.length === 0 && failed === 0 && (
        <p className="cb-bought__text">{messages.itemsNone}</p>
      )}
    </>
  );
}

type ProgressFacts = Pick<BoughtItemSearchState, 'phase' | 'count' | 'searched' | 'wanted'>;

function progressText({ phase, count, searched, wanted }: ProgressFacts): string {
  const { total, isOpenEnded } = count;
  const values = { searched, wanted, total };
  if (phase === 'listing') return messages.itemsListing;
  if (phase === 'done') return fill(isOpenEnded ? messages.itemsDoneUnknown : messages.itemsDone, values);
  if (phase === 'stopped') return fill(wanted ? messages.itemsStopped : messages.itemsStoppedEarly, values);
  return fill(isOpenEnded ? messages.itemsReadingUnknown : messages.itemsReading, values);
}
