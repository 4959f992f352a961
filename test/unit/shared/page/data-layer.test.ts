import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const page = window as unknown as { dataLayer?: unknown };

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  delete page.dataLayer;
});

const push = async () => (await import('../../../../shared/page/data-layer.ts')).pushDataLayer;

it('creates the list if the tag manager hasn’t arrived, and leaves out anything that isn’t an entry [wire Data layer]', async () => {
  (await push())([{ event: 'a' }, 'text', null, { event: 'b' }]);
  expect(page.dataLayer).toEqual([{ event: 'a' }, { event: 'b' }]);
});

it.each([
  ['an object', {}],
  ['a frozen list', Object.freeze([])],
  ['an element of the page', document.createElement('form')],
  [
    'a list whose push throws',
    {
      push() {
        throw new Error('tag manager');
      },
    },
  ],
])('goes on if it finds %s, and reports that once [reliability Tag manager]', async (_, found) => {
  page.dataLayer = found;
  const pushDataLayer = await push();
  expect(() => pushDataLayer([{ event: 'a' }, { event: 'b' }])).not.toThrow();
  expect(console.error).toHaveBeenCalledTimes(1);
  expect(vi.mocked(console.error).mock.calls[0]?.[0]).toContain('data-layer-failed');
});
