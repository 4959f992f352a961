import type { Infer } from 'superstruct';
import type { Result } from '../../domain/failure.ts';
import { sumOf } from '../../domain/sum.ts';
import { coerce, coercer, html, required, text } from '../transport/coercers.ts';
import { isRecord, parseJson } from '../transport/envelope.ts';
import { fields } from '../transport/fields.ts';
import type { ReadOptions } from '../transport/http.ts';
import { looseList } from '../transport/loose-list.ts';
import { post } from '../transport/post.ts';

/** Something to read, watch or try that goes with an ordered product [2 §3 Order resource]. */
export interface OrderResource {
  name: string;
  description?: string;
  url?: string;
  imageUrl?: string;
  /** 'Document', 'Interactive', 'Video', or another word of the server's. */
  mediaType?: string;
}

/** The resources for an order. */
export interface OrderResourceList {
  /** HTML; absent if the server sends none. */
  message?: string;
  /** Empty categories are left out. */
  categories: { name?: string; resources: OrderResource[] }[];
  /** How many of the sent categories and resources could not be read. */
  unreadable: number;
}

const resourceFields = {
  displayName: text,
  description: text,
  cUrl: text,
  thumbnailImg: text,
  mediaType: text,
};

const ResourceReply = fields({ ...resourceFields, displayName: required(text) });
type ResourceReply = Infer<typeof ResourceReply>;

/** A category with its resources, or one resource that names its category [wire Order resources]. */
const RowReply = fields({ ...resourceFields, contentCategory: text, resources: looseList(ResourceReply) });
type RowReply = Infer<typeof RowReply>;

/** Products of an order: item numbers aren't resources, and neither are rows without any field of one. */
const ProductRows = coercer((value, reading) => {
  const given = typeof value === 'string' ? parseJson(value) : value;
  const rows = [given]
    .flat()
    .filter((row) => isRecord(row) && ('resources' in row || 'contentCategory' in row));
  return coerce(rows, looseList(RowReply), reading);
});

const OrderResourcesReply = fields({
  orderMsg: html,
  categoryList: looseList(RowReply),
  products: ProductRows,
});

/**
 * Reads the resources for an order: POST `order/order-resources` [2 §7 Order resources].
 * @param order its number and the numbers of its products, joined by commas, as the page's query has them
 */
export function readOrderResources(
  { orderId, productIds }: { orderId: string; productIds: string },
  options?: ReadOptions,
): Promise<Result<OrderResourceList>> {
  return post(
    'order/order-resources',
    { orderId, productIds },
    OrderResourcesReply,
    ({ orderMsg, categoryList, products }) => {
      const lists = [categoryList, products].filter((list) => list !== undefined);
      const rows = lists.flatMap((list) => list.rows);
      return {
        message: orderMsg,
        categories: toCategories(rows),
        unreadable: sumOf(lists, (list) => list.unreadable) + sumOf(rows, unreadableIn),
      };
    },
    options,
  );
}

/** Groups the resources by category, in order of first occurrence. */
function toCategories(rows: readonly RowReply[]): OrderResourceList['categories'] {
  const categories = new Map<string | undefined, OrderResource[]>();
  for (const row of rows) {
    const resources = resourcesIn(row).map(toResource);
    if (resources.length === 0) continue;
    const name = row.contentCategory;
    categories.set(name, [...(categories.get(name) ?? []), ...resources]);
  }
  return [...categories].map(([name, resources]) => ({ name, resources }));
}

function resourcesIn({ resources, displayName, ...row }: RowReply): ResourceReply[] {
  if (resources) return resources.rows;
  return displayName ? [{ ...row, displayName }] : [];
}

/** Counts the unreadable parts of a category; a single resource without a name is one. */
function unreadableIn({ resources, displayName, cUrl, description, thumbnailImg }: RowReply): number {
  if (resources) return resources.unreadable;
  return !displayName && (cUrl || description || thumbnailImg) ? 1 : 0;
}

function toResource({
  displayName,
  description,
  cUrl,
  thumbnailImg,
  mediaType,
}: ResourceReply): OrderResource {
  return { name: displayName, description, url: cUrl, imageUrl: thumbnailImg, mediaType };
}
