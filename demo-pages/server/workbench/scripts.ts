import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import type { FastifyInstance } from 'fastify';

const SOURCES = fileURLToPath(new URL('../../workbench/', import.meta.url));

/** The workbench's scripts, by address. */
const ENTRIES: Record<string, string> = {
  '/workbench/reach-state.js': 'scenario/reach-state.ts',
  '/workbench/ribbon.js': 'ribbon/ribbon.ts',
  '/workbench/gallery.js': 'gallery/gallery.ts',
  '/workbench/snippets.js': 'snippets/copy-snippets.ts',
};

const built = new Map<string, string>();

/** Returns a script of the workbench, or undefined for any other address. Builds it on first use. */
export function workbenchScript(address: string): string | undefined {
  const entry = ENTRIES[address];
  if (!entry) return undefined;
  const text = built.get(address) ?? bundle(SOURCES + entry);
  built.set(address, text);
  return text;
}

/** Serves these scripts. */
export function serveWorkbenchScripts(app: FastifyInstance): void {
  for (const address of Object.keys(ENTRIES)) {
    app.get(address, (_, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('text/javascript; charset=utf-8')
        .send(workbenchScript(address)),
    );
  }
}

function bundle(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
  });
  return outputFiles[0]?.text ?? '';
}
