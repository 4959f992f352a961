import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CatalogRequest } from '../../../../widgets/catalog-request/catalog-request.tsx';
import { keepFramesEmpty } from '../../support/frames.ts';
import { render } from '../../support/render.ts';
import { printState } from '../../support/state-block.ts';

keepFramesEmpty();

const SERVICE = 'https://forms.example/catalog';
const OWN = '/forms/catalog';
const LATE = 'The form hasn’t loaded yet.';

const open = (formUrl: string, formHeight = 640) => render(CatalogRequest, { formUrl, formHeight });
const frame = (page: Element) => page.querySelector('iframe');
const links = (page: Element) => [...page.querySelectorAll('a')].map(({ href }) => href);

async function pass(milliseconds: number): Promise<void> {
  await act(async () => vi.advanceTimersByTime(milliseconds));
}

async function load(page: Element): Promise<void> {
  await act(async () => void frame(page)?.dispatchEvent(new Event('load')));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => vi.useRealTimers());

describe('the catalog request', () => {
  it('asks to complete the form to have a printed catalog mailed [2 §2 Catalog request]', async () => {
    const page = await open(SERVICE);
    expect(page.querySelector('h1')?.textContent).toBe('Request a Catalog');
    expect(page.textContent).toContain('Please complete the form to have a printed catalog mailed to you.');
  });

  it("has the service's form in a frame with a name [2 §2 Catalog request]", async () => {
    const page = await open(SERVICE);
    expect(frame(page)?.title).toBe('Catalog request form');
    expect(frame(page)?.src).toBe(SERVICE);
    expect(frame(page)?.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  it.each([
    ['of a service keeps its own origin', SERVICE, true],
    ["of the shop's origin has none, or it could leave the sandbox", OWN, false],
  ])(
    'may be filled in and sent, but never opens another page here; a form %s [S4]',
    async (_, url, origin) => {
      const page = await open(url);
      expect(frame(page)?.getAttribute('sandbox')?.split(' ').sort()).toEqual(
        [
          'allow-forms',
          'allow-popups',
          'allow-popups-to-escape-sandbox',
          'allow-scripts',
          ...(origin ? ['allow-same-origin'] : []),
        ].sort(),
      );
    },
  );

  it('has the page’s height before the form has loaded [2 §2 Catalog request]', async () => {
    const page = await open(SERVICE, 900);
    const root = page.querySelector<HTMLElement>('.cb-catalog-request');
    expect(root?.style.getPropertyValue('--cb-frame-height')).toBe('900px');
  });

  it('always has a link to the form on its own, and the number to call [2 §2 Catalog request]', async () => {
    printState({ config: { phone: '1-800-555-0142' } });
    const page = await open(SERVICE);
    expect(links(page)).toEqual([SERVICE, 'tel:+18005550142']);
    await load(page);
    expect(links(page)).toEqual([SERVICE, 'tel:+18005550142']);
    const link = page.querySelector('a');
    expect(link?.textContent).toBe('Open the form in a new window');
    expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
  });

  it('shows no number if the page has none, and doesn’t link one with letters [2 §2 Catalog request]', async () => {
    expect((await open(SERVICE)).textContent).not.toContain('call us');
    printState({ config: { phone: '1-800-LAB-SHOP' } });
    const page = await open(SERVICE);
    expect(page.textContent).toContain('You can also call us: 1-800-LAB-SHOP');
    expect(links(page)).toEqual([SERVICE]);
  });
});

describe('a form that does not load', () => {
  it('is announced as loading, then as late, with a link to the form on its own [2 §2 Catalog request]', async () => {
    const page = await open(SERVICE);
    expect(page.textContent).toContain('Loading');
    expect(page.textContent).not.toContain(LATE);
    await pass(8000);
    expect(page.textContent).not.toContain('Loading');
    const notice = page.querySelector('.cb-notice');
    expect(notice?.textContent).toBe(`${LATE} Open the form in a new window`);
    expect(notice?.querySelector('a')?.href).toBe(SERVICE);
    await pass(200);
    expect(document.querySelector('[role="status"]')?.textContent).toBe(LATE);
  });

  it('is still shown if it arrives late [2 §2 Catalog request]', async () => {
    const page = await open(SERVICE);
    const before = frame(page);
    await pass(8000);
    await load(page);
    expect(page.textContent).not.toContain(LATE);
    expect(frame(page)).toBe(before);
  });

  it('isn’t reported if the form arrives in time, or is removed from the page [2 §2 Catalog request]', async () => {
    const page = await open(SERVICE);
    await load(page);
    expect(page.textContent).not.toContain('Loading');
    await pass(20_000);
    expect(page.textContent).not.toContain(LATE);
    const other = await open(SERVICE);
    await other.unmount();
    await pass(20_000);
    expect(document.querySelector('[role="status"]')?.textContent ?? '').toBe('');
  });
});

describe('a form whose address isn’t allowed in a frame', () => {
  it.each(['javascript:alert(1)', 'http://forms.example/', 'data:text/html,x', 'https://a:b@forms.example'])(
    'isn’t shown or linked; the page says so, and whom to call: %s [S4]',
    async (url) => {
      printState({ config: { phone: '1-800-555-0142' } });
      const page = await open(url);
      expect(frame(page)).toBeNull();
      expect(page.textContent).toContain('We can’t show the form here.');
      expect(page.textContent).toContain('To request a catalog, please call us: 1-800-555-0142');
      expect(links(page)).toEqual(['tel:+18005550142']);
      expect(vi.mocked(console.error).mock.calls).toEqual([
        [expect.stringContaining(JSON.stringify(url)), 'catalog-request'],
      ]);
    },
  );
});
