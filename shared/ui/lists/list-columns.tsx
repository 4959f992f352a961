import type { ReactNode } from 'react';
import { formatDate } from '../../domain/date.ts';
import type { ListSortKey, ShoppingList } from '../../domain/lists/shopping-list.ts';
import { groupDigits } from '../../domain/number.ts';
import type { Column } from '../table/column.ts';
import { listName } from './list-name.ts';
import { ListPrice } from './list-price.tsx';

interface ListColumnsProps {
  messages: {
    name: string;
    createdOn: string;
    itemCount: string;
    total: string;
    retailPrice: string;
    actions: string;
    /** Marks a wish list; without it no list is marked. */
    wishList?: string;
  };
  widths: Record<'name' | 'created' | 'count' | 'total' | 'actions', string>;
  /** Whether this visitor sees prices [2 §6 Prices]. */
  seesPrices: boolean;
  /** The page of one list. */
  hrefOf: (list: ShoppingList) => string;
  /** The actions for one list. */
  actionsOf: (list: ShoppingList) => ReactNode;
}

/** The columns of a table of lists, the shopper's own or another customer's [2 §2 Friend list columns]. */
export function listColumns(props: ListColumnsProps): Column<ShoppingList, ListSortKey>[] {
  const { messages, widths, seesPrices, hrefOf, actionsOf } = props;
  const total: Column<ShoppingList, ListSortKey> = {
    key: 'total',
    width: widths.total,
    heading: messages.total,
    sortKey: 'total',
    numeric: true,
    cell: ({ total, retailPrice }) => (
      <ListPrice price={total} retailPrice={retailPrice} retailLabel={messages.retailPrice} />
    ),
  };
  return [
    {
      key: 'name',
      width: widths.name,
      heading: messages.name,
      sortKey: 'eventName',
      rowHeader: true,
      cell: (list) => (
        <span className="cb-list-facts__name">
          <a className="cb-link" href={hrefOf(list)}>
            {listName(list)}
          </a>
          {list.description && <span className="cb-list-facts__description">{list.description}</span>}
          {list.isWishlist && messages.wishList && (
            <span className="cb-list-facts__mark">{messages.wishList}</span>
          )}
        </span>
      ),
    },
    {
      key: 'created',
      width: widths.created,
      heading: messages.createdOn,
      sortKey: 'creationDate',
      cell: ({ createdOn }) => <span className="cb-list-facts__date">{formatDate(createdOn)}</span>,
    },
    {
      key: 'count',
      width: widths.count,
      heading: messages.itemCount,
      sortKey: 'quantity',
      numeric: true,
      cell: ({ itemCount }) => itemCount && groupDigits(itemCount),
    },
    ...(seesPrices ? [total] : []),
    {
      key: 'actions',
      width: widths.actions,
      heading: messages.actions,
      headingHidden: true,
      cell: actionsOf,
    },
  ];
}
