import { memo } from 'react';
import type { Amount } from '../../domain/money.ts';
import { defineMessages } from '../../page/messages.ts';
import { Money } from '../money.tsx';

const messages = defineMessages('ui', { noAmount: 'Not available' });

interface ShownAmountProps {
  amount: Amount | undefined;
  /** Why there is none; empty if a text nearby says so. The default text says that the server sent none. */
  missing?: string;
}

/**
 * An amount of the cart. If there is none, a dash and the reason [1 §2 Missing amounts]. Memoized, because a row renders
 * several times while a quantity is saved, and its total changes once.
 */
export const ShownAmount = memo(function ShownAmount(props: ShownAmountProps) {
  const { amount, missing = messages.noAmount } = props;
  if (amount !== undefined) return <Money amount={amount} />;
  return (
    <span className="cb-no-amount">
      —{missing && <span className="cb-no-amount__reason"> {missing}</span>}
    </span>
  );
});
