import { describe, expect, it } from 'vitest';
import { keepCasesApart, troublesFor } from './cases.ts';
import { bundlePage } from './fresh-page.ts';
import { judgeRead } from './judge.ts';
import { READS } from './reads.ts';

const open = bundlePage(READS.map(({ widget }) => widget));

keepCasesApart();

describe.each(READS)('$widget, which reads $path', (read) => {
  it.each(troublesFor(READS.indexOf(read)))(
    'ends in something to act on, under $fault [reliability Failures]',
    async (trouble) => {
      expect(await judgeRead(read, trouble, { open })).toEqual('');
    },
  );
});
