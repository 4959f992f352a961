import { describe, expect, it } from 'vitest';
import { keepCasesApart, troublesFor } from './cases.ts';
import { bundlePage } from './fresh-page.ts';
import { judgeWrite } from './judge.ts';
import { WRITES } from './writes.ts';

const open = bundlePage(WRITES.map(({ widget }) => widget));

keepCasesApart();

describe.each(WRITES)('$widget, which writes $path', (write) => {
  it.each(troublesFor(WRITES.indexOf(write)))(
    'writes once and loses nothing, under $fault [reliability Failures]',
    async (trouble) => {
      expect(await judgeWrite(write, trouble, { open })).toEqual('');
    },
  );
});
