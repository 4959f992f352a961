/** The versions of the engines, which the table of supported browsers names. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { useShop } from './support/visit.ts';

const RECORD = join(import.meta.dirname, '../../shared/tools/papers/engines.json');

describe('the engine', () => {
  const shop = useShop();

  // The record names the versions of the last acceptance. Another machine may have others, so they aren't compared.
  it('is in the table of supported browsers, with the version that it reports [embedding Papers]', () => {
    const engine = inject('engine');
    const [version = ''] = /^\d+\.\d+/.exec(shop.version) ?? [];
    const record: Record<string, string> = JSON.parse(readFileSync(RECORD, 'utf8'));
    if (process.env.ACCEPT) {
      writeFileSync(RECORD, `${JSON.stringify({ ...record, [engine]: version }, null, 2)}\n`);
    }
    expect(version).toMatch(/^\d+\.\d+$/);
    expect(record[engine]).toMatch(/^\d+\.\d+$/);
  });
});
