import { describe, expect, it } from 'vitest';
import { identifier, required, text } from '../../../../../shared/api/transport/coercers.ts';
import { fields, group, readPayload } from '../../../../../shared/api/transport/fields.ts';
import { list } from '../../../../../shared/api/transport/list.ts';
import { listenToConsole } from '../../../support/replies.ts';

const Reply = fields({
  items: list(fields({ id: required(identifier), name: text })),
  others: list(fields({ id: required(identifier) })),
  terms: group(fields({ note: required(text) })),
});

describe('the rows of a reply', () => {
  it('leave out bad ones, which are counted and reported once by place [wire Bad rows]', () => {
    const told = listenToConsole();
    const payload = {
      items: [{ id: 'a' }, { id: null, name: 'SECRET' }, 'SECRET', { id: 7, name: 'b' }],
      others: [[{ toString: 1 }]],
      toString: {},
      terms: { note: {} },
    };
    expect(readPayload('GET things', Reply, payload)).toEqual({
      items: {
        rows: [{ id: 'a' }, { id: '7', name: 'b' }],
        unreadable: 2,
        broken: [{ id: null, name: 'SECRET' }, 'SECRET'],
      },
      others: { rows: [], unreadable: 1, broken: [[{ toString: 1 }]] },
      terms: undefined,
    });
    expect(told()).toEqual([
      '[catalogue-islands] reply-incomplete: GET things breaks the contract; 4 ignored: items.1.id,items.2,others.0,terms.note',
    ]);
  });

  it('are absent if the server left the list out [wire Bad rows]', () => {
    expect(readPayload('GET things', Reply, { items: null, others: '', terms: '' })).toEqual({
      items: undefined,
      others: undefined,
      terms: undefined,
    });
  });

  it('violate the contract if there is no list, even if the value looks like one [wire Bad rows]', () => {
    for (const items of [{}, 'none', 3, { rows: [{ id: 1 }], unreadable: 0 }]) {
      expect(() => readPayload('GET things', Reply, { items })).toThrow(/items/);
    }
  });

  it('lose unknown fields [wire Bad rows]', () => {
    const payload = { items: [{ id: 'a', legacy: 1 }], terms: '{"note":"n","more":2}', more: 3 };
    expect(readPayload('GET things', Reply, payload)).toEqual({
      items: { rows: [{ id: 'a' }], unreadable: 0, broken: [] },
      terms: { note: 'n' },
    });
  });
});
