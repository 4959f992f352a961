import { afterEach, describe, expect, it, vi } from 'vitest';
import { sectionInView } from '../../../../widgets/section-nav/section-in-view.ts';

const WINDOW = 600;

/** Puts sections on a page by how far below the window's edge each begins; null is one that is not displayed. */
function scrolled(tops: Record<string, number | null>, { scrolledTo = 100, pageHeight = 5000 } = {}) {
  vi.stubGlobal('innerHeight', WINDOW);
  vi.stubGlobal('scrollY', scrolledTo);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(pageHeight);
  const sections = Object.entries(tops).map(([id, top]) => {
    const element = document.createElement('section');
    element.id = id;
    element.getClientRects = () => (top === null ? [] : [{}]) as unknown as DOMRectList;
    element.getBoundingClientRect = () => ({ top }) as DOMRect;
    document.body.append(element);
    return { id, text: id };
  });
  return (chosen?: string) => sectionInView(sections, chosen);
}

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
});

describe('the section that is being read', () => {
  it.each<[string, Record<string, number | null>, string | undefined]>([
    ['the last that has come to the top', { shop: -900, learn: -10, articles: 300 }, 'learn'],
    ['the one a link has taken to the top', { shop: -900, learn: 0, articles: 40 }, 'learn'],
    ['one that stopped a little lower', { shop: -900, learn: 6, articles: 300 }, 'learn'],
    ['the first in the window, where none has come so far', { shop: 400, learn: 500 }, 'shop'],
    ['the last, below the sections', { shop: -3000, learn: -2000 }, 'learn'],
    ['none, above them all', { shop: 700, learn: 900 }, undefined],
    ['never one that is not displayed', { shop: -10, learn: null }, 'shop'],
    ['the one further down, whatever the order of the links', { learn: -10, shop: -900 }, 'learn'],
  ])('is %s [2 §2]', (_, tops, current) => {
    expect(scrolled(tops)()).toBe(current);
  });

  it('is measured from below what covers the top [2 §2]', () => {
    document.documentElement.style.setProperty('scroll-padding-top', '48px');
    expect(scrolled({ shop: -900, learn: 48, articles: 300 })()).toBe('learn');
    document.body.replaceChildren();
    expect(scrolled({ shop: -900, learn: 60, articles: 300 })()).toBe('shop');
  });

  it('is the last where the page ends before it comes to the top [2 §2]', () => {
    const end = { scrolledTo: 4400 };
    expect(scrolled({ shop: -900, learn: 200, articles: 400 }, end)()).toBe('articles');
  });

  it('is the one that was asked for where the page ends before it comes to the top [2 §2]', () => {
    const current = scrolled({ shop: -900, learn: 200, articles: 400 }, { scrolledTo: 4400 });
    expect(current('learn')).toBe('learn');
    expect(current('shop')).toBe('articles');
  });

  it('is the first of a page that is not scrolled at all, until another is asked for [2 §2]', () => {
    const current = scrolled({ shop: 100, learn: 200 }, { scrolledTo: 0, pageHeight: WINDOW });
    expect(current()).toBe('shop');
    expect(current('learn')).toBe('learn');
  });

  it('is none of a section that has been taken out of the page [2 §2]', () => {
    const current = scrolled({ shop: -900, learn: -10 });
    document.getElementById('learn')?.remove();
    expect(current()).toBe('shop');
  });
});
