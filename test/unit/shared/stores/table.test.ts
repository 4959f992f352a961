import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Failure, Result } from '../../../../shared/domain/failure.ts';
import type { TableQuery } from '../../../../shared/domain/table.ts';
import { combineReplies } from '../../../../shared/stores/lists/list-queries.ts';
import { createTable } from '../../../../shared/stores/table.ts';

interface Row {
  id: string;
}
type Key = 'name' | 'price';
type Query = TableQuery<Key>;

const rowsOf = (letters: string): Row[] => [...letters].map((id) => ({ id }));
const shownBy = (rows: readonly Row[]) => rows.map(({ id }) => id).join('');
const good = <Value>(value: Value): Result<Value> => ({ ok: true, value });
const bad = (kind: Failure['kind']): Result<never> => ({
  ok: false,
  failure: { kind, request: 'GET rows', messages: [] },
});

/** Lets everything that has been started come to rest. */
async function rest(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
}

/** Restores the page from the back/forward cache. */
const restorePage = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

let close = () => {};

/** A table whose replies the test releases, each by its call's own words. */
function open(address = '?id=one') {
  history.replaceState(null, '', `/account/list${address}`);
  const waiting = new Map<string, { answer: (result: Result<unknown>) => void; signal?: AbortSignal }>();
  const asked: string[] = [];
  const call = <Value>(name: string, signal?: AbortSignal) => {
    asked.push(name);
    return new Promise<Result<Value>>((resolve) => {
      waiting.set(name, { answer: resolve as (result: Result<unknown>) => void, signal });
    });
  };
  const idOf = ({ id }: Row) => id;
  const table = createTable({
    address: () => ({ idParameter: 'id', sortKeys: ['name', 'price'] as const, searchLimit: 25 }),
    read: combineReplies<Row[], Row[], Row, Key>({
      read: (id, { signal }) => call(`read ${id}`, signal),
      sort: (id, { key, ascending }, { signal }) =>
        call(`sort ${id} ${key} ${ascending ? 'up' : 'down'}`, signal),
      search: ({ id, contents, text }, { signal }) =>
        call(`find ${id} ${text} in ${shownBy(contents)}`, signal),
      rowsOf: (rows) => rows,
      keyOf: idOf,
      idOf,
    }),
    keyOf: idOf,
    steps: [],
  });
  const answer = async (name: string, result: Result<unknown>) => {
    await rest();
    waiting.get(name)?.answer(result);
    await rest();
  };
  close = table.open();
  return {
    ...table,
    ask: (changes: Partial<Query>) => table.show(changes, 'replace'),
    asked,
    answer,
    waiting,
    shown: () => shownBy(table.$state.get().shown?.rows ?? []),
  };
}

afterEach(() => {
  close();
  history.replaceState(null, '', '/checkout/cart');
});

describe('a table that the server sorts and searches', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('shows what was read, and is busy until then', async () => {
    const { $state, answer, shown } = open();
    expect($state.get()).toMatchObject({ busy: true, shown: null });
    await answer('read one', good(rowsOf('abc')));
    expect($state.get()).toMatchObject({ busy: false, failure: null, shown: { query: { search: '' } } });
    expect(shown()).toBe('abc');
  });

  it('shows at once what an address describes: rows, sort order and search together', async () => {
    const { answer, shown, asked } = open('?id=one&sort=price&ascending=false&search=x');
    expect(asked).toEqual(['read one', 'sort one price down']);
    await answer('read one', good(rowsOf('abc')));
    await answer('sort one price down', good(rowsOf('cab')));
    expect(shown()).toBe('');
    await answer('find one x in abc', good(rowsOf('bc')));
    expect(shown()).toBe('cb');
  });

  it('requests only what has changed', async () => {
    const { ask, answer, asked, shown } = open();
    await answer('read one', good(rowsOf('abc')));
    void ask({ search: 'x' });
    await answer('find one x in abc', good(rowsOf('ab')));
    void ask({ sort: { key: 'name', ascending: true } });
    await answer('sort one name up', good(rowsOf('cba')));
    expect(shown()).toBe('ba');
    void ask({ search: '' });
    await vi.waitFor(() => expect(shown()).toBe('cba'));
    expect(asked).toEqual(['read one', 'find one x in abc', 'sort one name up']);
  });

  it('keeps each row’s object when it is sorted [performance Rows]', async () => {
    const { ask, answer, $state } = open();
    await answer('read one', good(rowsOf('ab')));
    const before = $state.get().shown?.rows;
    void ask({ sort: { key: 'name', ascending: true } });
    await answer('sort one name up', good(rowsOf('ba')));
    expect($state.get().shown?.rows[0]).toBe(before?.[1]);
    expect($state.get().shown?.rows[1]).toBe(before?.[0]);
  });

  it('ends with the last request, and aborts the calls before it [reliability Late replies]', async () => {
    const { ask, answer, shown, waiting, $state } = open();
    await answer('read one', good(rowsOf('abc')));
    void ask({ search: 'x' });
    void ask({ id: 'two', search: '' });
    expect(waiting.get('find one x in abc')?.signal?.aborted ?? true).toBe(true);
    await answer('read two', good(rowsOf('yz')));
    await answer('find one x in abc', good(rowsOf('a')));
    expect(shown()).toBe('yz');
    expect($state.get()).toMatchObject({ busy: false, query: { id: 'two', search: '' } });
  });

  it('sends a request again that was overtaken, if it’s still needed', async () => {
    const { ask, answer, shown } = open();
    await answer('read one', good(rowsOf('abc')));
    const sort = { key: 'name', ascending: true } as const;
    void ask({ sort });
    void ask({ search: 'x' });
    await answer('sort one name up', good(rowsOf('cba')));
    await answer('find one x in abc', good(rowsOf('ac')));
    expect(shown()).toBe('ca');
  });

  it.each([
    ['sort', { sort: { key: 'name', ascending: true } as const, search: '' }, 'sort one name up'],
    ['search', { search: 'x' }, 'find one x in abc'],
  ])('keeps its rows if a %s fails, and tries again on request', async (action, query, name) => {
    const { ask, answer, shown, $state, retry, asked } = open();
    await answer('read one', good(rowsOf('abc')));
    void ask(query);
    await answer(name, bad('http'));
    expect(shown()).toBe('abc');
    expect($state.get()).toMatchObject({
      busy: false,
      failure: { action },
      shown: { query: { search: '' } },
    });
    // The next press on the heading must mean the same as the one that failed.
    expect($state.get().query.sort).toBeUndefined();
    void retry();
    await answer(name, good(rowsOf('b')));
    expect(asked.filter((one) => one === name)).toHaveLength(2);
    expect($state.get().failure).toBeNull();
  });

  it('shows nothing if the read fails, and tries again on request', async () => {
    const { answer, shown, $state, retry } = open();
    await answer('read one', bad('not-json'));
    expect($state.get()).toMatchObject({ busy: false, shown: null, failure: { action: 'read' } });
    void retry();
    await answer('read one', good(rowsOf('ab')));
    expect(shown()).toBe('ab');
    expect($state.get().failure).toBeNull();
  });

  it('keeps its rows if a second read fails, says so, and tries again on request [reliability Partial replies]', async () => {
    const { answer, shown, $state, reread, retry, asked } = open();
    await answer('read one', good(rowsOf('abc')));
    void reread();
    await answer('read one', bad('offline'));
    expect(shown()).toBe('abc');
    expect($state.get()).toMatchObject({ busy: false, failure: { action: 'read' } });
    void retry();
    await answer('read one', good(rowsOf('ab')));
    expect(shown()).toBe('ab');
    expect(asked).toEqual(['read one', 'read one', 'read one']);
  });

  it('keeps nothing of one id if another can’t be read', async () => {
    const { answer, shown, $state, ask } = open();
    await answer('read one', good(rowsOf('abc')));
    void ask({ id: 'two', search: '' });
    await answer('read two', bad('http'));
    expect([shown(), $state.get().shown]).toEqual(['', null]);
  });

  it('shows the rows if only an address’s sort order can’t be read', async () => {
    const { answer, shown, $state } = open('?id=one&sort=name');
    await answer('sort one name up', bad('http'));
    await answer('read one', good(rowsOf('abc')));
    expect(shown()).toBe('abc');
    expect($state.get().failure?.action).toBe('sort');
  });

  it('shows nothing more once it has ended', async () => {
    const { answer, $state } = open();
    close();
    await answer('read one', good(rowsOf('abc')));
    expect($state.get().shown).toBeNull();
  });

  it('keeps its rows on a restored page that can’t be read again [reliability]', async () => {
    const { answer, shown, asked } = open();
    await answer('read one', good(rowsOf('abc')));
    restorePage();
    await answer('read one', bad('offline'));
    expect([shown(), asked]).toEqual(['abc', ['read one', 'read one']]);
  });

  it('shows nothing of the shopper on a page that is restored after the session has ended [reliability]', async () => {
    const { answer, $state } = open();
    await answer('read one', good(rowsOf('abc')));
    restorePage();
    await answer('read one', bad('session'));
    expect($state.get()).toMatchObject({ shown: null, failure: { failure: { kind: 'session' } } });
  });

  it('sends nothing if Back has only changed the address’s hash', async () => {
    const { ask, answer, asked } = open('?id=one&sort=name');
    await answer('read one', good(rowsOf('abc')));
    await answer('sort one name up', good(rowsOf('cba')));
    void ask({ search: 'x' });
    await answer('find one x in abc', good(rowsOf('ab')));
    location.hash = '#top';
    dispatchEvent(new PopStateEvent('popstate'));
    expect(asked).toHaveLength(3);
  });
});
