import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Failure, Result } from '../../../../shared/api/result.ts';
import { $session } from '../../../../shared/stores/session.ts';
import { createTableView, type TableQuery, type TableSource } from '../../../../shared/stores/table-view.ts';

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
  failure: { kind, endpoint: 'GET rows', messages: [] },
});

/** Lets everything that has been started come to rest. */
async function rest(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
}

/** A table whose replies come when the test says so; each is asked for by its call's own words. */
function open(first: Query = { id: 'one', search: '' }) {
  const waiting = new Map<string, { answer: (result: Result<unknown>) => void; signal?: AbortSignal }>();
  const asked: string[] = [];
  const call = <Value>(name: string, signal?: AbortSignal) => {
    asked.push(name);
    return new Promise<Result<Value>>((resolve) => {
      waiting.set(name, { answer: resolve as (result: Result<unknown>) => void, signal });
    });
  };
  const source: TableSource<Row[], Row, Key> = {
    read: (id, { signal }) => call(`read ${id}`, signal),
    rowsOf: (rows) => rows,
    readSorted: (id, { key, ascending }, { signal }) =>
      call(`sort ${id} ${key} ${ascending ? 'up' : 'down'}`, signal),
    readFound: ({ id, search, whole }, { signal }) =>
      call(`find ${id} ${search} in ${shownBy(whole)}`, signal),
    keyOf: ({ id }) => id,
    idOf: ({ id }) => id,
  };
  const table = createTableView(source, first);
  const answer = async (name: string, result: Result<unknown>) => {
    await rest();
    waiting.get(name)?.answer(result);
    await rest();
  };
  void table.ask(first);
  return { ...table, asked, answer, waiting, shown: () => shownBy(table.$table.get().rows) };
}

describe('a table that the server sorts and searches', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('shows what was read, and is busy until then', async () => {
    const { $table, answer, shown } = open();
    expect($table.get()).toMatchObject({ busy: true, whole: null, rows: [] });
    await answer('read one', good(rowsOf('abc')));
    expect($table.get()).toMatchObject({ busy: false, failure: null, shown: { search: '' } });
    expect(shown()).toBe('abc');
  });

  it('shows at once what an address asks for: rows, order and search together', async () => {
    const { answer, shown, asked } = open({
      id: 'one',
      sort: { key: 'price', ascending: false },
      search: 'x',
    });
    expect(asked).toEqual(['read one', 'sort one price down']);
    await answer('read one', good(rowsOf('abc')));
    await answer('sort one price down', good(rowsOf('cab')));
    expect(shown()).toBe('');
    await answer('find one x in abc', good(rowsOf('bc')));
    expect(shown()).toBe('cb');
  });

  it('asks for no more than what has changed', async () => {
    const { ask, answer, asked, shown } = open();
    await answer('read one', good(rowsOf('abc')));
    void ask({ id: 'one', search: 'x' });
    await answer('find one x in abc', good(rowsOf('ab')));
    void ask({ id: 'one', search: 'x', sort: { key: 'name', ascending: true } });
    await answer('sort one name up', good(rowsOf('cba')));
    expect(shown()).toBe('ba');
    void ask({ id: 'one', search: '', sort: { key: 'name', ascending: true } });
    await vi.waitFor(() => expect(shown()).toBe('cba'));
    expect(asked).toEqual(['read one', 'find one x in abc', 'sort one name up']);
  });

  it('keeps each row the object it was when it is sorted [performance]', async () => {
    const { ask, answer, $table } = open();
    await answer('read one', good(rowsOf('ab')));
    const before = $table.get().rows;
    void ask({ id: 'one', search: '', sort: { key: 'name', ascending: true } });
    await answer('sort one name up', good(rowsOf('ba')));
    expect($table.get().rows[0]).toBe(before[1]);
    expect($table.get().rows[1]).toBe(before[0]);
  });

  it('ends with what was asked last, and ends the calls before it [reliability]', async () => {
    const { ask, answer, shown, waiting, $table } = open();
    await answer('read one', good(rowsOf('abc')));
    void ask({ id: 'one', search: 'x' });
    void ask({ id: 'two', search: '' });
    expect(waiting.get('find one x in abc')?.signal?.aborted ?? true).toBe(true);
    await answer('read two', good(rowsOf('yz')));
    await answer('find one x in abc', good(rowsOf('a')));
    expect(shown()).toBe('yz');
    expect($table.get()).toMatchObject({ busy: false, query: { id: 'two', search: '' } });
  });

  it('sends what was overtaken again where it is still asked for', async () => {
    const { ask, answer, shown } = open();
    await answer('read one', good(rowsOf('abc')));
    const sort = { key: 'name', ascending: true } as const;
    void ask({ id: 'one', search: '', sort });
    void ask({ id: 'one', search: 'x', sort });
    await answer('sort one name up', good(rowsOf('cba')));
    await answer('find one x in abc', good(rowsOf('ac')));
    expect(shown()).toBe('ca');
  });

  it.each([
    ['sort', { sort: { key: 'name', ascending: true } as const, search: '' }, 'sort one name up'],
    ['search', { search: 'x' }, 'find one x in abc'],
  ])('keeps its rows where a %s fails, and asks again when told to', async (part, query, name) => {
    const { ask, answer, shown, $table, retry, asked } = open();
    await answer('read one', good(rowsOf('abc')));
    void ask({ id: 'one', ...query });
    await answer(name, bad('http'));
    expect(shown()).toBe('abc');
    expect($table.get()).toMatchObject({ busy: false, failure: { part }, shown: { search: '' } });
    // The next press on the heading is to mean the same as the one that failed.
    expect($table.get().query.sort).toBeUndefined();
    void retry();
    await answer(name, good(rowsOf('b')));
    expect(asked.filter((one) => one === name)).toHaveLength(2);
    expect($table.get().failure).toBeNull();
  });

  it('shows nothing where reading fails, and reads again when told to', async () => {
    const { answer, shown, $table, retry } = open();
    await answer('read one', bad('not-json'));
    expect($table.get()).toMatchObject({ busy: false, whole: null, failure: { part: 'read' } });
    void retry();
    await answer('read one', good(rowsOf('ab')));
    expect(shown()).toBe('ab');
    expect($table.get().failure).toBeNull();
  });

  it('keeps its rows where a second reading fails, says so, and reads again when told to [reliability]', async () => {
    const { answer, shown, $table, reread, retry, asked } = open();
    await answer('read one', good(rowsOf('abc')));
    void reread();
    await answer('read one', bad('offline'));
    expect(shown()).toBe('abc');
    expect($table.get()).toMatchObject({ busy: false, failure: { part: 'read' } });
    void retry();
    await answer('read one', good(rowsOf('ab')));
    expect(shown()).toBe('ab');
    expect(asked).toEqual(['read one', 'read one', 'read one']);
  });

  it('keeps nothing of one id where another cannot be read', async () => {
    const { answer, shown, $table, ask } = open();
    await answer('read one', good(rowsOf('abc')));
    void ask({ id: 'two', search: '' });
    await answer('read two', bad('http'));
    expect([shown(), $table.get().whole]).toEqual(['', null]);
  });

  it('shows the rows where only the order of an address cannot be had', async () => {
    const { answer, shown, $table } = open({ id: 'one', sort: { key: 'name', ascending: true }, search: '' });
    await answer('sort one name up', bad('http'));
    await answer('read one', good(rowsOf('abc')));
    expect(shown()).toBe('abc');
    expect($table.get().failure?.part).toBe('sort');
  });

  it('notes that the session has ended [reliability]', async () => {
    const { answer } = open();
    await answer('read one', bad('session'));
    expect($session.get().ended).toBe(true);
  });

  it('shows nothing more once it has ended', async () => {
    const { answer, end, $table } = open();
    end();
    await answer('read one', good(rowsOf('abc')));
    expect($table.get().rows).toEqual([]);
  });
});
