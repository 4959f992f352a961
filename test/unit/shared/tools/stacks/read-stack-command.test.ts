// @vitest-environment node
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFiles } from '../../../build/temporary.ts';
import { runCommand } from '../../../support/run-command.ts';

const FRAME =
  'at total (https://shop.example/widgets/releases/1.2.0+0badcafe/assets/cart-page-0badcafe.js:1:1)';
/** A release whose maps nobody has kept. */
const STRANGER =
  'at other (https://shop.example/widgets/releases/1.1.0+0defaced/assets/cart-page-0defaced.js:1:1)';

/** Its first column maps to the first column of the source's second line. */
const MAP = {
  version: 3,
  sources: ['shared/domain/money.ts'],
  sourcesContent: ['// Amounts.\nexport const total = sum(lines);\n'],
  names: [],
  mappings: 'AACA',
};

/** Runs the command on a file with these lines of a stack, with the maps of one release. */
function read(lines: string[], ...args: string[]) {
  const folder = temporaryFiles({
    'stack.txt': `Error: no amount\n${lines.map((line) => `    ${line}\n`).join('')}`,
    'maps/1.2.0+0badcafe/assets/cart-page-0badcafe.js.map': JSON.stringify(MAP),
  });
  const files = args.length > 0 ? args : ['stack.txt'];
  const paths = files.map((file) => join(folder, file));
  return runCommand('shared/tools/stacks/read-stack-command.ts', ...paths, '--maps', join(folder, 'maps'));
}

describe('npm run read-stack', { timeout: 180_000 }, () => {
  it('prints the stack with its places in the source, and ends with 0 [embedding Maps]', async () => {
    expect(await read([FRAME])).toEqual({
      status: 0,
      output:
        'Error: no amount\n    at total (shared/domain/money.ts:2:1)\n        export const total = sum(lines);\n',
      errors: '',
    });
  });

  it('says which places it couldn’t find, prints the others, and ends with 1 [embedding Maps]', async () => {
    const { status, output, errors } = await read([FRAME, STRANGER]);
    expect(status).toBe(1);
    expect(output).toContain('at total (shared/domain/money.ts:2:1)');
    expect(output).toContain(STRANGER);
    expect(errors).toMatch(/^read-stack: .* has no maps for the release of .*cart-page-0defaced\.js\n$/);
  });

  it.each([
    ['a file without a place', [], /contains no position such as/],
    [
      'two files',
      ['stack.txt', 'other.txt'],
      /^read-stack: unexpected argument .*See "npm run read-stack -- --help"/,
    ],
    ['a file that is not there', ['gone.txt'], /gone\.txt/],
  ])('says what it needs if it has %s, and ends with 2 [embedding Maps]', async (_, files, said) => {
    const { status, output, errors } = await read([], ...files);
    expect([status, output]).toEqual([2, '']);
    expect(errors).toMatch(said);
    expect(errors.trim().split('\n')).toHaveLength(1);
  });
});
