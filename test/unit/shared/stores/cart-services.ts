/** The shop's calls besides those about lines: promotion, estimate, merge, removal of several, punch-out, lists. */
import { expect } from 'vitest';
import type { Shop, ShopLine } from './fake-shop.ts';

/** What the services know. */
export interface Services {
  /** Freight by zip code; another zip code is refused. */
  freight: Record<string, number>;
  /** Codes that count. */
  codes: string[];
  earlierCart: ShopLine[];
  order: { productList: object[]; action: string; sessionId: string; redirect: string };
  /** Lists that were made, by name, with what was put into them. */
  lists: { id: string; name: string; description: string; items: object[] }[];
}

const refused = (message: string) => ({ result: 'error', errorMessage: [{ message }] });

/**
 * Opens the services of a shop. Their log entries: `zip 27215`, `code SAVE5`, `uncode SAVE5`, `carts`,
 * `merge currentCart`, `drop ci1,ci2`, `export`, `list NAME`, `fill ID`.
 */
export function openServices(shop: Shop): Services {
  const services: Services = {
    freight: { '27215': 9.95, '99501': 38.5 },
    codes: ['SAVE5', 'SAVE9'],
    earlierCart: [],
    order: {
      productList: [
        { sku: 'ITEM01', unitOfMeasure: 'EA', line: 1, quantity: 2, price: '10.00', description: 'Item' },
      ],
      action: 'create',
      sessionId: 's-1',
      redirect: 'https://portal.example/in',
    },
    lists: [],
  };
  const charge = (change: object) => {
    shop.charges = { ...shop.charges, ...change };
  };
  const written = () => (shop.repliesWithCart ? { cartDetails: shop.cart() } : {});

  shop.services = {
    'cart/zipCodeValidation': ({ zipCodeInput = '', actionType }) => [
      `zip ${zipCodeInput}`,
      () => {
        expect(actionType).toBe('ShippingCharges');
        const freight = services.freight[zipCodeInput];
        if (freight === undefined) return refused('We do not ship there.');
        charge({ zipCode: zipCodeInput });
        const pieces = shop.lines.reduce((sum, { quantity }) => sum + quantity, 0);
        return {
          response: JSON.stringify({
            zipCode: zipCodeInput,
            shipping: freight + pieces,
            tax: 'Exempt',
            finalTotal: 1,
          }),
        };
      },
    ],
    'cart/apply-promo-code': ({ couponId = '' }) => [
      `code ${couponId}`,
      () => {
        if (!services.codes.includes(couponId)) return refused('This code has expired.');
        charge({ promotionId: couponId, discountAmount: '5.00' });
        return { discountMessage: 'You save <b>$5</b>', promotionId: couponId, ...written() };
      },
    ],
    'cart/remove-promo-code': ({ couponId = '' }) => [
      `uncode ${couponId}`,
      () => {
        charge({ promotionId: undefined, discountAmount: undefined });
        return written();
      },
    ],
    'cart/merge-modal-details': () => [
      'carts',
      () => ({
        currentCommereceItemCount: shop.lines.length,
        currentCommerceItemTotal: '40.00',
        previousCommereceItemquantity: services.earlierCart.length,
        previousCommerceItemTotal: '$20.00',
      }),
    ],
    'cart/mergeCart': ({ cartType, selectCart }) => [
      `merge ${cartType}`,
      () => {
        expect(selectCart).toBe('submit');
        if (cartType === 'previousCart') shop.lines = services.earlierCart;
        if (cartType === 'mergeCart') shop.lines = [...shop.lines, ...services.earlierCart];
        return {};
      },
    ],
    'cart/remove-multiple-items': ({ itemIds = '', actionType }) => [
      `drop ${itemIds}`,
      () => {
        expect(actionType).toBe('removeMultipleItems');
        const ids = itemIds.split(',');
        shop.lines = shop.lines.filter(({ commerceId }) => !ids.includes(commerceId));
        return written();
      },
    ],
    'cart/punchout-cart-details': () => ['export', () => services.order],
    'shopping-list/new-list': ({ eventName: name = '', description = '' }) => [
      `list ${name}`,
      () => {
        const id = `gl${services.lists.length + 1}`;
        services.lists.push({ id, name, description, items: [] });
        return { giftlistId: id };
      },
    ],
    'shopping-list/add-items': ({ giftlistId, items }) => [
      `fill ${giftlistId}`,
      () => {
        const list = services.lists.find(({ id }) => id === giftlistId);
        list?.items.push(...(items as unknown as object[]));
        return {};
      },
    ],
  };
  return services;
}

/** The values of each entry that the tag manager was given for that event. */
export function dataLayerEntries(event: string): object[] {
  const { dataLayer = [] } = window as { dataLayer?: { event?: string }[] };
  return dataLayer.filter((entry) => entry.event === event);
}
