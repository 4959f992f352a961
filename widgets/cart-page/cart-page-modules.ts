/** The files of the cart page that are loaded after it is shown. Their modules never import this one. */
import type { ComponentProps, ComponentType } from 'react';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';

type Surroundings = typeof import('./cart-surroundings.tsx');

/** Returns a part around the lines by its name: totals, forms, notices, tools, the note of a line. */
export function surroundings<Name extends keyof Surroundings>(name: Name) {
  return lazyComponent(
    () => import('./cart-surroundings.tsx'),
    (module) => module[name] as ComponentType<ComponentProps<Surroundings[Name]>>,
  );
}

/** The steps after a removal, and the banner of removals. */
export const loadRemoval = () => import('./line-tools/line-removal.tsx');
