/** The Tomcat of the JSP tests: compiled and started once, with the bundles of `npm test`. */
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { type JspPages, startJspPages } from '../../../demo-pages/jsp/start-tomcat.ts';
import { copyWithCompressed } from './released-build.ts';
import { snippetsAsJsp } from './snippets-as-jsp.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    tomcat: {
      address: string;
      /** The other origin with the widgets. */
      files: string;
      /** A file of the build that also exists compressed, below `/widgets/`. */
      compressed: string;
      /** The file with what Tomcat and the kit log. */
      log: string;
    };
  }
}

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

let pages: JspPages;

/** Starts it. */
export async function setup({ provide }: TestProject): Promise<void> {
  const widgets = path('../../../.cache/jsp/widgets');
  const compressed = await copyWithCompressed(path('../../../.cache/build/preact'), widgets);
  const own = path('../../../.cache/jsp/test-pages');
  await cp(path('../pages'), own, { recursive: true });
  await writeFile(join(own, 'snippets.jsp'), await snippetsAsJsp());
  const log = path('../../../.cache/jsp/tomcat.log');
  pages = await startJspPages({ widgets, pages: own, reread: 1, log });
  provide('tomcat', { address: pages.address, files: pages.files, compressed, log });
}

/** Ends it. */
export async function teardown(): Promise<void> {
  await pages.close();
}
