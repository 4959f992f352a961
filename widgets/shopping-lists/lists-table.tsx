import { useMemo } from 'react';
import { formatDate } from '../../shared/domain/date.ts';
import type { ListSortKey, ShoppingList } from '../../shared/domain/shopping-list.ts';
import { fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { type Column, DataTable } from '../../shared/ui/data-table.tsx';
import { listName } from '../../shared/ui/list-name.ts';
import { Money } from '../../shared/ui/money.tsx';
import { SelectAllBox, SelectBox } from '../../shared/ui/selection-boxes.tsx';
import { messages } from './shopping-lists-messages.ts';
import type { ShoppingListsState } from './shopping-lists-state.ts';

/** The page of a list of the shopper's own [2 §2]. */
export function listHref({ id, isWishlist }: Pick<ShoppingList, 'id' | 'isWishlist'>): string {
  return `/account/list-detail?${new URLSearchParams({ giftlistId: id, isWishlist: `${isWishlist}` })}`;
}

/** The lists, a box before each, its own actions behind it [2 §2, Shopping Lists]. */
export function ListsTable({ page, priced }: { page: ShoppingListsState; priced: boolean }) {
  const { rows, query, busy } = useStore(page.$table);
  const columns = useMemo(() => columnsFor(page, priced), [page, priced]);
  return (
    <DataTable
      caption={messages.title}
      captionHidden
      columns={columns}
      rows={rows}
      keyOf={keyOf}
      sort={query.sort}
      onSort={page.sortBy}
      busy={busy}
    />
  );
}

function keyOf({ id }: ShoppingList): string {
  return id;
}

function columnsFor(page: ShoppingListsState, priced: boolean): Column<ShoppingList, ListSortKey>[] {
  const { selection } = page;
  const columns: Column<ShoppingList, ListSortKey>[] = [
    {
      key: 'select',
      width: '40px',
      heading: messages.selectAll,
      headingHidden: true,
      head: () => <SelectAllBox selection={selection} label={messages.selectAll} />,
      cell: (list) => (
        <SelectBox
          selection={selection}
          id={list.id}
          label={fill(messages.selectList, { name: listName(list) })}
        />
      ),
    },
    {
      key: 'name',
      width: 'minmax(200px, 1fr)',
      heading: messages.name,
      sortKey: 'eventName',
      rowHeader: true,
      cell: nameCell,
    },
    {
      key: 'created',
      width: 'minmax(112px, 136px)',
      heading: messages.createdOn,
      sortKey: 'creationDate',
      cell: ({ createdOn }) => formatDate(createdOn),
    },
    {
      key: 'count',
      width: 'minmax(92px, 104px)',
      heading: messages.itemCount,
      sortKey: 'quantity',
      numeric: true,
      cell: ({ itemCount }) => itemCount,
    },
    {
      key: 'total',
      width: 'minmax(96px, 128px)',
      heading: messages.total,
      sortKey: 'total',
      numeric: true,
      cell: totalCell,
    },
    {
      key: 'actions',
      width: 'minmax(120px, 144px)',
      heading: messages.actions,
      headingHidden: true,
      cell: (list) => (
        <span className="cb-shopping-lists__actions">
          <Button
            tone="link"
            label={fill(messages.emailList, { name: listName(list) })}
            onPress={() => page.open({ kind: 'email', list })}
          >
            {messages.email}
          </Button>
          <Button
            tone="link"
            label={fill(messages.copyList, { name: listName(list) })}
            onPress={() => page.open({ kind: 'copy', list })}
          >
            {messages.copy}
          </Button>
        </span>
      ),
    },
  ];
  return columns.filter(({ key }) => priced || key !== 'total');
}

function nameCell(list: ShoppingList) {
  return (
    <span className="cb-shopping-lists__name">
      <a className="cb-link" href={listHref(list)}>
        {listName(list)}
      </a>
      {list.description && <span className="cb-shopping-lists__description">{list.description}</span>}
      {list.isWishlist && <span className="cb-shopping-lists__mark">{messages.wishList}</span>}
    </span>
  );
}

function totalCell({ total, retailPrice }: ShoppingList) {
  return (
    <span className="cb-shopping-lists__total">
      <Money amount={total} />
      {retailPrice !== total && <Money amount={retailPrice} struck hiddenLabel={messages.retailTotal} />}
    </span>
  );
}
