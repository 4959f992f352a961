import { announce } from '../../shared/page/announce.ts';
import { fill } from '../../shared/page/messages.ts';
import { addItem } from '../../shared/stores/cart-actions.ts';
import { concernsItemOnly, explainFailure } from './quick-order-failure.ts';
import { messages } from './quick-order-messages.ts';
import { changeRow, emptyRow, type QuickOrderRow, type RowOrder } from './quick-order-row.ts';
import { sendingMessages } from './quick-order-sending-messages.ts';

/** A row that passed its check, with what it asks for. */
export interface RowEntry {
  row: QuickOrderRow;
  order: RowOrder;
}

/** What the form says of a submission as a whole. */
export interface QuickOrderOutcome {
  tone: 'success' | 'warning' | 'danger';
  text: string;
}

/** A submission on its way. */
export interface Sending {
  entries: RowEntry[];
  /** How many rows the shopper filled, those that failed their check included. */
  asked: number;
  /** False once the form has left the page: what was not sent yet then stays in the draft. */
  present: () => boolean;
  tell: (progress: string) => void;
}

/**
 * Adds rows one at a time. A row that was added is emptied at once; one that was not keeps what was typed
 * and carries the reason. An item the shop refuses lets the next row try, any other failure ends it.
 * An addition is never repeated by itself, since the server would add twice [1 §4, §8].
 *
 * @returns What to say of all rows together; null when a single row says it by itself.
 */
export async function sendRows({
  entries,
  asked,
  present,
  tell,
}: Sending): Promise<QuickOrderOutcome | null> {
  const single = asked === 1;
  let added = 0;
  for (const [index, { row, order }] of entries.entries()) {
    if (!present()) break;
    tell(
      single ? messages.adding : fill(sendingMessages.addingRow, { row: index + 1, rows: entries.length }),
    );
    const result = await addItem(order);
    if (result.ok) {
      added += 1;
      emptyRow(row);
      continue;
    }
    const problem = explainFailure(result.failure);
    changeRow(row, { problem });
    if (single) announce(problem.text);
    if (!concernsItemOnly(result.failure)) break;
  }
  if (added < asked) {
    if (single) return null;
    return added > 0
      ? { tone: 'warning', text: fill(sendingMessages.addedPartly, { added, left: asked - added }) }
      : { tone: 'danger', text: sendingMessages.addedNone };
  }
  const [first] = entries;
  const text =
    single && first
      ? fill(sendingMessages.added, { ...first.order })
      : fill(sendingMessages.addedRows, { rows: added });
  return { tone: 'success', text };
}
