/**
 * Reads what a widget asks of the shop's server and tells the page: from the widget's own bundle, in which nothing is that
 * it cannot reach. What the calls are is told by the document of the server's border, which a test holds to the code.
 */
import { build } from 'esbuild';
import { readModule } from './parse-module.ts';

/** A call of the server. */
export interface Call {
  method: string;
  /** Below `config.apiBase`. */
  path: string;
  /** What is sent and what comes back, in Markdown. */
  description: string;
}

/** What a widget's code does beyond itself. */
export interface Reach {
  calls: Call[];
  /** Names of the events that it sends, with what it shares with others. */
  events: string[];
}

/** The calls, as the document of the server's border lists them. */
export function readCalls(root: string): Call[] {
  const { text } = readModule(root, 'shared/api/README.md');
  return [...text.matchAll(/^\| (GET|POST) `([^`]+)` \|[^|]*\| (.*) \|$/gm)].map(
    ([, method = '', path = '', description = '']) => ({ method, path, description }),
  );
}

/**
 * What each widget reaches, by its name; parts that it loads later are included.
 * @param root the project's directory
 * @param widgets as `findWidgets` gives them
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
          ...new Set([...text.matchAll(/\bemit\d*\("(cb:[\w-]+)"/g)].map(([, name = '']) => name)),
        ].sort(),
      },
    ]),
  );
}
