import { useState } from 'react';
import { quantitiesByItem } from '../../../shared/domain/cart/quantities-by-item.ts';
import { type Failure, refusalLines } from '../../../shared/domain/failure.ts';
import { normalizeItemNumber } from '../../../shared/domain/item-number.ts';
import { LIST_LIMITS, type ListTexts } from '../../../shared/domain/lists/shopping-list.ts';
import { parseOrderQuantity } from '../../../shared/domain/order-quantity.ts';

import { defineMessages, fill } from '../../../shared/page/messages.ts';
import { createNewListFiller, fillKept } from '../../../shared/stores/lists/fill-new-list.ts';
import { NewListDialog } from '../../../shared/ui/lists/list-dialog.tsx';
import { isFilled } from '../quick-order-row.ts';
import type { QuickOrderState } from '../quick-order-state.ts';
import type { ListOfRows } from './saved-list.tsx';

const messages = defineMessages('quick-order', {
  listNothing: 'No row has a valid item number and quantity. Fix the marked rows first.',
  listWrong: '{wrong} {wrong:row needs|rows need} fixing. Fix or remove {wrong:it|them}, then save the list.',
  listRefused:
    '{reason} We created the list {name}, but it’s empty. Fix that row, then save under the same name.',
  listUnfilled: 'We created the list {name}, but couldn’t add the rows to it. Please try again.',
  listFailed: 'We couldn’t create the list. Please try again.',
  listOffline: 'You’re offline. Save the list when you’re back online.',
  listSession: 'Your session has ended, so nothing was saved. Sign in again. We’ve kept your rows.',
});

/** Remembers a list that could not be filled, so that the next attempt fills the same list. */
const lists = createNewListFiller();

interface SaveAsListProps {
  quickOrder: QuickOrderState;
  onSaved: (list: ListOfRows) => void;
  onClose: () => void;
}

/**
 * Saves the rows to a new list. The requests for lists call a row's item number `productId` [wire Lists], so the items
 * need not be in the cart. If the shop doesn't have one of the items, the server takes none of them.
 */
export function SaveAsList({ quickOrder, onSaved, onClose }: SaveAsListProps) {
  const [rows] = useState(() => quickOrder.$rows.get().filter(isFilled));

  async function save(typed: ListTexts): Promise<string | undefined> {
    const items = rows.flatMap(({ $content }) => {
      const { itemNumber, quantity, problem } = $content.get();
      const count = parseOrderQuantity(quantity.trim());
      return count === null || problem?.kept
        ? []
        : [{ itemNumber: normalizeItemNumber(itemNumber), quantity: count }];
    });
    if (items.length === 0) return messages.listNothing;
    if (items.length < rows.length) return fill(messages.listWrong, { wrong: rows.length - items.length });
    const details = {
      ...typed,
      name: typed.name.slice(0, LIST_LIMITS.name),
      description: typed.description.slice(0, LIST_LIMITS.description),
    };
    const listItems = quantitiesByItem(items);
    const outcome = await fillKept(lists, details, listItems);
    if (!outcome.ok) return problemOf(outcome.failure, outcome.at, details.name);
    onClose();
    onSaved({ id: outcome.id, name: details.name, count: listItems.length });
    return undefined;
  }

  return <NewListDialog onSave={save} onClose={onClose} />;
}

function problemOf(failure: Failure, at: 'list' | 'items', name: string): string {
  if (failure.kind === 'session') return messages.listSession;
  if (failure.kind === 'offline') return messages.listOffline;
  const reason = refusalLines(failure).join(' ');
  if (at === 'list') return reason || messages.listFailed;
  return fill(reason ? messages.listRefused : messages.listUnfilled, { reason, name });
}
