/**
 * Fresh modules for each case of the matrix. Widgets and stores are bundled once; evaluating the bundle again
 * takes a few milliseconds, whereas importing every module again would take a tenth of a second per case.
 */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as react from 'react';
import * as runtime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

/** Modules that the tests share with the bundle, so that `act` knows its renders. */
const SHARED: Record<string, object> = {
  react,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react/jsx-runtime': runtime,
};

const nodeRequire = createRequire(import.meta.url);

/** The modules of a page that has just been opened. */
export interface FreshPage {
  /** Root components by the name of their widget. */
  roots: Record<string, react.ComponentType<object>>;
  followStateBlock(): void;
  prepareLiveRegion(): void;
}

/** Bundles these widgets. @returns a function that opens a new page at each call */
export function bundlePage(widgets: string[]): () => FreshPage {
  const roots = widgets.map((name) => {
    const component = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    return `${JSON.stringify(name)}: require('./widgets/${name}/${name}.tsx').${component}`;
  });
  const entry = `exports.roots = {${roots.join()}};
    exports.followStateBlock = require('./shared/stores/session.ts').followStateBlock;
    exports.prepareLiveRegion = require('./shared/page/live-region.ts').prepareLiveRegion;`;
  const evaluate = new Function('exports', 'require', bundle(entry));
  return () => {
    const page = {} as FreshPage;
    evaluate(page, (name: string) => SHARED[name] ?? nodeRequire(name));
    return page;
  };
}

/** In a separate process, because esbuild refuses to run beside a simulated document. */
function bundle(entry: string): string {
  const script = join(import.meta.dirname, 'bundle-page.mjs');
  const options = { input: entry, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  return execFileSync(process.execPath, [script, ...Object.keys(SHARED)], options);
}
