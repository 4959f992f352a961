/** The actions for the rows of an order sheet other than adding them to the cart. */
import { type RefObject, useState } from 'react';
import { permissionsFor } from '../../../shared/domain/permissions.ts';
import { cartView } from '../../../shared/page/cart-view.ts';
import { defineMessages } from '../../../shared/page/messages.ts';
import { $session } from '../../../shared/stores/session.ts';
import { useStore } from '../../../shared/stores/store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { csvFile, saveFile } from '../../../shared/ui/files/save-file.ts';
import { lazyComponent } from '../../../shared/ui/lazy-component.tsx';
import { isFilled } from '../quick-order-row.ts';
import type { QuickOrderState } from '../quick-order-state.ts';
import type { ListOfRows } from './saved-list.tsx';

const messages = defineMessages('quick-order', {
  saveCsv: 'Save as CSV',
  saveList: 'Save as list…',
  scanCamera: 'Scan with the camera…',
  clearRows: 'Remove all rows…',
  csvItem: 'Item number',
  csvQuantity: 'Quantity',
  csvReason: 'Reason not added',
});

const SaveAsList = lazyComponent(
  () => import('./save-as-list.tsx'),
  ({ SaveAsList }) => SaveAsList,
);
const RemoveAllRows = lazyComponent(
  () => import('./remove-all-rows.tsx'),
  ({ RemoveAllRows }) => RemoveAllRows,
);
const SavedList = lazyComponent(
  () => import('./saved-list.tsx'),
  ({ SavedList }) => SavedList,
);
const CameraScan = lazyComponent(
  () => import('./camera-scan.tsx'),
  ({ CameraScan }) => CameraScan,
);

interface OrderSheetToolsProps {
  quickOrder: QuickOrderState;
  root: RefObject<HTMLElement | null>;
}

/** Saving the rows as a file or a list, scanning with the camera, and removing all rows. */
export function OrderSheetTools({ quickOrder, root }: OrderSheetToolsProps) {
  const { visitor } = useStore($session);
  const [open, setOpen] = useState<'list' | 'camera' | 'clear' | null>(null);
  const { mayAddToList, listsNeedSignIn } = permissionsFor(visitor, cartView());
  const [saved, setSaved] = useState<ListOfRows | null>(null);
  const close = () => setOpen(null);

  /** Also saves a form without content: a file with column titles is a template to fill in. */
  function saveCsv(): void {
    const rows = quickOrder.$rows.get().filter(isFilled);
    const lines: string[][] = rows.map(({ $content }) => {
      const { itemNumber, quantity, problem: wrong } = $content.get();
      return [itemNumber, quantity, wrong?.text ?? ''];
    });
    const headings = [messages.csvItem, messages.csvQuantity, messages.csvReason];
    saveFile('quick-order.csv', csvFile({ headings, rows: lines }));
  }

  return (
    <div className="cb-order-sheet__tools">
      <Button tone="link" onPress={saveCsv}>
        {messages.saveCsv}
      </Button>
      {mayAddToList && !listsNeedSignIn && (
        <Button tone="link" onPress={() => setOpen('list')}>
          {messages.saveList}
        </Button>
      )}
      {'BarcodeDetector' in window && (
        <Button tone="link" onPress={() => setOpen('camera')}>
          {messages.scanCamera}
        </Button>
      )}
      <Button tone="link" onPress={() => setOpen('clear')}>
        {messages.clearRows}
      </Button>
      {open === 'list' && <SaveAsList quickOrder={quickOrder} onSaved={setSaved} onClose={close} />}
      {saved && (
        <SavedList key={saved.id} list={saved} quickOrder={quickOrder} onDismiss={() => setSaved(null)} />
      )}
      {open === 'clear' && <RemoveAllRows quickOrder={quickOrder} root={root} onClose={close} />}
      {open === 'camera' && <CameraScan quickOrder={quickOrder} onClose={close} />}
    </div>
  );
}
