import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyComponent } from '../../../../shared/ui/lazy-component.tsx';
import { render, settle } from '../../support/render.ts';

const Text = () => <p>The part.</p>;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
});

/** A part of a page whose code can't be loaded until `isThere` is set. */
async function openWithout() {
  const server = { isThere: false };
  const Part = lazyComponent(
    async () => {
      if (!server.isThere) throw new Error('no such file');
      return Text;
    },
    (loaded) => loaded,
  );
  const place = await render(Part, {});
  await settle();
  return { server, place };
}

const laterTries = () => act(() => vi.runAllTimersAsync());

describe('a component whose code doesn’t load', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
  });

  it('says nothing while the page may be about to be left, and loads if it isn’t [reliability Missing code]', async () => {
    const { server, place } = await openWithout();
    expect(place.textContent).toBe('');
    expect(console.error).not.toHaveBeenCalled();
    server.isThere = true;
    await laterTries();
    expect(place.textContent).toBe('The part.');
    expect(console.error).not.toHaveBeenCalled();
  });

  it('loads when the page is restored [reliability Missing code, reliability Back button]', async () => {
    const { server, place } = await openWithout();
    server.isThere = true;
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settle();
    expect(place.textContent).toBe('The part.');
    expect(console.error).not.toHaveBeenCalled();
  });

  it('offers a reload if it stays missing, and reports it to engineers [reliability Missing code]', async () => {
    const { place } = await openWithout();
    await laterTries();
    await settle();
    expect(place.textContent).toBe('This part of the page didn’t load. Please reload the page. Reload page');
    expect(vi.mocked(console.error).mock.calls.flat().join()).toContain('part-not-loaded');
  });
});
