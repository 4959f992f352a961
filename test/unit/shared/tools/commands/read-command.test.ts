// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../structure/source-files.ts';
import { runCommand } from '../../../support/run-command.ts';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/**
 * The commands of the project that have their own options, each with its script; `test:engines` is `npm test` with a
 * layer.
 */
const COMMANDS = Object.entries(scripts).flatMap(([name, call]): [string, string][] => {
  const script = /^(?:node|tsx) (\S+\.(?:mjs|ts))/.exec(call)?.[1];
  return script && name !== 'test:engines' ? [[name, script]] : [];
});

describe('each command', { timeout: 180_000 }, () => {
  it('is in this test’s list', () => {
    expect(COMMANDS.map(([name]) => name)).toEqual(
      expect.arrayContaining(['start', 'build', 'deploy', 'doctor', 'new']),
    );
  });

  it.each(COMMANDS)('explains itself: npm run %s [architecture Commands]', async (name, script) => {
    const { status, output } = await runCommand(script, '--help');
    expect(status).toBe(0);
    expect(output).toMatch(new RegExp(`^npm (run )?${name}\\b`));
    expect(output).toMatch(/^ {2}--help +prints this text$/m);
  });

  it.each(COMMANDS)(
    'suggests the option that was meant: npm run %s [architecture Commands]',
    async (_, script) => {
      const { status, errors } = await runCommand(script, '--hepl');
      expect(status).toBeGreaterThan(0);
      expect(errors).toContain('--hepl: there is no such option. Did you mean --help?');
    },
  );
});
