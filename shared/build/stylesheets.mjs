/** Builds the stylesheets: bundles imports, and rearranges the cascade (`css-cascade.mjs`). */
import { basename, join } from 'node:path';
import { transformSync } from 'esbuild';
import { bundle, Features } from 'lightningcss';
import { cascadeVisitor } from './css-cascade.mjs';
import { CSS_TARGETS } from './targets.mjs';

/** The sheet that all widgets need. */
const BASE = 'shared/styles/base.css';

/**
 * Builds the sheet of all widgets and that of each widget.
 * @param {string} root the project's directory
 * @param {{styles: string}[]} widgets
 * @returns {{name: string, code: Uint8Array}[]} name: without mark and extension; the sheet of all widgets
 *   comes first
 * @throws lightningcss's error, with file and line
 */
export function buildStylesheets(root, widgets) {
  const sources = [BASE, ...widgets.map(({ styles }) => styles)];
  return sources.map((source) => ({
    name: basename(source, '.css'),
    code: buildStylesheet(join(root, source)),
  }));
}

/**
 * Builds one stylesheet. The output is ASCII, because a page in an encoding other than UTF-8 also reads its
 * stylesheets in that encoding.
 * @param {string} path absolute
 * @returns {Uint8Array}
 */
export function buildStylesheet(path) {
  // A replacement of light-dark() would follow only a `color-scheme` of ours, not that of the page.
  const options = { minify: true, targets: CSS_TARGETS, exclude: Features.LightDark };
  const { code } = bundle({ filename: path, ...options, visitor: cascadeVisitor });
  const ascii = transformSync(code, { loader: 'css', charset: 'ascii', minify: true });
  return Buffer.from(ascii.code.trim());
}
