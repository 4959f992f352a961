import { findProduct } from '../catalogue/catalogue.ts';
import type { Session } from '../sessions.ts';
import { Refusal } from '../wire/refusal.ts';
import { type Call, textOf } from './call.ts';
import { demand } from './cart-writing.ts';

const MAX_NAME = 40;
const MAX_DESCRIPTION = 120;

/** Making a shopping list and filling it; each account has its own lists. */
export const KEEPING_LISTS: readonly Call[] = [
  {
    method: 'POST',
    path: 'shopping-list/new-list',
    run({ session, body }) {
      const name = textOf(body.eventName);
      const description = textOf(body.description);
      demandAccount(session);
      if (!name || name.length > MAX_NAME) {
        throw new Refusal(
          `Please give the list a name of up to ${MAX_NAME} characters.`,
          'invalidName',
          'eventName',
        );
      }
      demand(description.length <= MAX_DESCRIPTION);
      if (session.lists.some((list) => list.name.toLowerCase() === name.toLowerCase())) {
        throw new Refusal(`You already have a list called "${name}".`, 'duplicateName', 'eventName');
      }
      const id = `gl${10_000 + session.lists.length}`;
      session.lists.push({ id, name, description, items: [] });
      return { giftlistId: id };
    },
  },
  {
    method: 'POST',
    path: 'shopping-list/add-items',
    run({ session, body }) {
      demandAccount(session);
      const list = session.lists.find(({ id }) => id === textOf(body.giftlistId));
      if (!list) throw new Refusal('This list is no longer there.', 'noSuchList', 'giftlistId');
      const rows: unknown[] = Array.isArray(body.items) ? body.items : [];
      const items = rows.map((row) => {
        const { productId, quantity } = (row ?? {}) as Record<string, unknown>;
        const product = findProduct(textOf(productId));
        if (!product)
          throw new Refusal(`We do not know the item ${textOf(productId)}.`, 'noSuchItem', 'items');
        return { itemNumber: product.itemNumber, quantity: Number(quantity) };
      });
      demand(items.length > 0 && items.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0));
      list.items.push(...items);
      return {};
    },
  },
];

function demandAccount({ kind }: Session): void {
  if (kind.guest) throw new Refusal('Please sign in to keep shopping lists.', 'notSignedIn');
}
