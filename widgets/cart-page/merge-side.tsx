import type { MergeSide as Side } from '../../shared/api/merge.ts';
import { fill } from '../../shared/page/wording.ts';
import { Money } from '../../shared/ui/money.tsx';
import { words } from './cart-page-words.ts';

interface MergeSideProps {
  name: string;
  /** What the server left out of it is not shown. */
  side: Side;
  /** Whether this visitor sees prices [1 §6]. */
  priced: boolean;
}

/** What one of the two carts holds: its count and its total [1 §3, Merge info]. */
export function MergeSide({ name, side: { count, total }, priced }: MergeSideProps) {
  return (
    <div className="cb-merge__side">
      <dt className="cb-merge__name">{name}</dt>
      {count !== undefined && (
        <dd className="cb-merge__fact">{count === 1 ? words.oneItem : fill(words.items, { count })}</dd>
      )}
      {priced && total !== undefined && (
        <dd className="cb-merge__fact">
          <Money amount={total} />
        </dd>
      )}
    </div>
  );
}
