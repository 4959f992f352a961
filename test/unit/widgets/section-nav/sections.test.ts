import { afterEach, describe, expect, it, vi } from 'vitest';
import { findSections, sectionInView } from '../../../../widgets/section-nav/sections.ts';

/** Writes sections; their content is trusted, because it is this test's own. */
function page(markup: string): void {
  document.body.innerHTML = markup;
}

const textOf = (id: string) => findSections([id]).sections[0]?.text;

describe("a section's link", () => {
  it.each<[string, string, string]>([
    [
      'its first heading',
      '<section id="a"><p>x</p><h2> Pond\n  <em>Life</em> </h2><h3>No</h3></section>',
      'Pond Life',
    ],
    ['a heading by role', '<div id="a"><div role="heading" aria-level="2">Shop</div></div>', 'Shop'],
    ['itself if it’s a heading', '<h2 id="a">Learn</h2>', 'Learn'],
    ['its label', '<section id="a" aria-label="Shop"><h2>No</h2></section>', 'Shop'],
    [
      'what labels it',
      '<b id="x">Learn</b><i id="y">more</i><div id="a" aria-labelledby="x y"></div>',
      'Learn more',
    ],
    ['its heading if the label is empty', '<div id="a" aria-label=" "><h4>Kits</h4></div>', 'Kits'],
    [
      'its heading where the label is not there',
      '<div id="a" aria-labelledby="z"><h4>Kits</h4></div>',
      'Kits',
    ],
  ])('has the text of %s [2 §2 Section navigation]', (_, markup, text) => {
    page(markup);
    expect(textOf('a')).toBe(text);
  });

  it.each([
    ['pond-life', 'Pond life'],
    ['for_teachers.2', 'For teachers 2'],
    ['FAQ', 'FAQ'],
  ])('has its id %s in words if it has neither heading nor label [2 §2 Section navigation]', (id, text) => {
    page(`<div id="${id}"><h2> </h2></div>`);
    expect(textOf(id)).toBe(text);
  });

  it('shows markup in a label as text [2 §2 Section navigation]', () => {
    page('<section id="a" aria-label="&lt;img src=x onerror=1&gt;"></section>');
    expect(textOf('a')).toBe('<img src=x onerror=1>');
  });
});

describe('sections', () => {
  it('keep the order of the ids, each once; missing ones are listed separately [2 §2 Section navigation]', () => {
    page('<h2 id="a">A</h2><h2 id="b">B</h2>');
    const { sections, missing } = findSections(['b', 'gone', 'a', 'b']);
    expect(sections.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(missing).toEqual(['gone']);
  });
});

const WINDOW = 600;

/** Puts sections on a page, each this far below the window's top edge; null for one that isn't displayed. */
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

describe('the current section', () => {
  it.each<[string, Record<string, number | null>, string | undefined]>([
    ['the last that has come to the top', { shop: -900, learn: -10, articles: 300 }, 'learn'],
    ['the one that a link has scrolled to the top', { shop: -900, learn: 0, articles: 40 }, 'learn'],
    ['one that stopped a little lower', { shop: -900, learn: 6, articles: 300 }, 'learn'],
    ['the first in the window, if none has reached the top', { shop: 400, learn: 500 }, 'shop'],
    ['the last, below the sections', { shop: -3000, learn: -2000 }, 'learn'],
    ['none, above them all', { shop: 700, learn: 900 }, undefined],
    ['never one that is not displayed', { shop: -10, learn: null }, 'shop'],
    ['the one further down, whatever the order of the links', { learn: -10, shop: -900 }, 'learn'],
  ])('is %s [2 §2 Section navigation]', (_, tops, current) => {
    expect(scrolled(tops)()).toBe(current);
  });

  it('is measured from below what covers the top [2 §2 Section navigation]', () => {
    document.documentElement.style.setProperty('scroll-padding-top', '48px');
    expect(scrolled({ shop: -900, learn: 48, articles: 300 })()).toBe('learn');
    document.body.replaceChildren();
    expect(scrolled({ shop: -900, learn: 60, articles: 300 })()).toBe('shop');
  });

  it('is the last if the page ends before it reaches the top [2 §2 Section navigation]', () => {
    const end = { scrolledTo: 4400 };
    expect(scrolled({ shop: -900, learn: 200, articles: 400 }, end)()).toBe('articles');
  });

  it('is the requested one if the page ends before it reaches the top [2 §2 Section navigation]', () => {
    const current = scrolled({ shop: -900, learn: 200, articles: 400 }, { scrolledTo: 4400 });
    expect(current('learn')).toBe('learn');
    expect(current('shop')).toBe('articles');
  });

  it('is the first of a page that doesn’t scroll, until another is requested [2 §2 Section navigation]', () => {
    const current = scrolled({ shop: 100, learn: 200 }, { scrolledTo: 0, pageHeight: WINDOW });
    expect(current()).toBe('shop');
    expect(current('learn')).toBe('learn');
  });

  it('is never a section that has been removed from the page [2 §2 Section navigation]', () => {
    const current = scrolled({ shop: -900, learn: -10 });
    document.getElementById('learn')?.remove();
    expect(current()).toBe('shop');
  });
});
