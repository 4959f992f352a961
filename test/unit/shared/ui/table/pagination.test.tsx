import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PageSize } from '../../../../../shared/ui/table/page-size.tsx';
import { Pagination, pageWindow } from '../../../../../shared/ui/table/pagination.tsx';
import { click, render } from '../../../support/render.ts';

async function show(page: number, pageCount: number) {
  const onPage = vi.fn();
  const hrefOf = (target: number) => `?page=${target}`;
  const place = await render(Pagination, { label: 'Pages', page, pageCount, hrefOf, onPage });
  const links = [...place.querySelectorAll('a')];
  const link = (name: string) =>
    links.find((one) => (one.getAttribute('aria-label') || one.textContent) === name) as HTMLAnchorElement;
  return { place, links, link, onPage };
}

describe('page links', () => {
  it('are Previous, the pages by number and Next, in a navigation with a name [2 §2 Order pages]', async () => {
    const { place, links } = await show(2, 3);
    expect(place.querySelector('nav')?.getAttribute('aria-label')).toBe('Pages');
    expect(links.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
      ['Previous', '?page=1'],
      ['1', '?page=1'],
      ['2', '?page=2'],
      ['3', '?page=3'],
      ['Next', '?page=3'],
    ]);
  });

  it('say which page each leads to and which one is current [accessibility Pages]', async () => {
    const { place, link } = await show(2, 3);
    expect(link('Page 2').getAttribute('aria-current')).toBe('page');
    expect(place.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it('don’t turn gaps into links [2 §2 Order pages]', async () => {
    const { place } = await show(50, 100);
    expect(place.textContent).toBe('Previous1…495051…100Next');
    for (const gap of [...place.querySelectorAll('li')].filter((one) => one.textContent === '…')) {
      expect(gap.querySelector('a, button, [tabindex]')).toBeNull();
    }
  });

  it('have nothing to focus before the first page and after the last [accessibility Pages]', async () => {
    const first = await show(1, 2);
    expect(first.links.map((one) => one.textContent)).toEqual(['1', '2', 'Next']);
    const last = await show(2, 2);
    expect(last.links.map((one) => one.textContent)).toEqual(['Previous', '1', '2']);
  });

  it('show another page here on a plain click, and leave any other click to the browser', async () => {
    const { link, onPage } = await show(2, 3);
    await click(link('Next'));
    expect(onPage).toHaveBeenLastCalledWith(3);
    await click(link('Page 1'));
    expect(onPage).toHaveBeenLastCalledWith(1);
    const elsewhere = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
    elsewhere.preventDefault = vi.fn();
    await act(async () => void link('Page 3').dispatchEvent(elsewhere));
    expect([onPage.mock.calls.length, vi.mocked(elsewhere.preventDefault).mock.calls.length]).toEqual([2, 0]);
  });

  it('do nothing for the current page', async () => {
    const { link, onPage } = await show(2, 3);
    await click(link('Page 2'));
    expect(onPage).not.toHaveBeenCalled();
  });
});

describe('the page size', () => {
  it('is chosen in a labelled list', async () => {
    const onSize = vi.fn();
    const place = await render(PageSize, { label: 'Per page', sizes: [12, 24], size: 12, onSize });
    const select = place.querySelector('select') as HTMLSelectElement;
    expect(select.labels?.[0]?.textContent).toBe('Per page');
    expect([...select.options].map(({ value }) => value)).toEqual(['12', '24']);
    await act(async () => {
      select.value = '24';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(onSize).toHaveBeenCalledExactlyOnceWith(24);
  });
});

const entriesOf = (page: number, pageCount: number) =>
  pageWindow(page, pageCount)
    .map((entry) => (entry === 'gap' ? '…' : entry))
    .join(' ');

describe('the listed pages', () => {
  it.each([
    [1, 1, '1'],
    [2, 3, '1 2 3'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 … 8'],
    [4, 8, '1 2 3 4 5 … 8'],
    [5, 8, '1 … 4 5 6 7 8'],
    [8, 8, '1 … 4 5 6 7 8'],
    [5, 9, '1 … 4 5 6 … 9'],
    [50, 100, '1 … 49 50 51 … 100'],
  ])('on page %i of %i are %s', (page, pageCount, entries) => {
    expect(entriesOf(page, pageCount)).toBe(entries);
  });

  it('are equally many on every page, with the page itself, the first and the last, and no gap for one page', () => {
    for (let pageCount = 1; pageCount <= 30; pageCount += 1) {
      for (let page = 1; page <= pageCount; page += 1) {
        const entries = pageWindow(page, pageCount);
        expect(entries).toHaveLength(Math.min(pageCount, 7));
        for (const named of [1, page, pageCount]) expect(entries).toContain(named);
        for (const [index, entry] of entries.entries()) {
          if (entry !== 'gap') continue;
          const [before, after] = [entries[index - 1], entries[index + 1]];
          expect(Number(after) - Number(before)).toBeGreaterThan(2);
        }
      }
    }
  });
});
