import { useMemo } from 'react';
import { useStore } from '../../shared/stores/use-store.ts';
import { DataTable } from '../../shared/ui/data-table.tsx';
import { PrintButton } from '../../shared/ui/print-button.tsx';
import { listItemColumns } from './list-item-columns.tsx';
import { messages } from './public-list-messages.ts';
import type { PublicListState } from './public-list-state.ts';
import { SelectedItems } from './selected-items.tsx';

/** The items that are shown, and what can be done with those that are ticked [2 §2]. */
export function ListItems({ page, seesPrices }: { page: PublicListState; seesPrices: boolean }) {
  const { busy, rows, shown } = useStore(page.$table);
  const columns = useMemo(() => listItemColumns(page, seesPrices), [page, seesPrices]);
  return (
    <>
      <div className="cb-public-list__bar">
        <SelectedItems page={page} />
        <PrintButton />
      </div>
      {rows.length > 0 && (
        <DataTable
          caption={messages.caption}
          captionHidden
          columns={columns}
          rows={rows}
          keyOf={({ key }) => key}
          sort={shown.sort}
          onSort={page.sort}
          busy={busy}
        />
      )}
    </>
  );
}
