import type { ReactNode } from 'react';
import type { ItemWithQuantity } from '../../domain/cart/quantities-by-item.ts';
import type { FundLine } from '../../domain/files/fund-sums.ts';
import { configuration } from '../../page/configuration.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { BarCode } from './bar-code.tsx';
import { fundTexts } from './fund-texts.ts';
import { PrintDocument } from './print-document.tsx';
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
  requisitionScan: 'Scan to add these items to a cart.',
  requisitionScanPart: 'Scan to add items {first} to {last} of {count} to a cart.',
});

/** How many items one QR code has, so that a phone can read it from paper. */
const CODE_ITEMS = 50;

interface RequisitionProps {
  lines: readonly FundLine[];
  /** The items that the QR codes put into a cart; none if the cart can't be shared as a link. */
  items: readonly ItemWithQuantity[];
  /** Returns the fund or purchase order of a line; left out if no line has one. */
  codeOf?: (line: FundLine) => string;
  /** The sums by fund, below the lines. */
  children?: ReactNode;
  onClose: () => void;
}

/**
 * The form that a teacher hands in to have a cart approved and ordered [files Requisition]. It has no prices but those in the
 * sums by fund.
 */
export function Requisition({ lines, items, codeOf, children, onClose }: RequisitionProps) {
  const { storeName: shop } = configuration();
  const blanks = [
    messages.requisitionClass,
    messages.requisitionFund,
    messages.requisitionNeeded,
    messages.requisitionRequester,
    messages.requisitionApprover,
  ];
  return (
    <PrintDocument
      title={shop ? fill(messages.requisitionOf, { shop }) : messages.requisition}
      onClose={onClose}
    >
      <dl className="cb-print-document__blanks">
        {blanks.map((name) => (
          <div className="cb-print-document__blank" key={name}>
            <dt className="cb-print-document__blank-name">{name}</dt>
            <dd className="cb-print-document__blank-line" />
          </div>
        ))}
      </dl>
      <table className="cb-print-document__table">
        <thead className="cb-print-document__head">
          <tr className="cb-print-document__row">
            <th className="cb-print-document__cell" scope="col">
              {messages.requisitionItem}
            </th>
            <th className="cb-print-document__cell" scope="col">
              {messages.requisitionName}
            </th>
            <th className="cb-print-document__cell" data-numeric scope="col">
              {messages.requisitionQuantity}
            </th>
            <th className="cb-print-document__cell" scope="col">
              {messages.requisitionCode}
            </th>
            {codeOf && (
              <th className="cb-print-document__cell" scope="col">
                {fundTexts.fundCode}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="cb-print-document__body">
          {lines.map((line) => (
            <tr className="cb-print-document__row" key={line.key}>
              <th className="cb-print-document__cell" scope="row" translate="no">
                {line.itemNumber}
              </th>
              <td className="cb-print-document__cell">{line.name}</td>
              <td className="cb-print-document__cell" data-numeric>
                {line.quantity}
              </td>
              <td className="cb-print-document__cell">
                <BarCode text={line.itemNumber} />
              </td>
              {codeOf && <td className="cb-print-document__cell">{codeOf(line)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
      <div className="cb-print-document__links">
        {chunksOf(items).map((chunk, index, chunks) => {
          const first = index * CODE_ITEMS + 1;
          const range = { first, last: first + chunk.length - 1, count: items.length };
          const text =
            chunks.length > 1 ? fill(messages.requisitionScanPart, range) : messages.requisitionScan;
          return (
            <figure className="cb-print-document__link" key={first}>
              <QrCode text={cartLinkAddress(chunk)} label={text} />
              <figcaption className="cb-print-document__caption">{text}</figcaption>
            </figure>
          );
        })}
      </div>
    </PrintDocument>
  );
}

/** Splits the items into chunks for one QR code each. */
function chunksOf(items: readonly ItemWithQuantity[]): ItemWithQuantity[][] {
  const chunks: ItemWithQuantity[][] = [];
  for (let first = 0; first < items.length; first += CODE_ITEMS) {
    chunks.push(items.slice(first, first + CODE_ITEMS));
  }
  return chunks;
}
