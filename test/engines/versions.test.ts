/** The versions of the engines, which the table of supported browsers names. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { useShop } from './support/visit.ts';

const RECORD = join(import.meta.dirname, '../../shared/tools/papers/engines.json');
describe('the engine', () => {
  const shop = useShop();

  it('has the version that the table of supported browsers names [embedding Papers]', () => {
    const engine = inject('engine');
    const [version = ''] = /^\d+\.\d+/.exec(shop.version) ?? [];
    expect(version).not.toBe('');
    const read = (): Record<string, string> => JSON.parse(readFileSync(RECORD, 'utf8'));
    if (process.env.ACCEPT)
      writeFileSync(RECORD, `${JSON.stringify({ ...read(), [engine]: version }, null, 2)}\n`);
    expect(read()[engine], 'to write it: npm test -- --accept test/engines/versions.test.ts').toBe(version);
  });
});
