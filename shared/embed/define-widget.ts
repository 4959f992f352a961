import type { ComponentType } from 'react';
import { claimPage } from '../page/claim-page.ts';
import { noteStep } from '../page/time/measure.ts';
import baseStyles from '../styles/base.css';
import { type Attributes, attributeName, type PropsOf } from './attributes.ts';
import { type Island, startIsland } from './island.tsx';
import type { WidgetDefinition } from './widget-definition.ts';

// This module is built into `assets/` of its release. Loaders and stable names all import from that release's
// directory.
const BASE = new URL('..', import.meta.url).href;

/**
 * Defines `<cb-NAME>` [embedding Element]. Does nothing if the tag exists already, or if another build is in charge of
 * the page.
 * @param Root gets the element's attributes as props
 * @param styles path of the widget's built stylesheet, as returned by its import
 */
export function defineWidget<Given extends Attributes>(
  definition: WidgetDefinition<Given>,
  Root: ComponentType<PropsOf<Given>>,
  styles: string,
): void {
  const tag = `cb-${definition.name}`;
  if (!claimPage(BASE)) {
    void import('../page/problems/two-builds.ts').then(({ reportTwoBuilds }) => reportTwoBuilds(BASE));
    return;
  }
  if (customElements.get(tag)) return;
  const urls = [baseStyles, styles].map((path) => new URL(path, BASE).href);
  noteStep(definition.name, 'code');
  customElements.define(tag, islandElement(definition, Root as ComponentType<object>, urls));
}

/**
 * Creates the class of a widget's element, in a function because `HTMLElement` exists only in browsers.
 *
 * Legacy pages move elements with jQuery, which removes and reinserts them. So the island ends a microtask after its
 * element has left the page, and only if the element is still out.
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

    /** With this callback, `moveBefore()` doesn't call the other two, so the focus survives. */
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
