/**
 * Builds the stylesheets: imports are bundled, rules of the house checked, and the cascade arranged as
 * `css-cascade.mjs` says. `import styles from './cart-page.css'` gives the path of what was built.
 */
import { readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { transformSync } from 'esbuild';
import { bundle, composeVisitors } from 'lightningcss';
import { cascadeVisitor } from './css-cascade.mjs';
import { lintVisitor } from './css-lint.mjs';
import { CSS_TARGETS } from './targets.mjs';

/** The sheet that all widgets need. */
const BASE = 'shared/styles/base.css';

/**
 * @typedef {{name: string, code: Uint8Array, problems: Problem[]}} Stylesheet name: without mark and ending
 * @typedef {{file: string, line: number, column: number, text: string}} Problem
 */

/**
 * Builds the sheet of all widgets and that of each widget.
 * @param {string} root the project's directory
 * @param {{styles: string}[]} widgets
 * @returns {Map<string, Stylesheet>} by source path; the sheet of all widgets comes first
 */
export function buildStylesheets(root, widgets) {
  const sources = [BASE, ...widgets.map(({ styles }) => styles)];
  return new Map(
    sources.map((source) => {
      return [source, { name: basename(source, '.css'), ...buildStylesheet(join(root, source)) }];
    }),
  );
}

/**
 * Builds one stylesheet. It is ASCII: a page in another encoding than UTF-8 reads its stylesheets in that
 * encoding, too.
 * @param {string} path absolute
 * @returns {{code: Uint8Array, problems: Problem[]}}
 */
export function buildStylesheet(path) {
  const problems = [];
  const { code } = bundle({
    filename: path,
    minify: true,
    targets: CSS_TARGETS,
    visitor: composeVisitors([lintVisitor(problems), cascadeVisitor]),
  });
  const ascii = transformSync(code, { loader: 'css', charset: 'ascii', minify: true });
  return { code: Buffer.from(ascii.code.trim()), problems };
}

/**
 * Gives a stylesheet's path to the module that imports it, and its problems to esbuild.
 * @param {string} root the project's directory
 * @param {Map<string, Stylesheet>} stylesheets by source path
 */
export function cssPlugin(root, stylesheets) {
  const fromRoot = (path) => relative(root, path).split(sep).join('/');
  return {
    name: 'css',
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, ({ path }) => {
        const sheet = stylesheets.get(fromRoot(path));
        if (!sheet) {
          return {
            errors: [{ text: `only ${BASE} and a widget's own sheet can be imported: ${fromRoot(path)}` }],
          };
        }
        const errors = sheet.problems.map(({ text, file, line, column }) => ({
          text,
          location: {
            file: fromRoot(file),
            line,
            column,
            lineText: readFileSync(file, 'utf8').split('\n')[line - 1],
          },
        }));
        // The mark is known when everything is built: the pass that names the modules puts it here.
        return {
          contents: `export default 'assets/${sheet.name}-' + BUILD_MARK + '.css';`,
          loader: 'js',
          errors,
        };
      });
    },
  };
}
