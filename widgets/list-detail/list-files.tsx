import { useState } from 'react';
import { fileTable } from '../../shared/domain/files/file-table.ts';
import type { FundLine } from '../../shared/domain/files/fund-sums.ts';
import { toCents } from '../../shared/domain/files/share-out.ts';
import { itemName, type ListItem, type ShoppingList } from '../../shared/domain/lists/shopping-list.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { readFundCodes } from '../../shared/stores/fund-codes.ts';
import { Button } from '../../shared/ui/button.tsx';
import { fileHeadings } from '../../shared/ui/files/file-tables.ts';
import { fundColumn } from '../../shared/ui/files/fund-texts.ts';
import { SaveOrShare } from '../../shared/ui/files/save-or-share.tsx';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { listName } from '../../shared/ui/lists/list-name.ts';
import type { ListDetailState } from './list-detail-state.ts';

const messages = defineMessages('list-detail', {
  paper: 'For approval',
  paperHint: 'Assign the items to funds or purchase orders, and see, save or print the totals of each.',
  funds: 'Funds and purchase orders…',
  fundsRemark: 'Freight and tax aren’t included. They’re estimated once the items are in your cart.',
});

const Approval = lazyComponent(
  () => import('../../shared/connected/funds/approval.tsx'),
  ({ Approval }) => Approval,
);

const NONE: [] = [];

interface ListFilesProps {
  page: ListDetailState;
  list: ShoppingList;
  /** Whether this visitor sees prices. */
  seesPrices: boolean;
}

/**
 * The whole list as a file [files Files], and its items by fund [files Funds]: all items, including those that a search
 * hides, with the quantities on the screen.
 */
export function ListFiles({ page, list, seesPrices }: ListFilesProps) {
  const [lines, setLines] = useState<readonly FundLine[] | null>(null);
  const close = () => page.open(null);
  const items = () => page.items().map(page.quantities.withWanted);
  if (lines) {
    return (
      <Approval
        name={listName(list)}
        start="funds"
        lines={lines}
        charges={NONE}
        complete
        priced={seesPrices}
        remark={messages.fundsRemark}
        items={NONE}
        onClose={close}
      />
    );
  }
  return (
    <SaveOrShare
      name={listName(list)}
      table={() => {
        const rows = items().map((item) => ({ ...item, itemNumber: item.productId }));
        return fileTable(rows, [
          [fileHeadings.fileItemNumber, ({ itemNumber }) => itemNumber],
          [fileHeadings.fileQuantity, ({ quantity }) => quantity],
          [fileHeadings.fileDescription, ({ name }) => name],
          seesPrices && [fileHeadings.filePrice, ({ price, retailPrice }) => price ?? retailPrice],
          ...fundColumn(rows, readFundCodes()),
        ]);
      }}
      priced={seesPrices}
      onClose={close}
    >
      <section className="cb-files__part">
        <h3 className="cb-subheading">{messages.paper}</h3>
        <p className="cb-files__text">{messages.paperHint}</p>
        <div className="cb-files__ways">
          <Button onPress={() => setLines(items().map((item) => toFundLine(item, seesPrices)))}>
            {messages.funds}
          </Button>
        </div>
      </section>
    </SaveOrShare>
  );
}

/** A list has unit prices. Multiplied by a quantity, they are exact in cents. */
function toFundLine(item: ListItem, seesPrices: boolean): FundLine {
  const { key, productId: itemNumber, quantity = 1, price = item.retailPrice } = item;
  const total = seesPrices && price !== undefined ? (toCents(price) * quantity) / 100 : undefined;
  return { key, itemNumber, name: itemName(item), quantity, total };
}
