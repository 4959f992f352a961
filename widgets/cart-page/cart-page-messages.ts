import { defineMessages } from '../../shared/page/messages.ts';

/** Texts of the cart page's first load; a page overrides them as `config.messages['cart-page']`. */
export const messages = defineMessages('cart-page', {
  title: 'Your Shopping Cart',
  items: '{count} {count:item|items}',

  continueShopping: 'Continue Shopping',
  quickOrder: 'Quick Order',
  addToList: 'Add Shopping Cart to List',
  saveCart: 'Save Cart',
  removeAll: 'remove all items',

  item: 'Item',
  quantity: 'Quantity',
  price: 'Price',
  total: 'Total',
  each: 'each',
  status: 'Status',
  itemNumber: 'Item #{number}',
  retailPrice: 'Retail price',
  contractPrice: 'Contract price',
  salePrice: 'Sale price',
  priceHidden: 'Price on request',
  discontinued: 'Discontinued',
  restricted: 'Restricted: remove this item to check out',

  quantityHint: 'Your cart updates one second after you change a quantity.',
  quantityMinimum: 'You can’t go below 1 here.',
  quantityMaximum: 'The maximum is 999.',
  saving: 'Saving…',
  removing: 'Removing…',

  remove: 'Remove',
  removeItem: 'Remove {name}',
  removeAndReplace: 'Remove & See Replacement',

  summary: 'Order summary',
  subtotal: 'Subtotal',
  merchandiseTotal: 'Merchandise Total',
  recalculating: 'Recalculating',
  pricesHidden: 'Prices aren’t shown for your account.',
  checkout: 'Checkout',
  quote: 'Submit Quote Request',
  sendCart: 'SEND CART TO {client}',
  unnamedClient: 'your procurement system',
  exit: 'EXIT CART',
  emptyReason: 'Your cart is empty.',
  notLoaded: 'Your cart hasn’t loaded yet.',
  missingReason: 'We couldn’t show all of your items.',
});
