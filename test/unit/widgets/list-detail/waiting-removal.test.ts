import { expect, it } from 'vitest';
import { heldReplies } from '../../support/held-replies.ts';
import { keepTestsApart } from '../../support/page.ts';
import { CHANGE, DONE, item, list, openList, READ } from './list-on-screen.ts';

keepTestsApart({ quiet: true });

const kept = () => JSON.parse(sessionStorage.getItem('cb-open-writes') ?? 'null')?.writes;

it('a removal that waits behind a slow quantity is remembered for the next page, until it has ended [reliability Left page]', async () => {
  const slow = heldReplies();
  const { setQuantity, leave, press, names } = await openList({
    [READ]: [list([item(1), item(2)]), list([item(2)])],
    [CHANGE]: () => slow.reply(),
  });
  await setQuantity(2, '7');
  await leave(2);
  await press('Remove Beaker 1');
  expect(names()).toEqual([READ, CHANGE]);
  expect(kept()).toMatchObject([{ write: { kind: 'list-removal', listId: 'gl1', rows: [{ id: 'gi1' }] } }]);
  await slow.answer(DONE);
  await slow.answer(DONE);
  expect(names()).toEqual([READ, CHANGE, CHANGE, READ]);
  expect(kept()).toBeUndefined();
});
