import { useState } from 'react';
import type { OrderResources } from '../../shared/api/order-resources.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useUniqueId } from '../../shared/ui/unique-id.ts';
import { messages } from './order-resources-messages.ts';
import { resourceIcons } from './resource-icons.ts';
import { ResourceItem } from './resource-item.tsx';

type Category = OrderResources['categories'][number];

/** With more of them, regions would only clutter the list of a screen reader's landmarks. */
const MOST_REGIONS = 6;

/** The categories as an accordion; the first is open, and any number may be [2 §9]. */
export function ResourceCategories({ categories }: { categories: readonly Category[] }) {
  return (
    <div className="cb-order-resources__categories">
      {categories.map((category, index) => (
        <ResourceCategory
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and none moves
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
      <h2 className="cb-resource-category__heading">
        <button
          type="button"
          className="cb-resource-category__button"
          id={`${id}-button`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span className="cb-resource-category__name">{category.name ?? messages.unnamedCategory}</span>
          <Icon path={open ? resourceIcons.close : resourceIcons.open} />
        </button>
      </h2>
      <section
        className="cb-resource-category__panel"
        id={id}
        aria-labelledby={isRegion ? `${id}-button` : undefined}
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
        <ul className="cb-resource-category__list" role="list">
          {category.resources.map((resource, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and none moves
            <ResourceItem key={index} resource={resource} />
          ))}
        </ul>
      </section>
    </div>
  );
}
