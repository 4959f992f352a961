// @vitest-environment node
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../../structure/source-files.ts';

const COMMAND = 'shared/tools/new-widget/new-widget-command.ts';
/** Copying a tree and running tests in it takes a while on a busy machine. */
const TIMEOUT_MS = 300_000;
const NOT_COPIED = ['node_modules', '.git', 'dist', '.cache'];

const copy = mkdtempSync(join(tmpdir(), 'new-widget-'));

function run(script: string, ...args: string[]): Promise<{ status: number; text: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [script, ...args], { cwd: copy }, (error, output, errors) =>
      done({ status: Number(error?.code ?? 0), text: output + errors }),
    );
  });
}

const make = (...args: string[]) => run('--import', 'tsx', COMMAND, ...args);

beforeAll(() => {
  for (const entry of readdirSync(ROOT).filter((name) => !NOT_COPIED.includes(name))) {
    cpSync(join(ROOT, entry), join(copy, entry), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
}, TIMEOUT_MS);

afterAll(() => rmSync(copy, { recursive: true }));

describe('npm run new', { timeout: TIMEOUT_MS }, () => {
  it('with a dry run says what it would write, and writes nothing [architecture New widget]', async () => {
    const { status, text } = await make('lab-notes', '--dry-run');
    expect(status).toBe(0);
    expect(text).toContain('would write widgets/lab-notes/lab-notes.tsx\n');
    expect(text).toContain('would add a row to README.md\n');
    expect(existsSync(join(copy, 'widgets/lab-notes'))).toBe(false);
  });

  it.each([
    ['no name', [], 'expected the name of the widget'],
    ['a name in capitals', ['LabNotes'], '"LabNotes": expected words in small letters'],
    ['a widget that is there', ['mini-cart'], 'widgets/mini-cart is there already'],
    ['a misspelt option', ['lab-notes', '--dryrun'], 'Did you mean --dry-run?'],
  ])('refuses %s [architecture New widget]', async (_, args, message) => {
    const { status, text } = await make(...args);
    expect(status).toBe(1);
    expect(text).toContain(message);
  });

  it('creates a widget that is in every list of the tree and follows every rule [architecture New widget]', async () => {
    const { status, text } = await make('lab-notes');
    expect(status, text).toBe(0);
    expect(readFileSync(join(copy, 'README.md'), 'utf8')).toContain('(widgets/lab-notes/README.md)');
    const vitest = 'node_modules/vitest/vitest.mjs';
    const config = ['run', '--config', 'test/vitest.config.mjs', '--project', 'unit'];
    const own = [
      'test/unit/widgets/lab-notes',
      'test/unit/structure',
      'test/unit/demo-pages/server/routes.test.ts',
    ];
    const tested = await run(vitest, ...config, ...own);
    expect(tested.status, tested.text).toBe(0);
    const typed = await run('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json');
    expect(typed.status, typed.text).toBe(0);
  });
});
