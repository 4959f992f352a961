/** Two builds of the widgets on one page, in every engine. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readReleases } from '../../shared/tools/deploy/releases.mjs';
import { builtFolder, SHIPPED } from '../pages/support/shop-visit.ts';
import { shows } from './support/screen.ts';
import { eventually, useShop } from './support/visit.ts';

const DEPLOY = resolve(import.meta.dirname, '../../shared/tools/deploy/deploy.mjs');

// The builds of the two runtimes serve as two releases of one shop.
describe('of two builds on a page', () => {
  const served = mkdtempSync(join(tmpdir(), 'served-'));
  const deploy = (runtime: 'preact' | 'react') =>
    execFileSync(process.execPath, [DEPLOY, '--to', served, '--from', builtFolder(runtime)]);
  let other: string | undefined;
  let current: string | undefined;

  beforeAll(async () => {
    deploy('react');
    other = (await readReleases(served)).current;
    deploy(SHIPPED);
    current = (await readReleases(served)).current;
  });
  afterAll(() => rmSync(served, { recursive: true, force: true }));

  const shop = useShop(served);

  it('the first counts, and the second says so [embedding Twice, reliability Two builds]', async () => {
    const { tab } = await shop.visit('/help', { expects: [/two-builds: ignored/] });
    await shows(tab, 'header cb-mini-cart .cb-mini-cart__count');
    for (const file of ['loader.js', 'quick-order.js']) {
      await tab.run((address) => window.inPage.load(address), `/widgets/releases/${other}/${file}`);
    }
    await eventually(() => tab.run(() => window.inPage.told.join())).toContain('two-builds: ignored');
    await tab.run(() => document.querySelector('main')?.append(document.createElement('cb-quick-order')));
    expect(
      await tab.run(() => [window.cbWidgets?.version, customElements.get('cb-quick-order') === undefined]),
    ).toEqual([current, true]);
  });
});
