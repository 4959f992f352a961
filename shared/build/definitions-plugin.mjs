import { readFile } from 'node:fs/promises';

/**
 * What a definition says for the manifest or the loader alone: each `description` with its one sentence, the
 * strategy and the reads that the loader's table has.
 */
const FOR_OTHERS = [
  /\b(?:description|load):\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?/g,
  /\b(?:firstReads|events):\s*\[[^\]]*\],?/g,
];

/** Leaves that out of the shipped code of widgets, which has no use for it. */
export const definitionsPlugin = {
  name: 'definitions',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]widgets[\\/].*-definition\.ts$/ }, async ({ path }) => ({
      loader: 'ts',
      contents: FOR_OTHERS.reduce((source, part) => source.replace(part, ''), await readFile(path, 'utf8')),
    }));
  },
};
