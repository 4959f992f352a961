// @vitest-environment node
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readKnownWidgets } from '../../../shared/tools/known-widgets.ts';
import { checkTemplates } from '../../../shared/tools/templates/check-templates.ts';
import { ROOT } from '../structure/source-files.ts';
import { installPacked, runProgram } from './packed-build.ts';
import { BUILD_TIMEOUT_MS } from './shared-build.ts';

const TEMPLATE = join(ROOT, 'demo-pages/jsp/template');

let home = '';

beforeAll(async () => {
  ({ home } = await installPacked());
  cpSync(TEMPLATE, home, { recursive: true });
}, BUILD_TIMEOUT_MS);

afterAll(() => rmSync(home, { recursive: true }));

describe('the repository of templates', { timeout: BUILD_TIMEOUT_MS }, () => {
  it('builds on its own, against the packed file [embedding Types]', async () => {
    const { status, text } = await runProgram(home, 'node', 'build.mjs');
    expect(status, text).toBe(0);
    const files = ['cart.jsp', 'scripts/add-slides.js', 'widgets/head.html', 'widgets/loader.js'];
    expect(files.filter((file) => !existsSync(join(home, 'out', file)))).toEqual([]);
  });

  it('checks its scripts with the types of the package [embedding Types]', async () => {
    expect((await runProgram(home, 'tsc', '-p', 'jsconfig.json')).text).toBe('');
  });

  it('has templates without mistakes [embedding Template check]', async () => {
    const text = readFileSync(join(TEMPLATE, 'webapp/cart.jsp'), 'utf8');
    const findings = checkTemplates([{ path: 'cart.jsp', text }], await readKnownWidgets());
    expect(findings.map(({ level }) => level)).toEqual(['note']);
  });
});
