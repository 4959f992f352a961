import type { Attributes } from './attributes.ts';

/** What the loader, the manifest and the element must know of a widget; data only. */
export interface WidgetDefinition<Given extends Attributes = Attributes> {
  /** The tag without `cb-`; also the folder's name. */
  name: string;
  /** One sentence for the manifest. */
  description: string;
  /** When the widget is loaded, unless `data-cb-load` says otherwise. */
  load: 'eager' | 'visible' | 'idle';
  /** By prop: `tempB2i` is the attribute `data-temp-b2i`. */
  attributes: Given;
  /** Reads that the loader starts beside the code. */
  firstReads?: {
    /** Below `config.apiBase`. */
    path: string;
    /** Not where the page's state block has this part. */
    unlessState?: 'cart';
    /** Not where a pair of the page's query begins like this pattern: 'create=true', '(page|size)='. */
    unlessQuery?: string;
  }[];
  /** Names of the events that the widget sends itself. */
  events?: string[];
}

/** Gives the definition back, with the type of each attribute known. */
export function describeWidget<const Given extends Attributes>(
  definition: WidgetDefinition<Given>,
): WidgetDefinition<Given> {
  return definition;
}

/** The attribute that a prop is written as: 'tempB2i' → 'data-temp-b2i'. */
export function attributeName(prop: string): string {
  return `data-${prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
