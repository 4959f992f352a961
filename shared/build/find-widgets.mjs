/** Finds the widgets of the tree and reads what they say of themselves. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Lists the widgets: the folders of `widgets/` that hold an `index.ts`.
 * @param {string} root the project's directory
 * @returns {Promise<{name: string, entry: string, definition: string, styles: string}[]>} sorted
 *   by name, paths relative to root
 */
export async function findWidgets(root) {
  const names = (await readdir(join(root, 'widgets'))).sort();
  const widgets = [];
  for (const name of names) {
    if (await stat(join(root, 'widgets', name, 'index.ts')).catch(() => null)) {
      widgets.push({
        name,
        entry: `widgets/${name}/index.ts`,
        definition: `widgets/${name}/${name}-definition.ts`,
        styles: `widgets/${name}/${name}.css`,
      });
    }
  }
  return widgets;
}

/**
 * Reads what each widget says of itself by running its definition file, which holds data and imports only the kinds of
 * attributes. Reads the function that writes the loader's table, too.
 * @typedef {import('../embed/widget-definition.ts').WidgetDocumentation} WidgetDocumentation
 * @typedef {{type: string, description: string, required?: boolean, default?: unknown,
 *   read: (text: string) => unknown}} DescribedAttribute
 * @returns {Promise<{writeLoaderTable: Function, definitions: Map<string, {documentation: WidgetDocumentation,
 *   attributes: Record<string, DescribedAttribute>}>}>} definitions by widget name; attributes as the manifest
 *   shows them, by their name in HTML, with the function that reads their text
 * @throws when a file is missing, or does not export a definition with its folder's name and a documentation
 */
export async function readDefinitions(root, widgets) {
  const { modules, attributeName, writeLoaderTable } = await runModule(root, [
    `export { attributeName } from './shared/embed/attributes.ts';`,
    `export { writeLoaderTable } from './shared/embed/loader-table.ts';`,
    ...widgets.map(({ definition }, index) => `import * as module${index} from './${definition}';`),
    `export const modules = [${widgets.map((_, index) => `module${index}`)}];`,
  ]);
  const definitions = new Map(
    widgets.map(({ name, definition: file }, index) => {
      const { definition, documentation } = modules[index];
      if (definition?.name !== name || !documentation) {
        throw new Error(`${file}: expected a definition with the name "${name}", and a documentation`);
      }
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
      return [name, { documentation, attributes: Object.fromEntries(attributes) }];
    }),
  );
  return { definitions, writeLoaderTable };
}

/** Runs TypeScript source, given as lines, and gives its exports. */
async function runModule(root, lines) {
  const { outputFiles } = await build({
    stdin: { contents: lines.join('\n'), resolveDir: root, sourcefile: 'definitions.ts', loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
