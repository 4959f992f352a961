import type { Failure } from '../../shared/api/result.ts';
import type { RowProblem } from './quick-order-row.ts';
import { sendingMessages } from './quick-order-sending-messages.ts';

/** Turns a failed addition into what its row says: the server's own words where it gave any [1 §8]. */
export function explainFailure({ kind, messages }: Failure): RowProblem {
  const fields = ['itemNumber'] as const;
  switch (kind) {
    case 'business':
      return { text: messages.map(({ message }) => message).join(' ') || sendingMessages.failed, fields };
    case 'session':
      return { text: sendingMessages.session, fields: [], remedy: 'sign-in' };
    case 'offline':
    case 'network':
    case 'timeout':
    case 'conflict':
      return { text: sendingMessages[kind], fields: [], remedy: 'try-again' };
    default:
      return { text: sendingMessages.failed, fields: [], remedy: 'try-again' };
  }
}

/** Whether the rows after a failed one are still worth sending: only when the failure was about that item. */
export function concernsItemOnly({ kind }: Failure): boolean {
  return kind === 'business';
}
