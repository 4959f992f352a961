import type { OrderResource } from '../../shared/api/order-resources.ts';
import { safeUrl } from '../../shared/domain/safe-url.ts';
import { configuration } from '../../shared/page/configuration.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { ProductImage } from '../../shared/ui/product-image.tsx';
import { messages } from './order-resources-messages.ts';
import { resourceIcons } from './resource-icons.ts';

/** One resource; where its address may not be followed, only its words [2 §2, Order resources page]. */
export function ResourceItem({ resource }: { resource: OrderResource }) {
  const { name, description, url, imageUrl, mediaType } = resource;
  const path = mediaType && iconOf(mediaType);
  const allow = configuration().externalOrigins;
  const target = url && safeUrl(url, { base: location.href, allow, kind: 'link' });
  return (
    <li className="cb-resource">
      <ProductImage url={imageUrl} size={96} />
      <div className="cb-resource__facts">
        {target ? (
          <a className="cb-link cb-resource__name" href={target}>
            {name}
          </a>
        ) : (
          <span className="cb-resource__name">{name}</span>
        )}
        {mediaType && (
          <span className="cb-resource__type">
            {path && <Icon path={path} />}
            <span className="cb-resource__type-name">{mediaType}</span>
          </span>
        )}
        {description && <p className="cb-resource__description">{description}</p>}
        {target && (
          <a className="cb-link cb-resource__view" href={target}>
            <span className="cb-resource__view-name">{messages.view}</span>{' '}
            <span className="cb-hidden-text">{name}</span>
          </a>
        )}
      </div>
    </li>
  );
}

/** The icon of a type of media; none for one that is not known. */
function iconOf(mediaType: string): string | undefined {
  const known = /^(document|interactive|video)$/.exec(mediaType.toLowerCase())?.[0];
  return known && resourceIcons[known as 'document' | 'interactive' | 'video'];
}
