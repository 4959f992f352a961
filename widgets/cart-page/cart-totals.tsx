import { useEffect, useRef } from 'react';
import type { Permissions } from '../../shared/domain/permissions.ts';
import { announce } from '../../shared/page/announce.ts';
import { $cart } from '../../shared/stores/cart.ts';
import { estimateShipping, followTotals } from '../../shared/stores/shipping-estimate.ts';
import { $totals } from '../../shared/stores/totals.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { totalsMessages as messages } from './cart-totals-messages.ts';
import { TotalLines } from './total-lines.tsx';

/**
 * What comes to the subtotal and what it adds up to [1 §2]. While it is being worked out anew the lines of
 * before are rendered on, unseen, so that they keep their place [1 §4].
 */
export function CartTotals({ permissions }: { permissions: Permissions }) {
  const { cart, recalculating } = useStore($cart);
  const state = useStore($totals);
  useEffect(() => followTotals(permissions), [permissions]);

  const waits = recalculating || !cart || state.phase === 'loading';
  const place = useRef<HTMLDListElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (!waits) shown.current = state;
  });
  const { totals, zipCode = state.zipCode, phase } = waits ? shown.current : state;
  const failed = phase === 'failed' && zipCode;
  useEffect(() => {
    if (failed) announce(messages.totalsFailed);
  }, [failed]);

  function retry(zip: string) {
    // The button goes; the focus must not.
    place.current?.focus();
    return estimateShipping(zip);
  }
  return (
    <dl
      className="cb-totals__lines"
      ref={place}
      tabIndex={-1}
      data-waiting={waits || undefined}
      aria-busy={waits || undefined}
    >
      <TotalLines permissions={permissions} totals={totals} zipCode={zipCode} summed={!failed} />
      {failed && (
        <div className="cb-totals__failed">
          <dt className="cb-totals__failed-text">{messages.totalsFailed}</dt>
          <dd className="cb-totals__failed-action">
            <Button tone="link" onPress={() => retry(zipCode)}>
              {messages.tryAgain}
            </Button>
          </dd>
        </div>
      )}
    </dl>
  );
}
