import type { Amount } from '../../domain/money.ts';
import { defineMessages } from '../../page/messages.ts';
import { Money } from '../money.tsx';

const messages = defineMessages('ui', { noAmount: 'Not available' });

interface ShownAmountProps {
  amount: Amount | undefined;
  /** Why there is none; empty where that stands nearby. Left out: the server has told none. */
  missing?: string;
}

/** An amount of the cart, or in its place a dash and why there is none [1 §2 Missing amounts]. */
export function ShownAmount({ amount, missing = messages.noAmount }: ShownAmountProps) {
  if (amount !== undefined) return Money({ amount });
  return (
    <span className="cb-no-amount">
      —{missing && <span className="cb-no-amount__reason"> {missing}</span>}
    </span>
  );
}
