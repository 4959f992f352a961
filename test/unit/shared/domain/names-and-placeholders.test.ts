import { describe, expect, it } from 'vitest';
import { didYouMean, nearestName } from '../../../../shared/domain/nearest-name.ts';
import { placeholderMistakes, placeholdersIn } from '../../../../shared/domain/placeholders.ts';
import { matchesSearch } from '../../../../shared/domain/search-words.ts';

describe('an unknown name', () => {
  const KNOWN = ['cart-page', 'mini-cart', 'id'];

  it.each([
    ['cart-pgae', 'cart-page'],
    ['cat-pages', 'cart-page'],
    ['cart', undefined],
    ['if', 'id'],
    ['xy', undefined],
    ['', undefined],
  ])('%s may mean %s [embedding Debug]', (name, near) => {
    expect(nearestName(name, KNOWN)).toBe(near);
    expect(didYouMean(name, KNOWN)).toBe(near ? ` Did you mean "${near}"?` : '');
  });

  it('means nothing if no name is known [embedding Debug]', () => {
    expect(nearestName('cart', [])).toBeUndefined();
  });
});

describe('a text’s placeholders', () => {
  it('are found once each, with or without plurals [embedding Messages]', () => {
    expect(placeholdersIn('{count} {count:item|items} of {name}, {} {not')).toEqual(['count', 'name']);
  });

  it('are the same in a replaced text, or the differences are reported [embedding Messages]', () => {
    const compare = (given: string) => placeholderMistakes('x.title', '{count} of {name}', given);
    expect(compare('{name}: {count}')).toEqual([]);
    expect(compare('{name}')).toEqual(['x.title lacks {count}']);
    expect(compare('')).toEqual(['x.title lacks {count}, {name}']);
    expect(compare('{name} {count} {a} {b}')).toEqual(['x.title has {a}, {b}, which nothing fills in']);
  });
});

describe('a search', () => {
  it.each([
    ['lab  SPRING', true],
    ['spring fall', false],
    ['', true],
    ['labsboth', false],
  ])('for "%s" matches: %s [2 §2 Order search]', (search, matches) => {
    expect(matchesSearch(search, ['Spring labs', undefined, 'Both classes'])).toBe(matches);
  });
});
