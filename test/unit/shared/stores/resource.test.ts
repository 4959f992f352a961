import { afterEach, describe, expect, it } from 'vitest';
import type { FailureKind, Result } from '../../../../shared/domain/failure.ts';
import { createResource, type Resource } from '../../../../shared/stores/resource.ts';

interface Held {
  resource: Resource<{ name: string }>;
  /** Answers the latest read, or an earlier one. */
  answer(result: Result<{ name: string }>, index?: number): Promise<void>;
  begun(): number;
}

let stop = () => {};
afterEach(() => stop());

function open(options?: { keepsRestored: boolean }): Held {
  const answers: ((result: Result<{ name: string }>) => void)[] = [];
  const resource = createResource<{ name: string }>(
    () => new Promise((resolve) => void answers.push(resolve)),
    options,
  );
  stop = resource.open();
  return {
    resource,
    begun: () => answers.length,
    async answer(result, index = -1) {
      answers.at(index)?.(result);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

const good = (name: string) => ({ ok: true as const, value: { name } });
const bad = (kind: FailureKind) => ({
  ok: false as const,
  failure: { kind, request: 'GET x', messages: [] },
});

function restorePage(): void {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

describe('a resource', () => {
  it('is loading, then loaded', async () => {
    const { resource, answer } = open();
    expect(resource.$state.get()).toEqual({ phase: 'loading', value: null, failure: null });
    await answer(good('one'));
    expect(resource.$state.get()).toEqual({ phase: 'ready', value: { name: 'one' }, failure: null });
  });

  it('has failed, is loading again, then loaded', async () => {
    const { resource, answer } = open();
    await answer(bad('network'));
    expect(resource.$state.get()).toMatchObject({ phase: 'failed', failure: { kind: 'network' } });
    void resource.read();
    expect(resource.$state.get().phase).toBe('loading');
    await answer(good('one'));
    expect(resource.$state.get()).toMatchObject({ phase: 'ready', failure: null });
  });

  it('stays while it’s read again, and if that fails', async () => {
    const { resource, answer } = open();
    await answer(good('one'));
    void resource.read();
    expect(resource.$state.get().value).toEqual({ name: 'one' });
    await answer(bad('http'));
    expect(resource.$state.get()).toMatchObject({
      phase: 'ready',
      value: { name: 'one' },
      failure: { kind: 'http' },
    });
  });

  it('is what the newest read returns, however late an older one arrives [reliability Late replies]', async () => {
    const { resource, answer } = open();
    void resource.read();
    await answer(good('new'));
    await answer(good('old'), 0);
    expect(resource.$state.get().value).toEqual({ name: 'new' });
  });

  it('doesn’t change once it’s closed', async () => {
    const { resource, answer } = open();
    stop();
    await answer(good('one'));
    expect(resource.$state.get().phase).toBe('loading');
  });

  it('takes over the shopper’s changes', async () => {
    const { resource, answer } = open();
    resource.change({ name: 'too early' });
    await answer(good('one'));
    resource.change({ name: 'two' });
    expect(resource.$state.get().value).toEqual({ name: 'two' });
    resource.clear();
    expect(resource.$state.get().phase).toBe('loading');
  });
});

describe('on a page that is restored from the back/forward cache', () => {
  it('is read again [reliability Back button]', async () => {
    const { resource, answer, begun } = open();
    await answer(good('one'));
    restorePage();
    expect(begun()).toBe(2);
    await answer(good('two'));
    expect(resource.$state.get().value).toEqual({ name: 'two' });
  });

  it('stays unchanged if it’s a receipt', async () => {
    const { resource, answer } = open({ keepsRestored: true });
    await answer(good('one'));
    restorePage();
    await answer(good('two'));
    expect(resource.$state.get().value).toEqual({ name: 'one' });
  });

  it.each([true, false])(
    'disappears if the shopper has signed out in the meantime (receipt: %s)',
    async (keepsRestored) => {
      const { resource, answer } = open({ keepsRestored });
      await answer(good('one'));
      restorePage();
      await answer(bad('session'));
      expect(resource.$state.get()).toMatchObject({ phase: 'failed', value: null });
    },
  );

  it('stays if it can’t be read again for another reason', async () => {
    const { resource, answer } = open();
    await answer(good('one'));
    restorePage();
    await answer(bad('network'));
    expect(resource.$state.get().value).toEqual({ name: 'one' });
  });
});
