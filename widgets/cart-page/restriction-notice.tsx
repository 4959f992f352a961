import { RestrictionDialog } from '../../shared/ui/restriction-dialog.tsx';
import type { CartPageState } from './cart-page-state.ts';
import type { Restriction } from './leave-cart.ts';

interface RestrictionNoticeProps {
  groups: Restriction['groups'];
  page: CartPageState;
}

/** Asks what to do about the items that stand in the way of the checkout [1 §4, §8]. */
export function RestrictionNotice({ groups, page }: RestrictionNoticeProps) {
  const items = Object.values(groups).flat();
  return (
    <RestrictionDialog
      groups={groups}
      onRemove={() => page.leaveWithout(groups)}
      onReview={() => page.highlight(new Set(items.map(({ itemNumber }) => itemNumber)))}
    />
  );
}
