import { fileURLToPath } from 'node:url';
import { findWidgets, readDefinitions } from '../build/find-widgets.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What a template may write for one attribute. */
export interface KnownAttribute {
  /** What is expected, in words. */
  type: string;
  required?: boolean;
  /** `undefined` for a text that is not as expected. */
  read(text: string): unknown;
}

/** Attributes by widget, each by its name in HTML, and the places that take content of the page. */
export type KnownWidgets = ReadonlyMap<
  string,
  { attributes: Record<string, KnownAttribute>; documentation: { slots?: Record<string, string> } }
>;

/** Gives the widgets of this tree with their attributes and slots, as their own definitions say [embedding Attributes]. */
export async function readKnownWidgets(): Promise<KnownWidgets> {
  const { definitions } = await readDefinitions(ROOT, await findWidgets(ROOT));
  return definitions;
}

/** The attributes that every mount point may have besides its widget's own. */
export const MOUNT_ATTRIBUTES = ['data-cb-widget', 'data-cb-load', 'data-cb-link'];

/** What `data-cb-load` may say. */
export const LOAD_STRATEGIES = ['eager', 'visible', 'idle', 'off'];
