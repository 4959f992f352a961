import { arrivalDays } from '../../domain/orders/arrivals.ts';
import type { OrderedItem } from '../../domain/orders/order.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { PrintDocument } from './print-document.tsx';

const messages = defineMessages('ui', {
  receivingOf: 'Receiving checklist: order {order}',
  receivingDay: 'Arrives {day}',
  receivingDays: 'Arrives {day} to {until}',
  receivingNoDay: 'No date given',
  receivingDone: 'Received',
  receivingItem: 'Item #',
  receivingName: 'Description',
  receivingQuantity: 'Quantity',
  receivingRemarks: 'Remarks',
  receivingLiving: 'Living',
});

interface ReceivingChecklistProps {
  order: string;
  items: readonly OrderedItem[];
  onClose: () => void;
}

/** A printed checklist for receiving the parcels of an order, day by day [files Receiving]. */
export function ReceivingChecklist({ order, items, onClose }: ReceivingChecklistProps) {
  return (
    <PrintDocument title={fill(messages.receivingOf, { order })} onClose={onClose}>
      {arrivalDays(items).map(({ day, until = '', items: arriving }) => (
        <table className="cb-print-document__table" data-by-day key={`${day} ${until}`}>
          <caption className="cb-print-document__day">
            {day
              ? fill(until ? messages.receivingDays : messages.receivingDay, { day, until })
              : messages.receivingNoDay}
          </caption>
          <thead className="cb-print-document__head">
            <tr className="cb-print-document__row">
              <th className="cb-print-document__cell" data-column="check" scope="col">
                {messages.receivingDone}
              </th>
              <th className="cb-print-document__cell" data-column="number" scope="col">
                {messages.receivingItem}
              </th>
              <th className="cb-print-document__cell" scope="col">
                {messages.receivingName}
              </th>
              <th className="cb-print-document__cell" data-column="quantity" data-numeric scope="col">
                {messages.receivingQuantity}
              </th>
              <th className="cb-print-document__cell" data-column="remarks" scope="col">
                {messages.receivingRemarks}
              </th>
            </tr>
          </thead>
          <tbody className="cb-print-document__body">
            {arriving.map(({ key, itemNumber, description, quantity, living }) => (
              <tr className="cb-print-document__row" key={key}>
                <td className="cb-print-document__cell">
                  <span className="cb-print-document__box" />
                </td>
                <th className="cb-print-document__cell" scope="row" translate="no">
                  {itemNumber}
                </th>
                <td className="cb-print-document__cell">
                  {description}{' '}
                  {living && <em className="cb-print-document__mark">{messages.receivingLiving}</em>}
                </td>
                <td className="cb-print-document__cell" data-numeric>
                  {quantity}
                </td>
                <td className="cb-print-document__cell" />
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </PrintDocument>
  );
}
