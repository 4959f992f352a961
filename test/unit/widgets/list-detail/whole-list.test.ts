import { describe, expect, it } from 'vitest';
import { heldReplies } from '../../support/held-replies.ts';
import { catchMoves } from '../../support/moves.ts';
import { keepTestsApart } from '../../support/page.ts';
import { spoken, type } from '../../support/render.ts';
import { DONE, item, list, openList, READ } from './list-on-screen.ts';

keepTestsApart({ quiet: true });

const DELETE = 'POST shopping-list/delete-list';
const COPY = 'POST shopping-list/copy-list';
const EMAIL = 'POST shopping-list/email-list';
const LISTS = 'GET shopping-list/shopping-list-details';
const TWO = list([item(1), item(2)]);
const lists = (...ids: string[]) => ({
  result: 'success',
  response: ids.map((giftlistId) => ({ giftlistId, Name: giftlistId })),
});

describe('deleting the list on screen [2 §2 Whole list]', () => {
  it('asks first, with its name, and goes to the lists, which say so once [2 §2 List deletion, §4 List deletion]', async () => {
    const moves = catchMoves();
    const { choose, pressInside, dialog, bodies } = await openList({ [READ]: TWO, [DELETE]: DONE });
    await choose('Delete List');
    expect(dialog().textContent).toContain('Are you sure you want to delete this shopping list?');
    expect(dialog().textContent).toContain('“Spring labs” will be deleted.');
    expect(dialog().textContent).not.toMatch(/shown/);
    await pressInside('Cancel');
    expect(bodies(DELETE)).toEqual([]);
    await choose('Delete List');
    await pressInside('Delete');
    expect(bodies(DELETE)).toEqual([{ selectedLists: ['gl1'] }]);
    expect(moves).toEqual(['http://shop.test/account/list']);
    expect(sessionStorage.getItem('cb:message')).toContain('List(s) successfully deleted.');
  });

  it('uses the number of a list without a name [2 §5 Deleting lists]', async () => {
    const { choose, dialog } = await openList({ [READ]: list([item(1)], { Name: '' }) });
    await choose('Delete List');
    expect(dialog().textContent).toContain('“List gl1” will be deleted.');
  });

  it.each([
    ['the server’s message', { result: 'error', errorMessage: 'It is shared.' }, {}, 'It is shared.'],
    ['that it failed, if the list is still there', null, { [LISTS]: lists('gl1') }, 'couldn’t delete'],
    ['that the result isn’t known', null, { [LISTS]: new Response('', { status: 403 }) }, 'couldn’t confirm'],
  ])('says %s [2 §8 List deletion, reliability Lost reply]', async (_, reply, rest, said) => {
    const moves = catchMoves();
    const { choose, pressInside, alert, dialog } = await openList({ [READ]: TWO, [DELETE]: reply, ...rest });
    await choose('Delete List');
    await pressInside('Delete');
    expect(dialog()).toBeNull();
    expect(alert()).toContain(said);
    expect(moves).toEqual([]);
  });

  it('has worked if the reply was lost and the list is gone [reliability Lost reply]', async () => {
    const moves = catchMoves();
    const { choose, pressInside } = await openList({ [READ]: TWO, [DELETE]: null, [LISTS]: lists('gl2') });
    await choose('Delete List');
    await pressInside('Delete');
    expect(moves).toEqual(['http://shop.test/account/list']);
  });
});

describe('copying and emailing the list on screen [2 §2 Whole list]', () => {
  it('copies it under another name, and links to the copy', async () => {
    const { choose, pressInside, dialog, bodies, text, link } = await openList({
      [READ]: TWO,
      [COPY]: { response: { giftlistId: 'gl9' } },
    });
    await choose('Copy List');
    const [name] = dialog().querySelectorAll('input');
    expect(name?.value).toBe('Spring labs');
    await type(name as HTMLInputElement, 'Autumn labs');
    await pressInside('Copy List');
    expect(bodies(COPY)).toEqual([
      { giftlistId: 'gl1', profileId: 'p1', eventName: 'Autumn labs', description: 'Both classes' },
    ]);
    expect(text()).toContain('Copied to Autumn labs.');
    expect(link('View your lists').getAttribute('href')).toBe('/account/list');
  });

  it('sends it by email', async () => {
    const { choose, pressInside, labelled, bodies, dialog, text } = await openList({
      [READ]: TWO,
      [EMAIL]: DONE,
    });
    await choose('Email List');
    expect(dialog().textContent).toContain('Send the list Spring labs');
    await type(labelled('Email addresses'), 'ada@school.test');
    await pressInside('Send');
    expect(bodies(EMAIL)).toEqual([{ giftlistId: 'gl1', emailList: 'ada@school.test', message: '' }]);
    expect(dialog()).toBeNull();
    expect(text()).toContain('Spring labs was sent.');
    expect(await spoken()).toContain('Spring labs was sent.');
  });

  it('says above the items why it wasn’t sent if the dialog was closed in the meantime', async () => {
    const slow = heldReplies();
    const { choose, pressInside, labelled, alert } = await openList({ [READ]: TWO, [EMAIL]: slow.reply });
    await choose('Email List');
    await type(labelled('Email addresses'), 'ada@school.test');
    await pressInside('Send');
    await pressInside('Cancel');
    await slow.answer({ result: 'error', errorMessage: 'No mail today.' });
    expect(alert()).toBe('No mail today.');
  });
});
