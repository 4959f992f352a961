import type { Pieces } from '../../domain/cart/pieces-by-item.ts';
import { configuration } from '../../page/configuration.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { BarCode } from './bar-code.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { QrCode } from './qr-code.tsx';
import { cartLinkAddress } from './share-cart.tsx';

const messages = defineMessages('ui', {
  requisition: 'Requisition',
  requisitionOf: 'Requisition: {shop}',
  requisitionClass: 'Class',
  requisitionFund: 'Fund',
  requisitionNeeded: 'Date needed',
  requisitionRequester: 'Requester',
  requisitionApprover: 'Approver',
  requisitionItem: 'Item #',
  requisitionName: 'Description',
  requisitionQuantity: 'Quantity',
  requisitionCode: 'Code',
  requisitionScan: 'Scan to put these items into a cart.',
  requisitionScanPart: 'Scan to put items {first} to {last} of {count} into a cart.',
});

/** How many items one QR code takes, so that a phone can read it from paper. */
const CODE_ITEMS = 50;

/** One line of the sheet. */
export interface RequisitionLine {
  key: string;
  itemNumber: string;
  name: string;
  quantity: number;
}

interface RequisitionSheetProps {
  lines: readonly RequisitionLine[];
  /** What the QR codes put into a cart; none where the cart is not shared by link. */
  items: readonly Pieces[];
  onClose: () => void;
}

/** What a teacher hands in to have a cart approved and ordered [files Requisition]. It names no prices. */
export function RequisitionSheet({ lines, items, onClose }: RequisitionSheetProps) {
  const { storeName: shop } = configuration();
  const blanks = [
    messages.requisitionClass,
    messages.requisitionFund,
    messages.requisitionNeeded,
    messages.requisitionRequester,
    messages.requisitionApprover,
  ];
  return (
    <PrintSheet
      title={shop ? fill(messages.requisitionOf, { shop }) : messages.requisition}
      onClose={onClose}
    >
      <dl className="cb-print-sheet__blanks">
        {blanks.map((name) => (
          <div className="cb-print-sheet__blank" key={name}>
            <dt className="cb-print-sheet__blank-name">{name}</dt>
            <dd className="cb-print-sheet__blank-line" />
          </div>
        ))}
      </dl>
      <table className="cb-print-sheet__table">
        <thead className="cb-print-sheet__head">
          <tr className="cb-print-sheet__row">
            <th className="cb-print-sheet__cell" scope="col">
              {messages.requisitionItem}
            </th>
            <th className="cb-print-sheet__cell" scope="col">
              {messages.requisitionName}
            </th>
            <th className="cb-print-sheet__cell" data-numeric scope="col">
              {messages.requisitionQuantity}
            </th>
            <th className="cb-print-sheet__cell" scope="col">
              {messages.requisitionCode}
            </th>
          </tr>
        </thead>
        <tbody className="cb-print-sheet__body">
          {lines.map(({ key, itemNumber, name, quantity }) => (
            <tr className="cb-print-sheet__row" key={key}>
              <th className="cb-print-sheet__cell" scope="row" translate="no">
                {itemNumber}
              </th>
              <td className="cb-print-sheet__cell">{name}</td>
              <td className="cb-print-sheet__cell" data-numeric>
                {quantity}
              </td>
              <td className="cb-print-sheet__cell">
                <BarCode text={itemNumber} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="cb-print-sheet__links">
        {partsOf(items).map((part, index, parts) => {
          const first = index * CODE_ITEMS + 1;
          const place = { first, last: first + part.length - 1, count: items.length };
          const text =
            parts.length > 1 ? fill(messages.requisitionScanPart, place) : messages.requisitionScan;
          return (
            <figure className="cb-print-sheet__link" key={first}>
              <QrCode text={cartLinkAddress(part)} label={text} />
              <figcaption className="cb-print-sheet__caption">{text}</figcaption>
            </figure>
          );
        })}
      </div>
    </PrintSheet>
  );
}

function partsOf(items: readonly Pieces[]): Pieces[][] {
  const count = Math.ceil(items.length / CODE_ITEMS);
  return [...Array(count).keys()].map((part) => items.slice(part * CODE_ITEMS, (part + 1) * CODE_ITEMS));
}
