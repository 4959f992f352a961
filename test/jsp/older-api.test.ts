/** The kit for a container of the older servlet API: the same sources under another package prefix. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compile, writeSources } from '../../demo-pages/jsp/build/compile.ts';
import { findJavaTools, MissingJava } from '../../demo-pages/jsp/build/java-tools.ts';

const folder = mkdtempSync(join(tmpdir(), 'jsp-sources-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The Java sources for an API, by their paths. */
async function sourcesFor(api: 'jakarta' | 'javax'): Promise<Map<string, string>> {
  const sources = join(folder, api);
  await writeSources(api, sources, join(folder, `${api}-classes`));
  const files = readdirSync(sources, { recursive: true }).map(String);
  const java = files.filter((file) => file.endsWith('.java'));
  return new Map(java.map((file) => [file, readFileSync(join(sources, file), 'utf8')]));
}

/** Why the compiler can't be tried here; undefined if it can. */
function missing(): string | undefined {
  try {
    findJavaTools('javax');
    return undefined;
  } catch (error) {
    if (error instanceof MissingJava) return error.message;
    throw error;
  }
}

describe('the kit for javax', () => {
  it('has the sources of the jakarta kit, with nothing but the prefix changed [jsp Containers]', async () => {
    const [newer, older] = [await sourcesFor('jakarta'), await sourcesFor('javax')];
    expect(older.size).toBeGreaterThan(20);
    for (const [file, text] of older) expect(text, file).not.toContain('jakarta');
    const back = [...older].map(([file, text]) => [
      file,
      text.replaceAll('javax.servlet', 'jakarta.servlet'),
    ]);
    expect(Object.fromEntries(back)).toEqual(Object.fromEntries(newer));
    expect([...older.values()].join('').match(/import javax\.servlet\.jsp/g)?.length).toBeGreaterThan(5);
  });

  it.skipIf(missing())(
    `compiles${missing() ? `; not tried: ${missing()}` : ''} [jsp Containers]`,
    async () => {
      const { kit } = await compile('javax', findJavaTools('javax'));
      expect(readFileSync(kit).subarray(0, 2).toString()).toBe('PK');
    },
    120_000,
  );
});
