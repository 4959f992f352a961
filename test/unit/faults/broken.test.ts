import { describe, expect, it } from 'vitest';
import {
  BROKEN_READ,
  BROKEN_WRITE,
  ForgetsRejection,
  LeavesNothing,
  LosesText,
  SpinsForEver,
  SwallowsFailure,
  WritesTwice,
} from './broken-fixtures.tsx';
import { keepCasesApart } from './cases.ts';
import { TROUBLES, type Trouble } from './faults.ts';
import { bundlePage } from './fresh-page.ts';
import { judgeRead, judgeWrite } from './judge.ts';

const open = bundlePage([]);
const under = (fault: string) => TROUBLES.find((trouble) => trouble.fault === fault) as Trouble;

keepCasesApart();

describe('the matrix of faults', () => {
  it.each([
    ['says nothing', SwallowsFailure, 'status:401', 'says nothing of the failure'],
    ['ignores a rejection', ForgetsRejection, 'html:maintenance', 'nobody took SyntaxError'],
    ['waits for ever', SpinsForEver, 'stall-headers', 'waits after the fault'],
    ['leaves nothing to act on', LeavesNothing, 'status:500', 'nothing to act on'],
  ])('finds a widget that %s [reliability Failures]', async (_, component, fault, complaint) => {
    expect(await judgeRead(BROKEN_READ, under(fault), { open, component })).toContain(complaint);
  });

  it.each([
    ['writes twice', WritesTwice, 'reset', 'was written 2 times'],
    ['loses what was typed', LosesText, 'status:500', "'7' became ''"],
  ])('finds a widget that %s [reliability Failures]', async (_, component, fault, complaint) => {
    expect(await judgeWrite(BROKEN_WRITE, under(fault), { open, component })).toContain(complaint);
  });
});
