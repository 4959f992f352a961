/**
 * What a widget says of itself, in the two exports of its `NAME-definition.ts`: the definition ships with the
 * widget; the documentation serves the loader's table, the manifest and the build, and nothing that ships imports it.
 */
import type { StateBlock } from '../domain/state-block.ts';
import type { Attributes } from './attributes.ts';

/** What the widget's element must know, the export `definition`. */
export interface WidgetDefinition<Given extends Attributes = Attributes> {
  /** The tag without `cb-`; also the folder's name. */
  name: string;
  attributes: Given;
}

/** When a widget is loaded: at once, when it is near the viewport, or when the browser has nothing else to do. */
export type LoadStrategy = 'eager' | 'visible' | 'idle';

/** A read that the loader starts beside a widget's code. */
export interface FirstRead {
  /** Below `config.apiBase`. */
  path: string;
  /** It is left out where the page's state block has this part. */
  unlessState?: keyof StateBlock;
  /** It is left out where a pair of the page's query begins like this pattern: 'create=true', '(page|size)='. */
  unlessQuery?: string;
  /** It is left out where the visitor is a guest: the widget then shows the way to the login page instead. */
  unlessGuest?: true;
}

/** What the loader, the manifest and the build must know, the export `documentation`. */
export interface WidgetDocumentation<Definition extends WidgetDefinition = WidgetDefinition> {
  /** One sentence for the manifest. */
  description: string;
  /** When the widget is loaded, unless `data-cb-load` says otherwise. */
  load: LoadStrategy;
  /** Pages of the demo shop that have it, with the query that it reads; 'every page' for header and footer. */
  routes: string[];
  /** One sentence for each attribute. */
  attributes: Record<keyof Definition['attributes'], string>;
  /** One sentence for each place that takes content of the page: `SlotTexts` of `slots/slot-names.ts`. */
  slots?: Record<string, string>;
  firstReads?: FirstRead[];
  /**
   * Lazy modules that every page with the widget needs, by their names without folders: they are fetched along with it,
   * and run after it.
   */
  prefetch?: string[];
  /** It stands on every page of the shop, so what it shares with other widgets goes into the core. */
  everyPage?: true;
  /** The most that a shopper loads until the widget can be used, the loader included, where that is not the usual. */
  budget?: {
    /** KB (1000 bytes) of modules, compressed with brotli 11, on Preact. */
    firstLoad?: number;
    /** JavaScript files. */
    files?: number;
    /** The same with the prefetched modules. */
    withPrefetched?: { load: number; files: number };
  };
}
