/**
 * A widget's description of itself, in the two exports of its `NAME-definition.ts`: the definition ships with the
 * widget; the documentation is for the loader's table, the manifest and the build, and no module that ships imports it.
 */
import type { StateBlock } from '../domain/state-block.ts';
import type { Attributes } from './attributes.ts';

/** The data for the widget's element, the export `definition`. */
export interface WidgetDefinition<Given extends Attributes = Attributes> {
  /** The tag without `cb-`; also the folder's name. */
  name: string;
  attributes: Given;
}

/** When a widget loads: at once, near the viewport, or when the browser is idle. */
export type LoadStrategy = 'eager' | 'visible' | 'idle';

/** A read that the loader starts while it loads a widget's code. */
export interface FirstRead {
  /** Below `config.apiBase`. */
  path: string;
  /** Skipped if the page's state block has this part. */
  unlessState?: keyof StateBlock;
  /** Skipped if a pair of the page's query begins with this pattern: 'create=true', '(page|size)='. */
  unlessQuery?: string;
  /** Skipped if the visitor is a guest: the widget then shows a link to the login page instead. */
  unlessGuest?: true;
}

/** The data for the loader, the manifest and the build, the export `documentation`. */
export interface WidgetDocumentation<Definition extends WidgetDefinition = WidgetDefinition> {
  /** One sentence for the manifest. */
  description: string;
  /** When the widget loads, unless `data-cb-load` says otherwise. */
  load: LoadStrategy;
  /** Pages of the demo shop that have it, with the query that it reads; 'every page' for header and footer. */
  routes: string[];
  /** One sentence for each attribute. */
  attributes: Record<keyof Definition['attributes'], string>;
  /** One sentence for each slot: `SlotTexts` of `slots/slot-names.ts`. */
  slots?: Record<string, string>;
  firstReads?: FirstRead[];
  /**
   * Lazy modules that every page with the widget needs, by file name without folder: they are fetched along with it and
   * run after it.
   */
  prefetch?: string[];
  /** The widget is on every page of the shop, so modules that it shares with other widgets go into the core. */
  everyPage?: true;
  /** The widget's own budget for the first load, including the loader, if it differs from the default. */
  budget?: {
    /** KB (1000 bytes) of modules, compressed with brotli 11, on Preact. */
    firstLoad?: number;
    /** JavaScript files. */
    files?: number;
    /** The same with the prefetched modules. */
    withPrefetched?: { load: number; files: number };
  };
}
