import type { ComponentType } from 'react';
import { claimPage } from '../page/registry.ts';
import baseStyles from '../styles/base.css';
import type { Attributes, PropsOf } from './attributes.ts';
import { islandElement } from './island-element.ts';
import type { WidgetDefinition } from './widget-definition.ts';

// This module is built into `assets/`, one directory below the loader and the stable names.
const BASE = new URL('..', import.meta.url).href;

/**
 * Defines `<cb-NAME>` (embedding contract). Does nothing where the tag exists already, or where another
 * build is in charge of the page.
 * @param Root gets the element's attributes as props
 * @param styles path of the widget's built stylesheet, as its import gives it
 */
export function defineWidget<Given extends Attributes>(
  definition: WidgetDefinition<Given>,
  Root: ComponentType<PropsOf<Given>>,
  styles: string,
): void {
  const tag = `cb-${definition.name}`;
  if (!claimPage(BASE) || customElements.get(tag)) return;
  const urls = [baseStyles, styles].map((path) => new URL(path, BASE).href);
  customElements.define(tag, islandElement(definition, Root as ComponentType<object>, urls));
}
