/** Finds the widgets of the tree and reads their definitions. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Lists the widgets: the folders of `widgets/` that hold an `index.ts`.
 * @param {string} root the project's directory
 * @returns {Promise<{name: string, entry: string, definition: string}[]>} sorted by name, paths relative to root
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
      });
    }
  }
  return widgets;
}

/**
 * Reads the definition of each widget by running its definition file, which holds data and imports
 * nothing but the kinds of attributes.
 * @typedef {{type: string, description: string, required?: boolean, default?: unknown}} DescribedAttribute
 * @returns {Promise<Map<string, {definition: object, attributes: Record<string, DescribedAttribute>}>>} by
 *   widget name; attributes as the manifest shows them, by their name in HTML
 * @throws when a file is missing, or exports no definition with its folder's name
 */
export async function readDefinitions(root, widgets) {
  const { modules, attributeName } = await runModule(root, [
    `export { attributeName } from './shared/embed/widget-definition.ts';`,
    ...widgets.map(({ definition }, index) => `import * as module${index} from './${definition}';`),
    `export const modules = [${widgets.map((_, index) => `module${index}`)}];`,
  ]);
  return new Map(
    widgets.map(({ name, definition: file }, index) => {
      const definition = Object.values(modules[index]).find((value) => value?.name === name);
      if (!definition) throw new Error(`${file}: expected an exported definition with the name "${name}"`);
      const attributes = Object.entries(definition.attributes).map(([prop, kind]) => [
        attributeName(prop),
        {
          type: kind.expected,
          description: kind.description,
          required: kind.required,
          default: kind.default,
        },
      ]);
      return [name, { definition, attributes: Object.fromEntries(attributes) }];
    }),
  );
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
