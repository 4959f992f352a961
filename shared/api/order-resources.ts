import { html, required, text } from './coercers.ts';
import { fields } from './fields.ts';
import type { ReadOptions } from './http.ts';
import { looseList } from './loose-list.ts';
import { post } from './post.ts';
import type { Result } from './result.ts';

/** Something to read, watch or try that goes with what was ordered [2 §3, Order resource]. */
export interface OrderResource {
  name: string;
  description?: string;
  url?: string;
  imageUrl?: string;
  /** 'Document', 'Interactive', 'Video', or another word of the server's. */
  mediaType?: string;
}

/** What there is for an order. */
export interface OrderResources {
  /** HTML; absent where the server says nothing. */
  message?: string;
  /** None of them empty. */
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
 * Reads what goes with an order: POST `order/order-resources` [2 §7].
 * @param order its number and the numbers of its products, joined by commas, as the page's query has them
 */
export function readOrderResources(
  { orderId, productIds }: { orderId: string; productIds: string },
  options?: ReadOptions,
): Promise<Result<OrderResources>> {
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
        unreadable: rows.reduce(
          (sum, { resources }) => sum + (resources?.unreadable ?? 0),
          categoryList?.unreadable ?? 0,
        ),
      };
    },
    options,
  );
}
