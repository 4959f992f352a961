import { fileURLToPath } from 'node:url';
import { findWidgets, readDefinitions } from '../build/find-widgets.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The accepted values of one attribute. */
export interface KnownAttribute {
  /** The expected value, in words. */
  type: string;
  required?: boolean;
  /** Returns `undefined` for a text that isn't as expected. */
  read(text: string): unknown;
}

/** The attributes of each widget by their names in HTML, and its slots. */
export type KnownWidgets = ReadonlyMap<
  string,
  { attributes: Record<string, KnownAttribute>; documentation: { slots?: Record<string, string> } }
>;

/** Reads the widgets of this tree with their attributes and slots from their definitions [embedding Attributes]. */
export async function readKnownWidgets(): Promise<KnownWidgets> {
  const { definitions } = await readDefinitions(ROOT, await findWidgets(ROOT));
  return definitions;
}

/** The attributes that every mount point may have in addition to its widget's own. */
export const MOUNT_ATTRIBUTES = ['data-cb-widget', 'data-cb-load', 'data-cb-link'];

/** The values of `data-cb-load`. */
export const LOAD_STRATEGIES = ['eager', 'visible', 'idle', 'off'];
