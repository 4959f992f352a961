import { beforeEach, describe, expect, it } from 'vitest';
import type { Result } from '../../../../../shared/domain/failure.ts';
import type { MoveSource } from '../../../../../shared/stores/lists/moving.ts';
import { keepTestsApart } from '../../../support/page.ts';
import { repeatReplies } from '../../../support/repeated-replies.ts';
import { line, openShop, refusal, type Shop } from '../../../support/shop.ts';
import { later, openPage } from '../../../support/stores.ts';

keepTestsApart({ quiet: true });

const DONE: Result<null> = { ok: true, value: null };
const REFUSED: Result<null> = { ok: false, failure: { kind: 'business', request: 'x', messages: [] } };

let shop: Shop;
/** The removed items, and where they were removed. */
let taken: string[];
let answers: Result<null>[];
let moving: Awaited<ReturnType<typeof open>>;

async function open(changes: Partial<MoveSource> = {}) {
  await openPage({ cart: shop.cart() });
  const { createMoving } = await import('../../../../../shared/stores/lists/moving.ts');
  return createMoving({
    prepare: async (ids) => (ids.includes('unsaved') ? { kind: 'unsettled' } : null),
    quantitiesOf: (ids) => ids.map(() => ({ itemNumber: 'ITEM01', quantity: 2 })),
    async takeAway(ids, list) {
      taken.push(`${ids.join()} to ${list}`);
      return answers.shift() ?? DONE;
    },
    left: (ids) => ids.slice(1),
    ...changes,
  });
}

async function end<Value>(promise: Promise<Value>): Promise<Value> {
  await later(500);
  return promise;
}

const lists = () => shop.session.lists.map(({ name, items }) => [name, items.length]);
const writes = () => shop.log.filter((entry) => /^(list|fill) /.test(entry));

beforeEach(async () => {
  shop = openShop(line(1));
  shop.session.lists = [];
  [taken, answers] = [[], []];
  moving = await open();
});

describe('saving for later', () => {
  it("creates the list 'Save for later', and removes what that list has received [2 §2 Moving]", async () => {
    expect(await end(moving.saveForLater(['a', 'b']))).toEqual({
      kind: 'moved',
      list: 'Save for later',
      count: 2,
    });
    expect([lists(), taken]).toEqual([[['Save for later', 2]], ['a,b to Save for later']]);
  });

  it('continues with that list if it exists', async () => {
    await end(moving.saveForLater(['a']));
    await end(moving.saveForLater(['b']));
    expect(lists()).toEqual([['Save for later', 2]]);
    expect(writes()).toHaveLength(3);
  });

  it('shows the server’s message if the name is taken elsewhere, and removes nothing', async () => {
    shop.answers.set('list', [refusal('You cannot use this name.')]);
    expect(await end(moving.saveForLater(['a']))).toMatchObject({
      kind: 'failed',
      at: 'list',
      failure: { messages: [{ message: 'You cannot use this name.' }] },
    });
    expect(taken).toEqual([]);
  });
});

describe('a move to a list', () => {
  it('removes nothing before the list has confirmed it [2 §2 Moving]', async () => {
    await end(moving.saveForLater(['a']));
    const [list] = shop.session.lists;
    for (const answer of [{ end: 500 }, { end: 'cut' as const, ignored: true }, refusal('Full')]) {
      shop.answers.set('fill', [answer]);
      moving.ask(['b']);
      expect(await end(moving.moveTo({ id: list?.id ?? '', name: 'Spring' }))).toMatchObject({
        kind: 'failed',
        at: 'items',
        list: 'Spring',
      });
    }
    expect(taken).toEqual(['a to Save for later']);
    // The dialog is open and says so.
    expect([moving.$asked.get(), moving.$ending.get()]).toEqual([['b'], null]);
  });

  it('sends nothing while something isn’t saved', async () => {
    expect(await end(moving.saveForLater(['unsaved']))).toEqual({ kind: 'unsettled' });
    expect([writes(), taken]).toEqual([[], []]);
  });

  it('is remembered for the next page while something is still being saved [reliability Left page]', async () => {
    let endSaving = () => {};
    const saving = new Promise<void>((resolve) => {
      endSaving = resolve;
    });
    const kept = () => JSON.parse(sessionStorage.getItem('cb-open-writes') ?? 'null')?.writes;
    moving = await open({
      async prepare() {
        await saving;
        return null;
      },
    });
    const moved = moving.saveForLater(['a']);
    await later();
    expect([writes(), kept()]).toMatchObject([[], [{ write: { kind: 'move', list: 'Save for later' } }]]);
    endSaving();
    expect(await end(moved)).toMatchObject({ kind: 'moved' });
    expect(kept()).toBeUndefined();
  });

  it('says what is in both places, and Try again removes only that [2 §2 Moving]', async () => {
    answers = [REFUSED];
    moving.ask(['a', 'b', 'c']);
    await end(moving.moveToNew({ name: 'Fall', description: '' }));
    expect(moving.$ending.get()).toMatchObject({ kind: 'both', list: 'Fall', ids: ['b', 'c'] });
    expect(moving.$asked.get()).toBeNull();
    await end(moving.retry());
    expect(taken).toEqual(['a,b,c to Fall', 'c to Fall']);
    expect(moving.$ending.get()).toEqual({ kind: 'moved', list: 'Fall', count: 1 });
    expect(lists()).toEqual([['Fall', 3]]);
  });

  it('says how it ended even if the dialog was closed in the meantime', async () => {
    shop.answers.set('list', [refusal('Taken')]);
    moving.ask(['a']);
    const ended = moving.moveToNew({ name: 'Fall', description: '' });
    moving.close();
    await end(ended);
    expect(moving.$ending.get()).toMatchObject({ kind: 'failed', at: 'list' });
  });

  it('removes nothing that only a broken proxy says is on the list: it repeats an earlier reply [reliability Old replies, 2 §2 Moving]', async () => {
    await end(moving.saveForLater(['a']));
    const [list] = shop.session.lists;
    const moveThere = () => {
      moving.ask(['b']);
      return end(moving.moveTo({ id: list?.id ?? '', name: 'Spring' }));
    };
    repeatReplies();
    expect(await moveThere()).toMatchObject({ kind: 'moved' });
    expect(await moveThere()).toMatchObject({ kind: 'failed', at: 'items' });
    expect([lists(), taken]).toEqual([[['Save for later', 2]], ['a to Save for later', 'b to Spring']]);
  });

  it('can be made a second time [2 §2 Moving]', async () => {
    await end(moving.saveForLater(['a']));
    await end(moving.saveForLater(['a']));
    expect(await end(moving.saveForLater(['a']))).toMatchObject({ kind: 'moved' });
    expect(lists()).toEqual([['Save for later', 3]]);
  });
});
