import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Result } from '../../../../../shared/domain/failure.ts';
import { lazyModule } from '../../../../../shared/page/lazy/lazy-module.ts';

const module = { double: (value: number) => value * 2 };
const refused: Result<number> = {
  ok: false,
  failure: { kind: 'business', request: 'POST x', messages: [] },
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a lazy module', () => {
  it('is requested at its first use, and only once [reliability Missing code]', async () => {
    const load = vi.fn(async () => module);
    const lazy = lazyModule(load);
    expect(load).not.toHaveBeenCalled();
    expect(await lazy.use(({ double }) => double(2))).toEqual({ ok: true, value: 4 });
    await lazy.use(({ double }) => double(3));
    expect(load).toHaveBeenCalledOnce();
  });

  it('returns the Result of a call unchanged, even a refusal [reliability Missing code]', async () => {
    const lazy = lazyModule(async () => module);
    expect(await lazy.call(async ({ double }) => ({ ok: true, value: double(2) }))).toEqual({
      ok: true,
      value: 4,
    });
    expect(await lazy.call(() => refused)).toBe(refused);
  });

  it('acts synchronously once it is loaded [reliability Missing code]', async () => {
    const onLoad = vi.fn();
    const lazy = lazyModule(async () => module, onLoad);
    await lazy.prepare();
    expect(onLoad).toHaveBeenCalledExactlyOnceWith(module);
    const act = vi.fn();
    void lazy.use(act);
    expect(act).toHaveBeenCalledOnce();
  });

  it('acts in the order of its uses, even if an import that began later ends first [embedding Cart events]', async () => {
    const imports: ((loaded: typeof module) => void)[] = [];
    const lazy = lazyModule(() => new Promise<typeof module>((resolve) => imports.push(resolve)));
    const acted: string[] = [];
    const uses = ['first', 'second'].map((name) => lazy.use(() => acted.push(name)));
    for (const end of imports.reverse()) end(module);
    await Promise.all(uses);
    expect(acted).toEqual(['first', 'second']);
  });

  it('that is missing is a failure, is reported to engineers, and is requested again [reliability Missing code]', async () => {
    let isThere = false;
    const lazy = lazyModule(async () => {
      if (!isThere) throw new Error('no such file');
      return module;
    });
    await lazy.prepare();
    const act = vi.fn();
    expect(await lazy.use(act)).toMatchObject({ ok: false, failure: { kind: 'network', messages: [] } });
    expect(await lazy.call(() => refused)).toMatchObject({ ok: false, failure: { kind: 'network' } });
    expect(act).not.toHaveBeenCalled();
    expect(vi.mocked(console.error).mock.calls.flat().join()).toContain('part-not-loaded');
    isThere = true;
    expect(await lazy.use(({ double }) => double(4))).toEqual({ ok: true, value: 8 });
  });
});
