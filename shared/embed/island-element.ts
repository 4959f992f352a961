import type { ComponentType } from 'react';
import { type Island, startIsland } from './island.tsx';
import { attributeName, type WidgetDefinition } from './widget-definition.ts';

/**
 * Makes the class of a widget's element; not a class of this module, since `HTMLElement` exists in
 * browsers alone.
 *
 * Pages of this kind move elements about with jQuery, and a moved element is taken out and put in
 * again. So leaving the page ends the island a microtask later, and only if the element is still out.
 * @param styles absolute URLs
 */
export function islandElement(
  definition: WidgetDefinition,
  Root: ComponentType<object>,
  styles: string[],
): CustomElementConstructor {
  return class extends HTMLElement {
    static observedAttributes = Object.keys(definition.attributes).map(attributeName);

    #island: Island | undefined;

    connectedCallback(): void {
      if (this.#island) this.#island.update();
      else this.#island = startIsland(this, definition, Root, styles);
    }

    /** Its presence keeps `moveBefore()` from calling the other two, so focus survives. */
    connectedMoveCallback(): void {}

    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#island?.end();
        this.#island = undefined;
      });
    }

    attributeChangedCallback(): void {
      this.#island?.update();
    }
  };
}
