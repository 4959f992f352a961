import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changeQuery,
  queryWith,
  readQuery,
  whenQueryChanges,
} from '../../../../shared/page/links/page-query.ts';

beforeEach(() => history.replaceState(null, '', '/account/order?as=contract&page=2#list'));
afterEach(() => history.replaceState(null, '', '/checkout/cart'));

describe("the page's query", () => {
  it('is read as it currently is', () => {
    expect(readQuery().get('page')).toBe('2');
  });

  it('returns the href of a link, which keeps all other parameters', () => {
    expect(queryWith({ page: '3' })).toBe('?as=contract&page=3');
    expect(queryWith({ page: undefined, sort: 'a b&c' })).toBe('?as=contract&sort=a+b%26c');
    expect(queryWith({ page: undefined, as: undefined })).toBe('/account/order');
  });

  it('changes without leaving the page, and Back undoes the change', () => {
    const { length } = history;
    changeQuery({ page: '3' }, 'push');
    expect([location.search, location.hash]).toEqual(['?as=contract&page=3', '#list']);
    expect(history.length).toBe(length + 1);
  });

  it('is replaced without a new step in the history', () => {
    const { length } = history;
    changeQuery({ page: undefined }, 'replace');
    expect([location.search, location.hash, history.length]).toEqual(['?as=contract', '#list', length]);
  });

  it('adds no step if nothing is different', () => {
    const push = vi.spyOn(history, 'pushState');
    changeQuery({ page: '2', size: undefined }, 'push');
    expect(push).not.toHaveBeenCalled();
  });

  it('reports Back and Forward until nobody listens any more', () => {
    const react = vi.fn();
    const stop = whenQueryChanges(react);
    dispatchEvent(new PopStateEvent('popstate'));
    stop();
    dispatchEvent(new PopStateEvent('popstate'));
    expect(react).toHaveBeenCalledOnce();
  });
});
