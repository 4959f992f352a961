import { priceLine, toCents } from '../cart/line-price.ts';
import { pictureUrl, productOf, productUrl } from '../catalogue/catalogue.ts';
import type { UserKind } from '../user-kinds.ts';
import type { Variation } from '../wire/variation.ts';
import type { ListItem, OwnedList } from './shopping-list.ts';

const DAY_FORMAT = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'UTC',
});

/** Returns the total of a list's rows, for this kind of user and for everybody else. */
export function listTotal(items: readonly ListItem[], kind: UserKind): { total: number; retail: number } {
  let total = 0;
  let retail = 0;
  for (const { itemNumber, quantity } of items) {
    if (productOf(itemNumber).priceOnRequest) continue;
    const price = priceLine({ id: '', itemNumber, quantity }, kind);
    total += price.total;
    retail += price.list * quantity;
  }
  return { total: toCents(total), retail: toCents(retail) };
}

/** Returns `ListRow` of the wire contract, in the server's spelling. */
export function listRow({ list, owner }: OwnedList, kind: UserKind, vary: Variation): object {
  const { total, retail } = listTotal(list.items, kind);
  const ownerName = `${owner.firstName} ${owner.lastName}`.trim();
  return {
    giftlistId: list.id,
    Name: list.name,
    Description: vary.text(list.description),
    comments: DAY_FORMAT.format(list.createdOn),
    quantity: vary.number(list.items.length),
    total: vary.money(total),
    retailPrice: vary.money(retail === total ? vary.pick([undefined, retail]) : retail),
    isWishlist: vary.flag(list.isWishlist),
    isPublic: vary.flag(list.isPublic),
    OwnerName: ownerName,
    userName: ownerName,
  };
}

/** Returns `ListItem` of the wire contract. The product's number has one of two names. */
export function itemRow({ id, itemNumber, quantity }: ListItem, kind: UserKind, vary: Variation): object {
  const product = productOf(itemNumber);
  const { unit, list } = priceLine({ id: '', itemNumber, quantity: 1 }, kind);
  const isPriced = !product.priceOnRequest;
  return {
    [vary.pick(['productId', 'ProductId'])]: itemNumber,
    giftItemId: id,
    productName: product.name,
    productUrl: productUrl(product),
    thumbnailImg: pictureUrl(product),
    quantity: vary.number(quantity),
    itemPrice: vary.money(isPriced ? unit : undefined),
    retailPrice: vary.money(isPriced && list > unit ? list : undefined),
    cautionUrl: vary.text(product.warning || product.hazardous ? '/help#caution' : undefined),
    geographicUrl: vary.text(product.notShippedTo ? '/help#restrictions' : undefined),
  };
}
