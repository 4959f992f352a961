import type { RefObject } from 'react';
import { announce } from '../../shared/page/announce.ts';
import { fill } from '../../shared/page/messages.ts';
import { undoRemoval } from '../../shared/stores/cart-actions.ts';
import { addNotice } from '../../shared/stores/notices.ts';
import type { UndoEntry } from '../../shared/stores/undo-history.ts';
import { Button } from '../../shared/ui/button.tsx';
import { lazyMessages } from './cart-page-lazy-messages.ts';

interface RemovedLineProps {
  removal: UndoEntry;
  columns: number;
  /** Has the focus when the banner is gone. */
  heading: RefObject<HTMLElement | null>;
}

/** Where a line was removed: what it was, and the way to take it back. */
export function RemovedLine({ removal, columns, heading }: RemovedLineProps) {
  const { name, rest } = removal;

  async function undo(): Promise<void> {
    const { ok } = await undoRemoval(removal);
    if (!ok) {
      addNotice({ tone: 'danger', text: fill(lazyMessages.undoFailed, { name }), scope: 'cart' });
      return;
    }
    announce(fill(lazyMessages.undone, { name }));
    heading.current?.focus();
  }

  return (
    <tr className="cb-removed">
      <td className="cb-removed__cell" colSpan={columns}>
        <span className="cb-removed__text">
          {fill(rest.length > 0 ? lazyMessages.removedAll : lazyMessages.removed, {
            name,
            count: rest.length,
          })}
        </span>
        <Button tone="link" label={fill(lazyMessages.undoItem, { name })} onPress={undo}>
          {lazyMessages.undo}
        </Button>
      </td>
    </tr>
  );
}
