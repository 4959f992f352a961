/** The tables that several pages save, and what their columns are called. */
import { formatDate } from '../../domain/date.ts';
import { type FileTable, fileTable } from '../../domain/files/file-table.ts';
import type { OrderedItem } from '../../domain/orders/order.ts';
import { defineMessages } from '../../page/messages.ts';

/** The first three are headings that an order sheet knows, so that a file can be ordered from again. */
export const fileHeadings = defineMessages('ui', {
  fileItemNumber: 'Item Number',
  fileQuantity: 'Quantity',
  fileDescription: 'Description',
  filePrice: 'Price',
  fileTotal: 'Total',
  fileShipping: 'Shipping Method',
  fileArrives: 'Arrives',
  fileArrivesUntil: 'Arrives Until',
  fileDelivery: 'Delivery Date',
});

/**
 * The items of an order. Columns of which nothing is known are left out.
 * @param priced whether this visitor is shown prices
 */
export function orderedItemsTable(items: readonly OrderedItem[], priced: boolean): FileTable {
  const some = (has: (item: OrderedItem) => unknown) => items.some((item) => has(item) !== undefined);
  const price = ({ yourPrice, price, basePrice }: OrderedItem) => yourPrice ?? price ?? basePrice;
  return fileTable(items, [
    [fileHeadings.fileItemNumber, ({ itemNumber }) => itemNumber],
    [fileHeadings.fileQuantity, ({ quantity }) => quantity],
    [fileHeadings.fileDescription, ({ description }) => description],
    some(({ shippingMethod }) => shippingMethod) && [
      fileHeadings.fileShipping,
      ({ shippingMethod }) => shippingMethod,
    ],
    some(({ arrivalStart }) => arrivalStart) && [
      fileHeadings.fileArrives,
      ({ arrivalStart }) => formatDate(arrivalStart),
    ],
    some(({ arrivalEnd }) => arrivalEnd) && [
      fileHeadings.fileArrivesUntil,
      ({ arrivalEnd }) => formatDate(arrivalEnd),
    ],
    some(({ deliveryDate }) => deliveryDate) && [
      fileHeadings.fileDelivery,
      ({ deliveryDate }) => formatDate(deliveryDate),
    ],
    priced && [fileHeadings.filePrice, price],
    priced && [fileHeadings.fileTotal, ({ itemTotal, amountTotal }) => itemTotal ?? amountTotal],
  ]);
}
