import { describe, expect, it } from 'vitest';
import { findSections } from '../../../../widgets/section-nav/find-sections.ts';

/** Writes sections; what stands in them is trusted, since it is this test's own. */
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
    ['itself where it is a heading', '<h2 id="a">Learn</h2>', 'Learn'],
    ['its label', '<section id="a" aria-label="Shop"><h2>No</h2></section>', 'Shop'],
    [
      'what labels it',
      '<b id="x">Learn</b><i id="y">more</i><div id="a" aria-labelledby="x y"></div>',
      'Learn more',
    ],
    ['its heading where the label is empty', '<div id="a" aria-label=" "><h4>Kits</h4></div>', 'Kits'],
    [
      'its heading where the label is not there',
      '<div id="a" aria-labelledby="z"><h4>Kits</h4></div>',
      'Kits',
    ],
  ])('says the text of %s [2 §2]', (_, markup, text) => {
    page(markup);
    expect(textOf('a')).toBe(text);
  });

  it.each([
    ['pond-life', 'Pond life'],
    ['for_teachers.2', 'For teachers 2'],
    ['FAQ', 'FAQ'],
  ])('says its id %s in words where it has neither heading nor label [2 §2]', (id, text) => {
    page(`<div id="${id}"><h2> </h2></div>`);
    expect(textOf(id)).toBe(text);
  });

  it('shows markup in a label as text [2 §2]', () => {
    page('<section id="a" aria-label="&lt;img src=x onerror=1&gt;"></section>');
    expect(textOf('a')).toBe('<img src=x onerror=1>');
  });
});

describe('sections', () => {
  it('keep the order of the ids, each once; those that are not there are named apart [2 §2]', () => {
    page('<h2 id="a">A</h2><h2 id="b">B</h2>');
    const { sections, missing } = findSections(['b', 'gone', 'a', 'b']);
    expect(sections.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(missing).toEqual(['gone']);
  });
});
