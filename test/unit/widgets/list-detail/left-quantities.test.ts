/** Quantities of a list whose page is left, or lost, before they are saved. */
import fc from 'fast-check';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { heldReplies } from '../../support/held-replies.ts';
import { provideLocks } from '../../support/locks.ts';
import { keepTestsApart } from '../../support/page.ts';
import { pass } from '../../support/render.ts';
import { CHANGE, DONE, item, list, openList, READ } from './list-on-screen.ts';

keepTestsApart({ quiet: true });

const KEY = 'cb-list-edits';
const THREE = list([item(1), item(2), item(3)]);
const WITH_SEVEN = list([item(1), item(2, { quantity: '7' }), item(3)]);

const kept = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
const leavePage = () => act(async () => void dispatchEvent(new Event('pagehide')));

const restorePage = () =>
  act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

/** Each pause begins when the previous read has ended. */
async function passHalfMinute(): Promise<void> {
  for (let seconds = 0; seconds < 30; seconds += 1) await pass(1000);
}

/** Keeps the quantity of the second row as an earlier page does. */
function leaveQuantity(
  edit: object,
  { owner = 'p1', form = 1, listId = 'gl1', at = Date.now(), page = undefined as number | undefined } = {},
): void {
  const lists = [{ listId, at, page, edits: { gi2: edit } }];
  sessionStorage.setItem(KEY, JSON.stringify({ owner, form, lists }));
}

describe('a quantity whose page is being left', () => {
  it('is remembered from the first key, even if the tab crashes [reliability Left page]', async () => {
    const { setQuantity } = await openList({ [READ]: THREE });
    await setQuantity(2, '7');
    expect(kept()).toMatchObject({
      owner: 'p1',
      form: 1,
      lists: [{ listId: 'gl1', edits: { gi2: { wanted: 7, phase: 'editing' } } }],
    });
  });

  it('is remembered as sent once it’s sent, and no longer once it’s saved [reliability Left page]', async () => {
    const slow = heldReplies();
    const { setQuantity, leave } = await openList({ [READ]: THREE, [CHANGE]: () => slow.reply() });
    await setQuantity(2, '7');
    await leave(2);
    expect(kept().lists[0].edits.gi2).toMatchObject({ wanted: 7, phase: 'sending' });
    await slow.answer(DONE);
    expect(kept()).toBeNull();
  });

  it('is remembered with the server’s message if it arrives while the page is being left [reliability Left page]', async () => {
    const slow = heldReplies();
    const { setQuantity, leave } = await openList({ [READ]: THREE, [CHANGE]: () => slow.reply() });
    await setQuantity(2, '7');
    await leave(2);
    await leavePage();
    await slow.answer({ result: 'error', errorMessage: [{ message: 'At most 5 of these.' }] });
    expect(kept().lists[0].edits.gi2).toMatchObject({
      wanted: 7,
      phase: 'failed',
      text: 'At most 5 of these.',
    });
  });
});

describe('the next page of the list', () => {
  it('offers a quantity again whose state only another release knows [reliability Other release]', async () => {
    leaveQuantity({ wanted: 7, phase: 'scheduled', since: 'an hour' });
    const { quantity, row, bodies } = await openList({ [READ]: THREE });
    expect([quantity(2).value, row(2).textContent]).toEqual(['7', expect.stringContaining('Saving…')]);
    await passHalfMinute();
    expect([quantity(2).value, row(2).textContent]).toEqual([
      '7',
      expect.stringContaining('7 wasn’t saved. Your list now has'),
    ]);
    expect(bodies(CHANGE)).toEqual([]);
  });

  it('shows a quantity as being saved until the list has it [reliability Left page]', async () => {
    leaveQuantity({ wanted: 7, phase: 'sending' });
    const { quantity, row, bodies } = await openList({ [READ]: [THREE, THREE, WITH_SEVEN] });
    expect([quantity(2).value, row(2).textContent]).toEqual(['7', expect.stringContaining('Saving…')]);
    await pass(300);
    expect(row(2).textContent).toContain('Saving…');
    await pass(700);
    expect([quantity(2).value, row(2).textContent]).toEqual([
      '7',
      expect.stringContaining('The quantity 7 was saved.'),
    ]);
    expect([bodies(CHANGE), kept()]).toEqual([[], null]);
  });

  it('says after 20 s that it wasn’t saved, what the list has, and sends it again on request [reliability Left page]', async () => {
    leaveQuantity({ wanted: 7, phase: 'sending' });
    const { row, bodies, press } = await openList({ [READ]: THREE, [CHANGE]: DONE });
    await passHalfMinute();
    expect(row(2).textContent).toContain('7 wasn’t saved. Your list now has 2.');
    expect(bodies(CHANGE)).toEqual([]);
    await press('Retry');
    expect(bodies(CHANGE)).toMatchObject([{ giftListItems: [{ productId: 'XB2', quantity: 7 }] }]);
    expect([row(2).textContent?.includes('wasn’t saved'), kept()]).toEqual([false, null]);
  });

  it('says that it is unknown if the list can’t be read again [reliability Left page]', async () => {
    leaveQuantity({ wanted: 7, phase: 'sending' });
    let readings = 0;
    const { row } = await openList({ [READ]: () => (readings++ ? { status: 503 } : THREE) });
    await passHalfMinute();
    expect(row(2).textContent).toContain('We couldn’t confirm that 7 was saved.');
  });

  it('offers a quantity that was never sent, and sends nothing by itself [reliability Left page]', async () => {
    leaveQuantity({ wanted: 7, phase: 'editing' });
    const { quantity, row, bodies, names } = await openList({ [READ]: THREE });
    expect([quantity(2).value, row(2).textContent]).toEqual(['7', expect.stringContaining('Not saved.')]);
    await passHalfMinute();
    expect([bodies(CHANGE), names()]).toEqual([[], [READ]]);
  });

  it('shows the server’s message that arrived while the page was being left [reliability Left page]', async () => {
    leaveQuantity({ wanted: 7, phase: 'failed', text: 'At most 5 of these.' });
    const { row } = await openList({ [READ]: THREE });
    expect(row(2).textContent).toContain('At most 5 of these.');
  });

  it('keeps a newer quantity [reliability Left page]', async () => {
    leaveQuantity({ wanted: 7, phase: 'sending' });
    const { setQuantity, quantity, bodies } = await openList({ [READ]: THREE, [CHANGE]: DONE });
    await setQuantity(2, '9');
    await passHalfMinute();
    expect(quantity(2).value).toBe('9');
    expect(bodies(CHANGE)).toMatchObject([{ giftListItems: [{ productId: 'XB2', quantity: 9 }] }]);
  });

  it('shows a quantity that arrives after a newer one was refused [reliability Left page]', async () => {
    leaveQuantity({ wanted: 7, phase: 'sending' });
    const late = heldReplies();
    const refused = { result: 'error', errorMessage: [{ message: 'At most 8 of these.' }] };
    let now = THREE;
    const { setQuantity, quantity } = await openList({ [READ]: () => now, [CHANGE]: () => late.reply() });
    await setQuantity(2, '9');
    await pass(1000);
    await late.answer(refused);
    await pass(2000);
    expect(quantity(2).value).toBe('2');
    now = WITH_SEVEN;
    await passHalfMinute();
    expect(quantity(2).value).toBe('7');
  });

  it.each([
    ['before it is opened', list([item(1), item(3)])],
    ['while the quantity may still arrive', [THREE, list([item(1), item(3)])]],
  ])('says that a row is gone, and forgets its quantity: %s [reliability Left page]', async (_, reply) => {
    leaveQuantity({ wanted: 7, phase: 'sending' });
    const { text } = await openList({ [READ]: reply });
    await passHalfMinute();
    expect(text()).toContain('The item whose quantity you changed is no longer on this list.');
    expect(text()).not.toContain('wasn’t saved');
    expect(kept()).toBeNull();
  });

  it('says nothing of the kind about a row that the shopper removes [reliability Left page]', async () => {
    leaveQuantity({ wanted: 7, phase: 'sending' });
    const { text, press } = await openList({
      [READ]: [THREE, list([item(1), item(3)])],
      [CHANGE]: DONE,
    });
    await press('Remove Beaker 2');
    await passHalfMinute();
    expect(text()).not.toContain('is no longer on this list');
  });
});

describe('a page of the list that is shown again', () => {
  it('shows a quantity that a later page has sent as being saved, then as saved [reliability Left page, reliability Back button]', async () => {
    let now = THREE;
    const { quantity, row } = await openList({ [READ]: () => now });
    leaveQuantity({ wanted: 7, phase: 'sending' });
    await restorePage();
    await pass(0);
    expect([quantity(2).value, row(2).textContent]).toEqual(['7', expect.stringContaining('Saving…')]);
    now = WITH_SEVEN;
    await pass(1000);
    expect([quantity(2).value, row(2).textContent]).toEqual([
      '7',
      expect.stringContaining('The quantity 7 was saved.'),
    ]);
  });
});

describe('a page of the list that is shown again while a quantity that it sent is on its way', () => {
  it('removes an item only after the reply [reliability Left page, reliability Back button]', async () => {
    const slow = heldReplies();
    const { setQuantity, press, bodies } = await openList({ [READ]: THREE, [CHANGE]: () => slow.reply() });
    await setQuantity(2, '7');
    await leavePage();
    await restorePage();
    await press('Remove Beaker 1');
    expect(bodies(CHANGE)).toHaveLength(1);
    await slow.answer(DONE);
    expect(bodies(CHANGE)).toMatchObject([{}, { data: { removeGiftitemIds: ['gi1'] } }]);
  });
});

describe('a page of the list that is shown again after a newer quantity was typed on a later one', () => {
  it('shows that one instead of its own [reliability Left page, reliability Back button]', async () => {
    const { quantity, setQuantity } = await openList({ [READ]: THREE });
    await setQuantity(2, '5');
    leaveQuantity({ wanted: 7, phase: 'sending' });
    await restorePage();
    await pass(0);
    expect(quantity(2).value).toBe('7');
  });

  it.each([true, false])(
    'says that the row is gone if it was removed on this page before; the reply before Back: %s [reliability Left page, reliability Back button]',
    async (isFast) => {
      const slow = heldReplies();
      let now = THREE;
      const { text, press } = await openList({ [READ]: () => now, [CHANGE]: () => slow.reply() });
      await press('Remove Beaker 2');
      leaveQuantity({ wanted: 7, phase: 'sending' }, { page: performance.timeOrigin + 1 });
      if (isFast) now = list([item(1), item(3)]);
      await restorePage();
      now = list([item(1), item(3)]);
      await slow.answer(DONE);
      await passHalfMinute();
      expect(text()).toContain('The item whose quantity you changed is no longer on this list.');
      expect(kept()).toBeNull();
    },
  );
});

describe('the page that takes a quantity over', () => {
  it.each([
    ['another shopper', { owner: 'p2' }],
    ['another list', { listId: 'gl2' }],
    ['another release’s page', { form: 2 }],
  ])('isn’t %s [reliability Left page]', async (_, more) => {
    leaveQuantity({ wanted: 7, phase: 'editing' }, more);
    const { quantity } = await openList({ [READ]: THREE });
    await pass(1000);
    expect(quantity(2).value).toBe('2');
  });

  it('leaves another release’s format unchanged [reliability Left page]', async () => {
    leaveQuantity({ wanted: 7, phase: 'editing' }, { form: 2 });
    const { setQuantity } = await openList({ [READ]: THREE });
    await setQuantity(2, '9');
    expect(kept()).toMatchObject({ form: 2, lists: [{ edits: { gi2: { wanted: 7 } } }] });
  });

  it('isn’t the copy of a tab [reliability Left page]', async () => {
    const { take } = provideLocks();
    sessionStorage.setItem('cb-tab', 'first');
    take('cb-tab:first');
    leaveQuantity({ wanted: 7, phase: 'editing' });
    const { quantity } = await openList({ [READ]: THREE });
    await pass(5000);
    expect([quantity(2).value, kept()]).toEqual(['2', null]);
  });

  it('survives damaged entries [reliability Left page]', async () => {
    const edit = fc.record({ wanted: fc.jsonValue(), phase: fc.constantFrom('sending', 'failed', 7) });
    const lists = fc.array(
      fc.record({
        listId: fc.constantFrom('gl1', 1),
        at: fc.oneof(fc.integer(), fc.string()),
        edits: fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom('gi2', '__proto__'), edit)),
      }),
    );
    const written = fc.record({
      owner: fc.constant('p1'),
      form: fc.constant(1),
      lists: fc.oneof(fc.jsonValue(), lists),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.json(),
          written.map((value) => JSON.stringify(value)),
        ),
        async (text) => {
          sessionStorage.setItem(KEY, text);
          const { items } = await openList({ [READ]: THREE });
          expect(items()).toEqual(['Beaker 1', 'Beaker 2', 'Beaker 3']);
        },
      ),
      { numRuns: 15 },
    );
  });
});
