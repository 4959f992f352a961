import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A copy of the modules, as each separately bundled script of a page has one. */
async function copy() {
  vi.resetModules();
  const { registry } = await import('../../../../shared/page/registry.ts');
  return { registry, ...(await import('../../../../shared/page/claim-page.ts')) };
}

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('cb.registry'));
});

describe('the registry', () => {
  it('is one object for all copies of the code', async () => {
    const first = (await copy()).registry();
    expect((await copy()).registry()).toBe(first);
  });

  it('lets loader and widgets of one build work together', async () => {
    expect((await copy()).claimPage('/widgets/')).toBe(true);
    expect((await copy()).claimPage('/widgets/', '1.0')).toBe(true);
    expect((await copy()).claimPage('/widgets/', '1.0')).toBe(true);
  });

  it.each([
    ['from elsewhere', '/other/', '2.0'],
    ['from the same place', '/widgets/', '2.0'],
  ])(
    'refuses a second build %s, and its report names both in the console [embedding Twice, reliability Two builds]',
    async (_, base, version) => {
      const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
      (await copy()).claimPage('/widgets/', '1.0');
      const { claimPage, registry } = await copy();
      expect(claimPage(base, version)).toBe(false);
      expect(registry()).toMatchObject({ base: '/widgets/', version: '1.0' });
      (await import('../../../../shared/page/problems/two-builds.ts')).reportTwoBuilds(base, version);
      expect(errors).toHaveBeenCalledOnce();
      expect(errors.mock.calls[0]?.[0]).toBe(
        `[catalogue-islands] two-builds: ignored build 2.0 at ${base}, because build 1.0 at /widgets/ was first.`,
      );
    },
  );
});
