/** Finds the widgets of the tree and reads their definitions. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Lists the widgets: the folders of `widgets/`.
 * @typedef {{name: string, entry: string, definition: string, styles: string}} Widget paths relative to root
 * @param {string} root the project's directory
 * @returns {Promise<Widget[]>} sorted by name
 * @throws if a folder lacks a file that every widget must have
 */
export async function findWidgets(root) {
  const entries = await readdir(join(root, 'widgets'), { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const widgets = names.sort().map((name) => ({
    name,
    entry: `widgets/${name}/index.ts`,
    definition: `widgets/${name}/${name}-definition.ts`,
    styles: `widgets/${name}/${name}.css`,
    readme: `widgets/${name}/README.md`,
  }));
  const files = widgets.flatMap(({ name: _, ...paths }) => Object.values(paths));
  const missing = files.filter((path) => !existsSync(join(root, path)));
  if (missing.length)
    throw new Error(`each folder of widgets/ must be a widget; missing: ${missing.join(', ')}`);
  return widgets;
}

/**
 * Reads each widget's definition by running its definition file, which contains data and imports only the
 * kinds of attributes.
 * @import { WidgetDefinition, WidgetDocumentation } from '../embed/widget-definition.ts'
 * @typedef {{definition?: WidgetDefinition, documentation?: WidgetDocumentation}} DefinitionModule
 * @typedef {{type: string, description: string, required?: boolean, default?: unknown,
 *   read: (text: string) => unknown}} DescribedAttribute
 * @typedef {Map<string, {documentation: WidgetDocumentation, attributes: Record<string, DescribedAttribute>}>} Definitions
 *   by widget name; attributes as in the manifest, by HTML name, with the function that reads their text
 * @param {string} root the project's directory
 * @param {Pick<Widget, 'name' | 'definition'>[]} widgets
 * @returns {Promise<{definitions: Definitions}>}
 * @throws if a file doesn't export a definition with its folder's name and a documentation
 */
export async function readDefinitions(root, widgets) {
  /** @type {{modules: DefinitionModule[], attributeName: (prop: string) => string}} */
  const { modules, attributeName } = await runModule(root, [
    `export { attributeName } from './shared/embed/attributes.ts';`,
    ...widgets.map(({ definition }, index) => `import * as module${index} from './${definition}';`),
    `export const modules = [${widgets.map((_, index) => `module${index}`)}];`,
  ]);
  const definitions = new Map(
    widgets.map(({ name, definition: file }, index) => {
      const { definition, documentation } = modules[index] ?? {};
      if (definition?.name !== name || !documentation) {
        throw new Error(`${file}: expected the exports "definition", named "${name}", and "documentation"`);
      }
      const undescribed = Object.keys(definition.attributes).filter(
        (prop) => !documentation.attributes?.[prop],
      );
      const filled = /** @type {const} */ (['description', 'load', 'routes']);
      const lacking = [
        ...filled.filter((key) => !documentation[key]?.length),
        ...undescribed.map((prop) => `attributes.${prop}`),
      ];
      if (lacking.length) throw new Error(`${file}: its documentation lacks ${lacking.join(', ')}`);
      const attributes = Object.entries(definition.attributes).map(([prop, kind]) => [
        attributeName(prop),
        {
          type: kind.expected,
          description: documentation.attributes[prop],
          required: kind.required,
          default: kind.default,
          read: kind.read,
        },
      ]);
      return /** @type {const} */ ([name, { documentation, attributes: Object.fromEntries(attributes) }]);
    }),
  );
  return { definitions };
}

/** Runs TypeScript source, given as lines, and returns its exports. */
async function runModule(/** @type {string} */ root, /** @type {string[]} */ lines) {
  const { outputFiles } = await build({
    stdin: { contents: lines.join('\n'), resolveDir: root, sourcefile: 'definitions.ts', loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  const code = outputFiles.map(({ contents }) => Buffer.from(contents).toString('base64'));
  return import(`data:text/javascript;base64,${code}`);
}
