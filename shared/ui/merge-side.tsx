import type { Money as Amount } from '../domain/cart.ts';
import { fill } from '../page/messages.ts';
import { mergeMessages as messages } from './merge-messages.ts';
import { Money } from './money.tsx';

interface MergeSideProps {
  name: string;
  /** What the server left out of it is not shown. */
  side: { count?: number; total?: Amount };
  /** Whether this visitor sees prices [1 §6]. */
  priced: boolean;
}

/** What one of the two carts holds: its count and its total [1 §3, Merge info]. */
export function MergeSide({ name, side: { count, total }, priced }: MergeSideProps) {
  return (
    <div className="cb-merge__side">
      <dt className="cb-merge__name">{name}</dt>
      {count !== undefined && (
        <dd className="cb-merge__fact">
          {count === 1 ? messages.mergeOneItem : fill(messages.mergeItems, { count })}
        </dd>
      )}
      {priced && total !== undefined && (
        <dd className="cb-merge__fact">
          <Money amount={total} />
        </dd>
      )}
    </div>
  );
}
