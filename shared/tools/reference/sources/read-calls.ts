/**
 * Reads which calls a widget makes and which events it dispatches from a bundle of that widget alone, which contains only what
 * it can reach. The calls are described in `shared/api/README.md`, which a test compares with the code.
 */
import { build } from 'esbuild';
import { readModule } from './parse-module.ts';

/** A call to the server. */
export interface Call {
  method: string;
  /** Relative to `config.apiBase`. */
  path: string;
  /** What is sent and what is returned, in Markdown. */
  description: string;
}

/** The calls and events of a widget. */
export interface Reach {
  calls: Call[];
  /** Names of the events that it dispatches, those of shared code included. */
  events: string[];
}

/** The calls, as `shared/api/README.md` lists them. */
export function readCalls(root: string): Call[] {
  const { text } = readModule(root, 'shared/api/README.md');
  return [...text.matchAll(/^\| (GET|POST) `([^`]+)` \|[^|]*\| (.*) \|$/gm)].map(
    ([, method = '', path = '', description = '']) => ({ method, path, description }),
  );
}

/**
 * The calls and events that each widget can reach, by widget name, including lazy modules.
 * @param root the project's directory
 * @param widgets from `findWidgets`
 */
export async function readReaches(
  root: string,
  widgets: readonly { name: string; entry: string }[],
): Promise<Map<string, Reach>> {
  const calls = readCalls(root);
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: widgets.map(({ name, entry }) => ({ in: entry, out: name })),
    outdir: root,
    bundle: true,
    format: 'esm',
    splitting: false,
    jsx: 'automatic',
    packages: 'external',
    loader: { '.css': 'empty' },
    logLevel: 'silent',
    write: false,
  });
  return new Map(
    outputFiles.map(({ text }, index) => [
      widgets[index]?.name ?? '',
      {
        calls: calls.filter(({ path }) => text.includes(`"${path}"`)),
        events: [
          ...new Set(
            [...text.matchAll(/\b(?:emit|emitEarly|CustomEvent)\d*\("(cb:[\w-]+)"/g)].map(
              ([, name = '']) => name,
            ),
          ),
        ].sort(),
      },
    ]),
  );
}
