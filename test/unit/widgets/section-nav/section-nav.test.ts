import { act, createElement, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SectionNav } from '../../../../widgets/section-nav/section-nav.tsx';
import { click, render } from '../../support/render.ts';

const scrolls: unknown[] = [];

function addSection(id: string, heading = id): HTMLElement {
  const section = document.createElement('section');
  section.id = id;
  section.append(Object.assign(document.createElement('h2'), { textContent: heading }));
  section.getClientRects = () => [{}] as unknown as DOMRectList;
  section.getBoundingClientRect = () => ({ top: 200 }) as DOMRect;
  section.scrollIntoView = (how) => void scrolls.push([id, how]);
  document.body.append(section);
  return section;
}

const links = (page: Element) => [...page.querySelectorAll('a')];
const link = (page: Element, text: string) =>
  links(page).find((one) => one.textContent === text) as HTMLAnchorElement;
const shown = (page: Element) => links(page).map(({ textContent }) => textContent);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  scrolls.length = 0;
  history.replaceState(null, '', '/learn');
  document.body.replaceChildren();
});

describe('the navigation within a page', () => {
  it('has a plain link to each section, under a name [2 §2 Section navigation]', async () => {
    addSection('shop', 'Shop');
    addSection('learn', 'Learn');
    const page = await render(SectionNav, { sections: ['shop', 'learn'] });
    expect(page.querySelector('nav')?.getAttribute('aria-label')).toBe('On this page');
    expect(links(page).map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
      ['Shop', '#shop'],
      ['Learn', '#learn'],
    ]);
  });

  it('scrolls to a section, changes the address and focuses the section’s heading, which is focusable only as long as it has the focus [2 §2 Section navigation]', async () => {
    addSection('shop');
    const learn = addSection('learn');
    const page = await render(SectionNav, { sections: ['shop', 'learn'] });
    await click(link(page, 'learn'));
    expect(scrolls).toEqual([['learn', { block: 'start', behavior: 'smooth' }]]);
    expect(location.hash).toBe('#learn');
    const heading = learn.querySelector('h2');
    expect(document.activeElement).toBe(heading ?? learn);
    expect(link(page, 'learn').getAttribute('aria-current')).toBe('true');
    await act(async () => link(page, 'shop').focus());
    expect(learn.outerHTML).not.toContain('tabindex');
  });

  it('leaves the page’s own tabindex unchanged [2 §2 Section navigation]', async () => {
    const shop = addSection('shop');
    shop.tabIndex = -1;
    const page = await render(SectionNav, { sections: ['shop'] });
    await click(link(page, 'shop'));
    shop.blur();
    expect(shop.getAttribute('tabindex')).toBe('-1');
  });

  it('goes there at once if the shopper prefers reduced motion [2 §2 Section navigation]', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    addSection('shop');
    await click(link(await render(SectionNav, { sections: ['shop'] }), 'shop'));
    expect(scrolls).toEqual([['shop', { block: 'start', behavior: 'instant' }]]);
  });

  it('stays on the page even if it has a base element [2 §2 Section navigation]', async () => {
    const base = Object.assign(document.createElement('base'), { href: 'http://shop.test/other/' });
    document.head.append(base);
    addSection('shop');
    await click(link(await render(SectionNav, { sections: ['shop'] }), 'shop'));
    expect(location.href).toBe('http://shop.test/learn#shop');
    base.remove();
  });

  it('leaves a click with a modifier key to the browser [2 §2 Section navigation]', async () => {
    addSection('shop');
    const page = await render(SectionNav, { sections: ['shop'] });
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    page.addEventListener('click', (late) => late.preventDefault());
    await act(async () => void link(page, 'shop').dispatchEvent(event));
    expect(scrolls).toEqual([]);
  });

  it('marks one section as current, and another after scrolling [2 §2 Section navigation]', async () => {
    const shop = addSection('shop');
    const learn = addSection('learn');
    const page = await render(SectionNav, { sections: ['shop', 'learn'] });
    const current = () => [...page.querySelectorAll('[aria-current]')].map((one) => one.textContent);
    expect(current()).toEqual(['shop']);
    shop.getBoundingClientRect = () => ({ top: -500 }) as DOMRect;
    learn.getBoundingClientRect = () => ({ top: -5 }) as DOMRect;
    await act(async () => void window.dispatchEvent(new Event('scroll')));
    expect(current()).toEqual(['learn']);
  });

  it('sticks once its place has left the window, until it’s back [2 §2 Section navigation]', async () => {
    addSection('shop');
    const page = await render(SectionNav, { sections: ['shop'] });
    const place = page.querySelector('.cb-section-nav') as HTMLElement;
    for (const [top, stuck] of [
      [-1, 'true'],
      [0, 'false'],
    ] as const) {
      place.getBoundingClientRect = () => ({ top }) as DOMRect;
      await act(async () => void window.dispatchEvent(new Event('scroll')));
      expect(place.dataset.stuck).toBe(stuck);
    }
  });
});

describe('missing sections', () => {
  it('are left out and reported once; the rest stays [2 §2 Section navigation]', async () => {
    addSection('shop');
    let change = (_: string[]) => {};
    const page = await render(function Holder() {
      const [sections, setSections] = useState(['shop', 'gone']);
      change = setSections;
      return createElement(SectionNav, { sections });
    }, {});
    expect(shown(page)).toEqual(['shop']);
    await act(async () => change(['shop', 'gone', 'lost']));
    expect(vi.mocked(console.error).mock.calls).toEqual([
      [expect.stringContaining('"gone"'), 'section-nav'],
      [expect.stringContaining('"lost"'), 'section-nav'],
    ]);
  });

  it('are linked once they have been added and the attribute is set again [2 §2 Section navigation]', async () => {
    let change = (_: string[]) => {};
    const page = await render(function Holder() {
      const [sections, setSections] = useState(['late']);
      change = setSections;
      return createElement(SectionNav, { sections });
    }, {});
    expect(page.innerHTML).toBe('<div></div>');
    addSection('late', 'Late news');
    await act(async () => change(['late']));
    expect(shown(page)).toEqual(['Late news']);
  });

  it('are none if the page names none: nothing is shown or reported [2 §2 Section navigation]', async () => {
    const page = await render(SectionNav, { sections: undefined });
    expect(page.innerHTML).toBe('<div></div>');
    expect(console.error).not.toHaveBeenCalled();
  });

  it('leave the click to the browser if one has disappeared in the meantime [2 §2 Section navigation]', async () => {
    const shop = addSection('shop');
    const page = await render(SectionNav, { sections: ['shop'] });
    shop.remove();
    await click(link(page, 'shop'));
    expect(scrolls).toEqual([]);
  });
});

describe('a navigation that is removed from the page', () => {
  it('follows nothing any more, and restores the page’s own padding [2 §2 Section navigation]', async () => {
    addSection('shop');
    const removed = vi.spyOn(AbortController.prototype, 'abort');
    const page = await render(SectionNav, { sections: ['shop'] });
    await page.unmount();
    expect(removed).toHaveBeenCalled();
    window.dispatchEvent(new Event('scroll'));
    expect(document.documentElement.style.getPropertyValue('scroll-padding-top')).toBe('');
  });
});
