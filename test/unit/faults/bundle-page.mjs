/** Prints a bundle of the module on its standard input; the arguments name the external modules. */

import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';

const {
  outputFiles: [bundle],
} = buildSync({
  stdin: { contents: readFileSync(0, 'utf8'), resolveDir: process.cwd() },
  bundle: true,
  write: false,
  format: 'cjs',
  jsx: 'automatic',
  target: 'es2022',
  external: process.argv.slice(2),
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
});

process.stdout.write(bundle?.text ?? '');
