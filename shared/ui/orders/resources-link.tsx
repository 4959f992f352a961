import type { OrderedItem } from '../../domain/orders/order.ts';
import { pageUrl } from '../../page/links/page-url.ts';
import { defineMessages } from '../../page/messages.ts';

const messages = defineMessages('ui', { orderResources: 'Resources for this order' });

interface ResourcesLinkProps {
  /** The page of resources. Renders no link if this page may not lead there. */
  page: string;
  orderId: string;
  items: readonly OrderedItem[];
}

/** A link to articles, videos and simulations for the products of an order [2 §2 Way to resources]. */
export function ResourcesLink({ page, orderId, items }: ResourcesLinkProps) {
  const safe = pageUrl(page, 'page');
  if (!safe || items.length === 0) return null;
  const target = new URL(safe);
  target.searchParams.set('orderId', orderId);
  target.searchParams.set('productIds', [...new Set(items.map(({ itemNumber }) => itemNumber))].join());
  return (
    <p className="cb-resources-link">
      <a className="cb-link" href={target.href.replaceAll('%2C', ',')}>
        {messages.orderResources}
      </a>
    </p>
  );
}
