/** The doctor as a command: its output and its exit status. It starts its own browser. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../unit/support/run-command.ts';
import { SHIPPED, useShop } from '../support/shop-visit.ts';
import { startSite } from './staged-site.ts';

const run = (...args: string[]) => runCommand('shared/tools/doctor/doctor-command.ts', ...args);

describe('npm run doctor', () => {
  const shop = useShop(SHIPPED);
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    site = await startSite(shop.address);
  });

  afterAll(() => site?.close());

  it('prints its verdicts, and ends with 0 if everything is right [embedding Doctor]', async () => {
    const { status, output, errors } = await run(`${site.address}/page`);
    expect([status, errors]).toEqual([0, '']);
    const [address, ...lines] = output.trimEnd().split('\n');
    expect(address).toBe(`${site.address}/page`);
    expect(lines.filter((line) => line.startsWith('pass '))).toHaveLength(16);
    expect(lines.at(-1)).toBe('16 pass, 0 fail, 0 unknown');
  });

  it('prints them as JSON, and ends with 1 if a rule fails [embedding Doctor]', async () => {
    site.plant({ parts: { head: '<script src="/nowhere.js"></script>' } });
    const { status, output } = await run(`${site.address}/page`, '--json');
    expect(status).toBe(1);
    const { url, verdicts } = JSON.parse(output);
    expect(url).toBe(`${site.address}/page`);
    expect(verdicts).toHaveLength(16);
    expect(verdicts).toContainEqual({
      rule: 'errors',
      outcome: 'fail',
      codes: ['page-error'],
      found: [expect.stringContaining('404')],
      advice: expect.any(String),
    });
  });

  it.each([
    ['no address', [], /expected one address/],
    ['an address of another kind', ['file:///etc/hosts'], /expected one address/],
    ['an address where nobody answers', ['http://127.0.0.1:9/'], /ERR_/],
  ])('says why, and ends with 2, if it has %s [embedding Doctor]', async (_, args, said) => {
    const { status, output, errors } = await run(...args);
    expect([status, output]).toEqual([2, '']);
    expect(errors).toMatch(/^doctor: /);
    expect(errors).toMatch(said);
  });
});
