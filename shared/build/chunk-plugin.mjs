/** The esbuild side of `chunk-groups.mjs`: puts the planned imports in front of an entry's own code. */
import { readFile } from 'node:fs/promises';
import { extname, relative, resolve, sep } from 'node:path';

/**
 * @param {string} root the project's directory
 * @param {Map<string, string[]>} plan entry → modules, both relative to root with forward slashes
 */
export function chunkPlugin(root, plan) {
  return {
    name: 'chunk-groups',
    setup(build) {
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        const additions = plan.get(relative(root, path).split(sep).join('/'));
        if (!additions?.length) return undefined;
        const imports = additions.map((file) => `import ${JSON.stringify(resolve(root, file))};`);
        // On the first line, without a break: line numbers in source maps and messages stay true.
        return {
          contents: imports.join('') + (await readFile(path, 'utf8')),
          loader: extname(path) === '.tsx' ? 'tsx' : 'ts',
        };
      });
    },
  };
}
