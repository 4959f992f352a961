import { defineMessages } from '../../shared/page/messages.ts';

/** The texts that an order begins with; a page overrides them as `config.messages['order-detail']`. */
export const messages = defineMessages('order-detail', {
  title: 'Order Detail',
  order: 'Order #{number}',
  myAccount: 'My Account',
  orderHistory: 'Order History',

  addToList: 'Add to List',
  reorder: 'Reorder',
  submitOrder: 'Submit Order',
  submitted: 'SUBMITTED',
  submitNeedsOrganization: 'This order belongs to no organization yet, so it cannot be submitted.',

  payment: 'Payment',
  paymentType: 'Payment type',
  card: 'Card number',
  expires: 'Expires',
  purchaseOrder: 'PO number',
  reference: 'Reference number',
  billingAddress: 'Billing Address',
  shipping: 'Shipping',
  shippingAndRecipient: 'Shipping & Recipient',
  recipient: 'Recipient',
  building: 'Building',
  department: 'Department',
  room: 'Room',
  email: 'Email',
  phone: 'Phone',

  special: 'Special Items',
  living: 'Living & Perishable Items',
  inStock: 'In-Stock Items (non-Live & Perishable)',
  deliveryDate: 'Delivery Date',
  itemNumber: 'Item #',
  product: 'Product',
  quantity: 'Qty',
  yourPrice: 'Your Price',
  itemTotal: 'Item Total',
  shipsBy: 'Shipping method: {method}',
  oneUnreadable: 'One item of this order could not be shown. Please call customer service about it.',
  unreadable: '{count} items of this order could not be shown. Please call customer service about them.',
  noItems: 'There are no items to show in this order.',

  instructions: 'Additional Instructions',
  totals: 'Order totals',
  items: 'Items',
  freight: 'Freight & Handling',
  tax: 'Tax',
  promotion: 'Promotion discount',
  total: 'Total',
  pricesHidden: 'Prices are not shown for your account.',

  thisOrder: 'This order',
  noOrderId:
    'No order was named in the address of this page. Please choose one from your order history, or follow the link you were sent once more.',
});
