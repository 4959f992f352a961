import { useState } from 'react';
import { type CartLine, unitPrice } from '../../../shared/domain/cart/cart.ts';
import { linkableItems } from '../../../shared/domain/files/cart-link.ts';
import { type FileTable, fileTable } from '../../../shared/domain/files/file-table.ts';
import { normalizeItemNumber } from '../../../shared/domain/item-number.ts';
import type { Permissions } from '../../../shared/domain/permissions.ts';
import { defineMessages } from '../../../shared/page/messages.ts';
import { $cart } from '../../../shared/stores/cart/cart.ts';
import type { TotalsState } from '../../../shared/stores/cart/writes/totals.ts';
import { readFundCodes } from '../../../shared/stores/fund-codes.ts';
import { useStore } from '../../../shared/stores/store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { fileHeadings } from '../../../shared/ui/files/file-tables.ts';
import { fundColumn } from '../../../shared/ui/files/fund-texts.ts';
import { SaveOrShare } from '../../../shared/ui/files/save-or-share.tsx';
import { ShareCart, type SharedItems } from '../../../shared/ui/files/share-cart.tsx';
import { lazyComponent } from '../../../shared/ui/lazy-component.tsx';

const messages = defineMessages('cart-page', {
  paper: 'For approval',
  paperHint:
    'A sheet with the items, blanks for class, fund, date needed, requester and approver, and codes to scan. Assign your items to funds or purchase orders first, and it also shows the totals of each.',
  requisition: 'Requisition sheet',
  funds: 'Funds and purchase orders…',
});

const CartApproval = lazyComponent(
  () => import('./cart-approval.tsx'),
  ({ CartApproval }) => CartApproval,
);

const NO_LINES: CartLine[] = [];
const NO_ITEMS: SharedItems['items'] = [];

interface CartFilesProps {
  permissions: Permissions;
  /** The totals of the cart on the screen. */
  totals: TotalsState;
  onClose: () => void;
}

/** The cart as a link, a file, or a printed requisition [files Cart link]. Quantities being typed are not part of it. */
export function CartFiles({ permissions, totals, onClose }: CartFilesProps) {
  const lines = useStore($cart, ({ cart }) => cart?.lines) ?? NO_LINES;
  const [approval, setApproval] = useState<'funds' | 'requisition' | null>(null);
  const shared = sharedItems(lines);
  const linked = permissions.mayQuickOrder;
  if (approval) {
    return (
      <CartApproval
        start={approval}
        permissions={permissions}
        totals={totals}
        items={linked ? shared.items : NO_ITEMS}
        onClose={onClose}
      />
    );
  }
  return (
    <SaveOrShare
      name="cart"
      table={() => cartTable(lines, permissions)}
      priced={permissions.seesPrices}
      onClose={onClose}
    >
      {linked && <ShareCart {...shared} />}
      <section className="cb-files__part">
        <h3 className="cb-subheading">{messages.paper}</h3>
        <p className="cb-files__text">{messages.paperHint}</p>
        <div className="cb-files__ways">
          <Button onPress={() => setApproval('funds')}>{messages.funds}</Button>
          <Button onPress={() => setApproval('requisition')}>{messages.requisition}</Button>
        </div>
      </section>
    </SaveOrShare>
  );
}

/** Returns the lines that fit into a link. Discontinued lines are left out, because nobody could order them. */
function sharedItems(lines: readonly CartLine[]): SharedItems {
  const items = linkableItems(lines.filter(({ discontinued }) => !discontinued));
  const isLinked = (line: CartLine) =>
    items.some((item) => item.itemNumber === normalizeItemNumber(line.itemNumber));
  return {
    items,
    leftOut: lines.filter((line) => line.discontinued || !isLinked(line)).map(({ name }) => name),
  };
}

/** Uses headings that an order sheet recognizes, so that the file can be used for another order. */
function cartTable(lines: readonly CartLine[], permissions: Permissions): FileTable {
  const { seesPrices, seesContractPrices } = permissions;
  return fileTable(lines, [
    [fileHeadings.fileItemNumber, ({ itemNumber }) => itemNumber],
    [fileHeadings.fileQuantity, ({ quantity }) => quantity],
    [fileHeadings.fileDescription, ({ name }) => name],
    seesPrices && [
      fileHeadings.filePrice,
      ({ prices, hidesPrice }) => (hidesPrice ? undefined : unitPrice(prices, seesContractPrices)),
    ],
    seesPrices && [fileHeadings.fileTotal, ({ total, hidesPrice }) => (hidesPrice ? undefined : total)],
    ...fundColumn(lines, readFundCodes()),
  ]);
}
