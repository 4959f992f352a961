/** Tables that several pages save, and the names of their columns. */
import { formatDate } from '../../domain/date.ts';
import { type FileTable, fileTable } from '../../domain/files/file-table.ts';
import type { OrderedItem } from '../../domain/orders/order.ts';
import { defineMessages } from '../../page/messages.ts';

/** An order sheet recognizes the first three headings, so that a file can be used for another order. */
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
 * Returns a table of an order's items, without columns that would be empty.
 * @param priced whether this visitor sees prices
 */
export function orderedItemsTable(items: readonly OrderedItem[], priced: boolean): FileTable {
  const isKnown = (getValue: (item: OrderedItem) => unknown) =>
    items.some((item) => getValue(item) !== undefined);
  const price = ({ yourPrice, price, basePrice }: OrderedItem) => yourPrice ?? price ?? basePrice;
  return fileTable(items, [
    [fileHeadings.fileItemNumber, ({ itemNumber }) => itemNumber],
    [fileHeadings.fileQuantity, ({ quantity }) => quantity],
    [fileHeadings.fileDescription, ({ description }) => description],
    isKnown(({ shippingMethod }) => shippingMethod) && [
      fileHeadings.fileShipping,
      ({ shippingMethod }) => shippingMethod,
    ],
    isKnown(({ arrivalStart }) => arrivalStart) && [
      fileHeadings.fileArrives,
      ({ arrivalStart }) => formatDate(arrivalStart),
    ],
    isKnown(({ arrivalEnd }) => arrivalEnd) && [
      fileHeadings.fileArrivesUntil,
      ({ arrivalEnd }) => formatDate(arrivalEnd),
    ],
    isKnown(({ deliveryDate }) => deliveryDate) && [
      fileHeadings.fileDelivery,
      ({ deliveryDate }) => formatDate(deliveryDate),
    ],
    priced && [fileHeadings.filePrice, price],
    priced && [fileHeadings.fileTotal, ({ itemTotal, amountTotal }) => itemTotal ?? amountTotal],
  ]);
}
