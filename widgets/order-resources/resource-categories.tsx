import { useState } from 'react';
import type { OrderResource, OrderResourceList } from '../../shared/api/orders/order-resources.ts';
import { pageUrl } from '../../shared/page/links/page-url.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { ProductImage } from '../../shared/ui/product-image.tsx';

type Category = OrderResourceList['categories'][number];

/** With more categories, regions would only crowd a screen reader's list of landmarks. */
const MOST_REGIONS = 6;

const ARROWS = { down: 'M6 9l6 6 6-6', up: 'M6 15l6-6 6 6' };

/** The `Icon` paths of the known media types. */
const MEDIA_ICONS = new Map([
  ['document', 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6'],
  [
    'interactive',
    'M9 11V5.5a1.5 1.5 0 0 1 3 0V11l5 1.5a2 2 0 0 1 1.4 2.4L17 21h-7l-4-5.5a1.4 1.4 0 0 1 2-1.9l1 .9z',
  ],
  ['video', 'M3 5h18v14H3zM10 9l5 3-5 3z'],
]);

const messages = defineMessages('order-resources', {
  unnamedCategory: 'More resources',
  view: 'View »',
});

/** The categories as an accordion. The first one is open at first; any number can be open at once [2 §9]. */
export function ResourceCategories({ categories }: { categories: readonly Category[] }) {
  return (
    <div className="cb-order-resources__categories">
      {categories.map((category, index) => (
        <ResourceCategory
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name, and the list is never reordered
          key={index}
          category={category}
          openAtFirst={index === 0}
          isRegion={categories.length <= MOST_REGIONS}
        />
      ))}
    </div>
  );
}

interface ResourceCategoryProps {
  category: Category;
  openAtFirst: boolean;
  isRegion: boolean;
}

function ResourceCategory({ category, openAtFirst, isRegion }: ResourceCategoryProps) {
  const [open, setOpen] = useState(openAtFirst);
  const id = useUniqueId();
  return (
    <div className="cb-resource-category" data-open={open}>
      <h2 className="cb-heading cb-resource-category__heading">
        <button
          type="button"
          className="cb-resource-category__button"
          id={`${id}-button`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span className="cb-resource-category__name">{category.name ?? messages.unnamedCategory}</span>
          <Icon path={open ? ARROWS.up : ARROWS.down} />
        </button>
      </h2>
      <section
        className="cb-resource-category__panel"
        id={id}
        aria-labelledby={isRegion ? `${id}-button` : undefined}
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: without markers, some screen readers don't treat it as a list */}
        <ul className="cb-resource-category__list" role="list">
          {category.resources.map((resource, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name, and the list is never reordered
            <ResourceItem key={index} resource={resource} />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** One resource. If its address is not safe, it has no links [2 §2 Order resources]. */
function ResourceItem({ resource }: { resource: OrderResource }) {
  const { name, description, url, imageUrl, mediaType } = resource;
  const icon = mediaType && MEDIA_ICONS.get(mediaType.toLowerCase());
  const target = url && pageUrl(url, 'link');
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
            {icon && <Icon path={icon} />}
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
