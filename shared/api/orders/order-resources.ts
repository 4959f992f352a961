import type { Result } from '../../domain/failure.ts';
import { sumOf } from '../../domain/sum.ts';
import { html, required, text } from '../transport/coercers.ts';
import { fields, looseList } from '../transport/fields.ts';
import type { ReadOptions } from '../transport/http.ts';
import { post } from '../transport/post.ts';

/** Something to read, watch or try that goes with what was ordered [2 §3 Order resource]. */
export interface OrderResource {
  name: string;
  description?: string;
  url?: string;
  imageUrl?: string;
  /** 'Document', 'Interactive', 'Video', or another word of the server's. */
  mediaType?: string;
}

/** What there is for an order. */
export interface OrderResourceList {
  /** HTML; absent where the server says nothing. */
  message?: string;
  /** Empty categories are left out. */
  categories: { name?: string; resources: OrderResource[] }[];
  /** Categories and resources that the server sent and that could not be read. */
  unreadable: number;
}

const CategoryReply = fields({
  contentCategory: text,
  resources: looseList(
    fields({
      displayName: required(text),
      description: text,
      cUrl: text,
      thumbnailImg: text,
      mediaType: text,
    }),
  ),
});

const OrderResourcesReply = fields({ orderMsg: html, categoryList: looseList(CategoryReply) });

/**
 * Reads what goes with an order: POST `order/order-resources` [2 §7 Order resources].
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
    ({ orderMsg, categoryList }) => {
      const rows = categoryList?.rows ?? [];
      const categories = rows.map(({ contentCategory, resources }) => ({
        name: contentCategory,
        resources: (resources?.rows ?? []).map((row) => ({
          name: row.displayName,
          description: row.description,
          url: row.cUrl,
          imageUrl: row.thumbnailImg,
          mediaType: row.mediaType,
        })),
      }));
      return {
        message: orderMsg,
        categories: categories.filter(({ resources }) => resources.length > 0),
        unreadable:
          (categoryList?.unreadable ?? 0) + sumOf(rows, ({ resources }) => resources?.unreadable ?? 0),
      };
    },
    options,
  );
}
