/** Puts the web application together: the templates, the page's own scripts, and the widgets from the installed package. */
import { cp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
const OUT = join(HERE, 'out');
const WIDGETS = join(dirname(fileURLToPath(import.meta.resolve('catalogue-islands/package.json'))), 'dist');

await rm(OUT, { recursive: true, force: true });
await cp(join(HERE, 'webapp'), OUT, { recursive: true });
await cp(join(HERE, 'scripts'), join(OUT, 'scripts'), { recursive: true });
// dist/ as it is: a page may still load an earlier release of it.
await cp(WIDGETS, join(OUT, 'widgets'), { recursive: true });
console.log(`${OUT}: deploy this folder as the web application`);
