/** Lists in the fields of the wire contract: `ListRow` and `ListItem` [wire Lists]. */
import { priceLine, toCents } from '../../demo-pages/server/cart/line-price.ts';
import { productOf, productUrl } from '../../demo-pages/server/catalogue/catalogue.ts';
import type { ListItem, OwnedList } from '../../demo-pages/server/lists/shopping-list.ts';
import type { UserKind } from '../../demo-pages/server/user-kinds.ts';
import type { Awkward } from './awkward.ts';

function priceOf({ itemNumber, quantity }: Pick<ListItem, 'itemNumber' | 'quantity'>, kind: UserKind) {
  if (productOf(itemNumber).priceOnRequest) return undefined;
  return priceLine({ id: '', itemNumber, quantity }, kind);
}

/** `ListRow`. */
export function listRow({ list, owner }: OwnedList, kind: UserKind, write: Awkward): object {
  const prices = list.items.map((item) => priceOf(item, kind)?.total ?? 0);
  const name = `${owner.firstName} ${owner.lastName}`.trim();
  return {
    giftlistId: list.id,
    Name: list.name,
    Description: write.text(list.description),
    comments: write.day(new Date(list.createdOn)),
    quantity: write.count(list.items.length),
    total: write.money(toCents(prices.reduce((sum, price) => sum + price, 0))),
    isWishlist: write.flag(list.isWishlist),
    isPublic: write.flag(list.isPublic),
    OwnerName: write.text(name),
    userName: write.text(name),
  };
}

/** `ListItem`, without a picture. */
export function itemRow(item: ListItem, kind: UserKind, write: Awkward): object {
  const product = productOf(item.itemNumber);
  const price = priceOf({ ...item, quantity: 1 }, kind);
  return {
    [write.turn(['ProductId', 'productId'])]: item.itemNumber,
    giftItemId: item.id,
    productName: product.name,
    productUrl: productUrl(product),
    quantity: write.count(item.quantity),
    itemPrice: write.money(price?.unit),
    retailPrice: write.money(price && price.list > price.unit ? price.list : undefined),
    cautionUrl: write.text(product.warning ? '/help#caution' : undefined),
    geographicUrl: write.text(product.notShippedTo ? '/help#restrictions' : undefined),
  };
}
