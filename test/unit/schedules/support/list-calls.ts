/** Two lists of one shopper on the server, as small as the wire contract allows. */
import type { Calls } from './server.ts';

/** One row of a list. */
export interface ServerRow {
  id: string;
  item: string;
  quantity: number;
}

/** The rows of each list, by its id. */
export type ServerLists = Record<string, ServerRow[]>;

/** The calls that read and change lists. */
export function listCalls(lists: ServerLists): Calls {
  let lastId = 100;

  /** The server distinguishes the rows of a product by their order. */
  function saveQuantities(id: string, wanted: unknown): void {
    const waiting = rowsOf(wanted);
    lists[id] = (lists[id] ?? []).map((row) => {
      const at = waiting.findIndex(({ productId }) => productId === row.item);
      const [next] = at < 0 ? [] : waiting.splice(at, 1);
      return next ? { ...row, quantity: Number(next.quantity) } : row;
    });
  }

  return {
    read(path) {
      const [, id] = path.match(/shopping-list-details\/(\w+)\//) ?? [];
      return id ? listReply(id, lists) : Object.keys(lists).map((one) => headOf(one, lists));
    },
    writes: {
      'shopping-list/shopping-list-details/add-products-to-cart'({ data, giftListItems }) {
        const { giftlistId: id = '', removeGiftitemIds = [] } = data as {
          giftlistId?: string;
          removeGiftitemIds?: string[];
        };
        saveQuantities(id, giftListItems);
        lists[id] = (lists[id] ?? []).filter((row) => !removeGiftitemIds.includes(row.id));
      },
      'shopping-list/add-items'({ giftlistId, items }) {
        const id = String(giftlistId);
        for (const { productId, quantity } of rowsOf(items)) {
          lastId += 1;
          lists[id] = [
            ...(lists[id] ?? []),
            { id: `gi${lastId}`, item: productId, quantity: Number(quantity) },
          ];
        }
      },
    },
  };
}

function rowsOf(value: unknown): { productId: string; quantity: number }[] {
  return Array.isArray(value) ? [...value] : [];
}

function headOf(id: string, lists: ServerLists): object {
  return { giftlistId: id, Name: nameOf(id), quantity: lists[id]?.length ?? 0, isPublic: false };
}

/** The name of a list. */
export function nameOf(id: string): string {
  return `List ${id}`;
}

function listReply(id: string, lists: ServerLists): object {
  return {
    listDetail: headOf(id, lists),
    giftItems: (lists[id] ?? []).map((row) => ({
      giftItemId: row.id,
      productId: row.item,
      productName: `Item ${row.item}`,
      quantity: row.quantity,
      itemPrice: 10,
    })),
    otherLists: [],
  };
}
