/**
 * `import styles from './cart-page.css'` gives the path of the built stylesheet: imports are bundled,
 * rules of the house checked, and the cascade arranged as `css-cascade.mjs` says.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, relative, sep } from 'node:path';
import { bundle, composeVisitors } from 'lightningcss';
import { CSS_TARGETS } from './browsers.mjs';
import { cascadeVisitor } from './css-cascade.mjs';
import { lintVisitor } from './css-lint.mjs';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * Builds one stylesheet.
 * @param {string} path absolute
 * @returns {{code: Uint8Array, problems: {file: string, line: number, column: number, text: string}[]}}
 */
export function buildStylesheet(path) {
  const problems = [];
  const { code } = bundle({
    filename: path,
    minify: true,
    targets: CSS_TARGETS,
    visitor: composeVisitors([lintVisitor(problems), cascadeVisitor]),
  });
  return { code: toAscii(code), problems };
}

/** A page in another encoding than UTF-8 reads its stylesheets in that encoding, too. */
function toAscii(code) {
  const hexadecimal = (character) => `\\${character.codePointAt(0).toString(16)} `;
  return Buffer.from(
    Buffer.from(code)
      .toString()
      .replace(/[^\0-\x7f]/gu, hexadecimal),
  );
}

/**
 * @param {string} root the project's directory
 * @param {Map<string, {file: string, code: Uint8Array}>} stylesheets gets what was built, by source path
 */
export function cssPlugin(root, stylesheets) {
  const fromRoot = (path) => relative(root, path).split(sep).join('/');
  return {
    name: 'css',
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, ({ path }) => {
        const { code, problems } = buildStylesheet(path);
        const file = `assets/${basename(path, '.css')}-${contentHash(code)}.css`;
        stylesheets.set(fromRoot(path), { file, code });
        const errors = problems.map(({ text, file, line, column }) => ({
          text,
          location: {
            file: fromRoot(file),
            line,
            column,
            lineText: readFileSync(file, 'utf8').split('\n')[line - 1],
          },
        }));
        return { contents: `export default ${JSON.stringify(file)};`, loader: 'js', errors };
      });
    },
  };
}

function contentHash(code) {
  // Short, since the loader carries it for every widget; its signs are those of esbuild's hashes.
  return Array.from(
    createHash('sha256').update(code).digest().subarray(0, 7),
    (byte) => SIGNS[byte % 32],
  ).join('');
}
