import { quantityRows } from './quantity-rows.ts';

export const LIST = quantityRows({
  path: '/account/list-detail?giftlistId=gl20000&isWishlist=false',
  writes: /add-products-to-cart|add-items/,
  untold: '.cb-list-detail__status[data-failed="true"]',
});
