// @vitest-environment node
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { copiesPlugin, originalOf } from '../../../shared/build/chunks/copies.mjs';
import { temporaryFiles } from './temporary.ts';

const SOURCES = {
  'widgets/a/index.ts': "import { name } from '../../shared/ui/name.ts'; console.log(name());",
  'widgets/b/index.ts': "import { name } from '../../shared/ui/name.ts'; console.log(name());",
  'shared/ui/name.ts':
    "import { word } from './word.ts'; import { next } from './count.ts'; export const name = () => word + next();",
  'shared/ui/word.ts': "export const word = 'word';",
  'shared/ui/count.ts': 'let count = 0;\nexport const next = () => ++count;',
};

/** The modules of each file of a build of two widgets. */
async function filesOf(paths: string[]): Promise<string[][]> {
  const root = temporaryFiles(SOURCES);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['widgets/a/index.ts', 'widgets/b/index.ts'],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: join(root, 'dist'),
    metafile: true,
    write: false,
    plugins: [copiesPlugin(root, paths)],
  });
  return Object.values(metafile.outputs).map(({ inputs }) => Object.keys(inputs).sort());
}

describe('copies', () => {
  it('are in the file of each widget, with what they import; what keeps something is shared [performance Files]', async () => {
    expect(await filesOf(['shared/ui/'])).toEqual(
      expect.arrayContaining([
        ['shared/ui/name.ts?a', 'shared/ui/word.ts?a', 'widgets/a/index.ts'],
        ['shared/ui/name.ts?b', 'shared/ui/word.ts?b', 'widgets/b/index.ts'],
        ['shared/ui/count.ts'],
      ]),
    );
  });

  it('are made of nothing that is not listed', async () => {
    const files = await filesOf(['shared/domain/']);
    expect(files.flat().filter((path) => path.includes('?'))).toEqual([]);
  });

  it('go by the name of the module that they are made of', () => {
    expect(originalOf('shared/ui/name.ts?order-detail')).toBe('shared/ui/name.ts');
  });
});
