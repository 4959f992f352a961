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
  it('is read as it is now', () => {
    expect(readQuery().get('page')).toBe('2');
  });

  it('gives the href of a link, which keeps all other parameters', () => {
    expect(queryWith({ page: '3' })).toBe('?as=contract&page=3');
    expect(queryWith({ page: undefined, sort: 'a b&c' })).toBe('?as=contract&sort=a+b%26c');
    expect(queryWith({ page: undefined, as: undefined })).toBe('/account/order');
  });

  it('is changed without leaving the page, and Back takes the change back', () => {
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

  it('makes no step where nothing is different', () => {
    const push = vi.spyOn(history, 'pushState');
    changeQuery({ page: '2', size: undefined }, 'push');
    expect(push).not.toHaveBeenCalled();
  });

  it('tells of Back and Forward until nobody listens any more', () => {
    const react = vi.fn();
    const stop = whenQueryChanges(react);
    dispatchEvent(new PopStateEvent('popstate'));
    stop();
    dispatchEvent(new PopStateEvent('popstate'));
    expect(react).toHaveBeenCalledOnce();
  });
});
