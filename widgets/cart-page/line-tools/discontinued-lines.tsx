import { refusalLines } from '../../../shared/domain/failure.ts';
import type { Permissions } from '../../../shared/domain/permissions.ts';
import { announce } from '../../../shared/page/announce.ts';
import { defineMessages, fill, missingPart } from '../../../shared/page/messages.ts';
import { lazyModule } from '../../../shared/page/parts/load-part.ts';
import { $cart } from '../../../shared/stores/cart/cart.ts';
import { addNotice } from '../../../shared/stores/notices.ts';
import { useStore } from '../../../shared/stores/store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';

const messages = defineMessages('cart-page', {
  oneDiscontinued: 'One item is discontinued. The subtotal still includes it.',
  severalDiscontinued: '{count} items are discontinued. The subtotal still includes them.',
  someDiscontinued: 'Your cart has discontinued items: {count}.',
  removeDiscontinued: 'Remove all {count}',
  discontinuedRemoved: 'Discontinued items removed: {count}.',
  discontinuedNotRemoved: 'Some of the discontinued items could not be removed. Each of them says why.',
});

const withRemoving = lazyModule(() => import('../../../shared/stores/cart/remove-lines.ts'));

interface DiscontinuedLinesProps {
  permissions: Permissions;
}

/**
 * Says beside the lines how many the shop no longer sells, leads to each, and removes several at once. Undo cannot bring
 * them back, but nobody can order them either, so it does not ask [1 §4 Discontinued].
 */
export function DiscontinuedLines({ permissions }: DiscontinuedLinesProps) {
  const lines = useStore($cart, ({ cart }) => cart?.lines) ?? [];
  const discontinued = lines.filter((line) => line.discontinued);
  const count = discontinued.length;
  if (count === 0) return null;

  async function remove(): Promise<void> {
    const ids = discontinued.map(({ id }) => id);
    const result = await withRemoving(
      ({ removeLines }) => removeLines(ids),
      () => null,
    );
    if (!result?.ok) {
      const [refusal] = result ? refusalLines(result.failure) : [missingPart.partMissing];
      addNotice({ tone: 'danger', text: refusal ?? messages.discontinuedNotRemoved });
      return;
    }
    announce(fill(messages.discontinuedRemoved, { count }));
    document.querySelector<HTMLElement>('.cb-cart__heading')?.focus();
  }

  return (
    <Notice tone="warning">
      <span className="cb-discontinued__text">{fill(textFor(count, permissions.seesPrices), { count })}</span>{' '}
      {discontinued.map(({ id, name }) => (
        <Button key={id} tone="link" className="cb-discontinued__line" onPress={() => leadTo(id)}>
          {name}
        </Button>
      ))}
      {permissions.mayRemoveLines && count > 1 && (
        <Button onPress={remove}>{fill(messages.removeDiscontinued, { count })}</Button>
      )}
    </Notice>
  );
}

function textFor(count: number, priced: boolean): string {
  if (!priced) return messages.someDiscontinued;
  return count === 1 ? messages.oneDiscontinued : messages.severalDiscontinued;
}

/** To what can be done with the line; in a cart whose lines may not be removed, to its name. */
function leadTo(lineId: string): void {
  const row = document.querySelector(`[data-line="${CSS.escape(lineId)}"]`);
  const target = row?.querySelector<HTMLElement>('.cb-line__remove') ?? row?.querySelector<HTMLElement>('a');
  (target ?? row)?.scrollIntoView?.({ block: 'center' });
  target?.focus({ preventScroll: true });
}
