import { refusalLines } from '../../../shared/domain/failure.ts';
import type { Permissions } from '../../../shared/domain/permissions.ts';
import { announce } from '../../../shared/page/announce.ts';
import { missingModule } from '../../../shared/page/lazy/missing-module.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import { $cart } from '../../../shared/stores/cart/cart.ts';
import { lineWrites } from '../../../shared/stores/cart/line-actions.ts';
import { addNotice } from '../../../shared/stores/notices.ts';
import { useStore } from '../../../shared/stores/store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { findRow, focusInView } from '../lines/line-rows.ts';

const messages = defineMessages('cart-page', {
  discontinuedItems: '{count:One item in your cart is|# items in your cart are} discontinued.',
  removeDiscontinued: 'Remove all {count}',
  discontinuedRemoved: '{count} discontinued {count:item|items} removed.',
  discontinuedNotRemoved: 'We couldn’t remove some of the discontinued items. Each one says why.',
});

interface DiscontinuedLinesProps {
  permissions: Permissions;
}

/**
 * Shows how many lines are discontinued. If there is one, a link leads to it; a button removes several at once. It doesn't
 * ask first: Undo can't restore them, but nobody can order them either [1 §4 Discontinued].
 */
export function DiscontinuedLines({ permissions }: DiscontinuedLinesProps) {
  const lines = useStore($cart, ({ cart }) => cart?.lines) ?? [];
  const discontinued = lines.filter((line) => line.discontinued);
  const count = discontinued.length;
  const [first] = discontinued;
  if (!first) return null;

  async function remove(): Promise<void> {
    const ids = discontinued.map(({ id }) => id);
    const used = await lineWrites.use(({ removeLines }) => removeLines(ids));
    if (!used.ok) return addNotice({ tone: 'danger', text: missingModule.partMissing });
    const result = used.value;
    if (!result.ok) {
      const [refusal] = refusalLines(result.failure);
      return addNotice({ tone: 'danger', text: refusal ?? messages.discontinuedNotRemoved });
    }
    announce(fill(messages.discontinuedRemoved, { count }));
    document.querySelector<HTMLElement>('.cb-cart__heading')?.focus();
  }

  return (
    <div className="cb-discontinued">
      <Notice
        tone="warning"
        button={
          count > 1 &&
          permissions.mayRemoveLines && (
            <Button onPress={remove}>{fill(messages.removeDiscontinued, { count })}</Button>
          )
        }
      >
        <span className="cb-discontinued__text">{fill(messages.discontinuedItems, { count })}</span>{' '}
        {count === 1 && (
          <Button tone="link" className="cb-discontinued__line" onPress={() => focusLine(first.id)}>
            {first.name}
          </Button>
        )}
      </Notice>
    </div>
  );
}

/** Moves the focus to the line's Remove, or to its link if lines may not be removed. */
function focusLine(lineId: string): void {
  const row = findRow(lineId);
  focusInView(row?.querySelector<HTMLElement>('.cb-line__remove') ?? row?.querySelector('a') ?? row);
}
