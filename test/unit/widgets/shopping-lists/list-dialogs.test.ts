import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { heldReplies } from '../../support/held-replies.ts';
import { catchMoves } from '../../support/moves.ts';
import { keepTestsApart } from '../../support/page.ts';
import { settle, spoken, type } from '../../support/render.ts';
import { COPY, EMAIL, FRIEND, NEW, openLists, READ, rows } from './lists-on-screen.ts';

keepTestsApart();

/** Types into a field of several lines. */
async function write(area: HTMLTextAreaElement | null, text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
    area?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe('a new list', () => {
  it('takes 40 characters for its name and 120 for its description [2 §2 New list, §9 Lengths]', async () => {
    const { press, dialog, field } = await openLists();
    await press('New List');
    expect(dialog().querySelector('h2')?.textContent).toBe('New List');
    expect([field(0).maxLength, field(1).maxLength]).toEqual([40, 120]);
  });

  it('appears as soon as it’s created, and links to its page', async () => {
    const { press, field, dialog, lists, link, text, requests, pressInside } = await openLists({
      [READ]: [rows(1), rows(1, 2)],
      [NEW]: { result: 'success', giftlistId: 'gl2' },
    });
    await press('New List');
    await type(field(0), 'Frogs');
    await type(field(1), 'For May');
    await pressInside('Save List');
    expect(requests[1]).toEqual({
      name: NEW,
      body: { eventName: 'Frogs', description: 'For May', isPublic: false },
    });
    expect(dialog()).toBeNull();
    expect(text()).toContain('The list Frogs is ready.');
    expect(await spoken()).toContain('The list Frogs is ready.');
    expect(link('View list')?.getAttribute('href')).toBe(
      '/account/list-detail?giftlistId=gl2&isWishlist=false',
    );
    expect(lists()).toEqual(['List 1', 'List 2']);
  });

  it('is one that others can see once the shopper has ticked that box [2 §2 Who sees a list]', async () => {
    const { press, field, labelled, bodies, pressInside } = await openLists({
      [READ]: [rows(1), rows(1, 2)],
      [NEW]: { result: 'success', giftlistId: 'gl2' },
    });
    await press('New List');
    await type(field(0), 'Frogs');
    await act(async () => labelled('Others can see this list').click());
    await pressInside('Save List');
    expect(bodies(NEW)).toEqual([{ eventName: 'Frogs', description: '', isPublic: true }]);
  });

  it('says why it couldn’t be created, and keeps what was typed', async () => {
    const { press, field, dialog, pressInside } = await openLists({
      [READ]: rows(1),
      [NEW]: { result: 'error', errorMessage: 'You already have a list called "Frogs".' },
    });
    await press('New List');
    await type(field(), 'Frogs');
    await pressInside('Save List');
    expect(dialog().querySelector('[role=alert]')?.textContent).toContain('You already have a list');
    expect(field().value).toBe('Frogs');
  });

  it('says above the table how it ended even if the dialog was closed in the meantime', async () => {
    const slow = heldReplies();
    const { press, field, pressInside, alert } = await openLists({ [READ]: rows(1), [NEW]: slow.reply });
    await press('New List');
    await type(field(), 'Frogs');
    await pressInside('Save List');
    await pressInside('Cancel');
    await slow.answer({ result: 'error', errorMessage: 'Too many lists.' });
    expect(alert()).toBe('Too many lists.');
  });
});

describe('copying a list', () => {
  it('starts with its name and description, and names the shopper as its owner [2 §2 List rows]', async () => {
    const { press, field, requests, pressInside, dialog, text } = await openLists({
      [READ]: [rows(1), rows(1, 2)],
      [COPY]: { response: { giftlistId: 'gl9' } },
    });
    await press('Copy List 1');
    expect([field(0).value, field(1).value]).toEqual(['List 1', 'For class 1']);
    await type(field(0), 'List 1 again');
    await pressInside('Copy List');
    expect(requests[1]).toEqual({
      name: COPY,
      body: { giftlistId: 'gl1', profileId: 'p1', eventName: 'List 1 again', description: 'For class 1' },
    });
    expect(dialog()).toBeNull();
    expect(text()).toContain('Copied to List 1 again.');
  });
});

describe('sending a list by email', () => {
  it('takes addresses and a message [2 §2 List rows]', async () => {
    const { press, field, requests, pressInside, dialog, text } = await openLists({
      [READ]: rows(1),
      [EMAIL]: { result: 'success' },
    });
    await press('Email List 1');
    expect(dialog().textContent).toContain('List 1');
    await type(field(0), ' ada@school.test, bo@school.test ');
    await write(dialog().querySelector('textarea'), 'For Tuesday');
    await pressInside('Send');
    expect(requests[1]).toEqual({
      name: EMAIL,
      body: { giftlistId: 'gl1', emailList: 'ada@school.test, bo@school.test', message: 'For Tuesday' },
    });
    expect(text()).toContain('List 1 was sent.');
  });

  it.each(['', 'ada', 'ada@school.test,', '@, b@c'])('isn’t sent to %o', async (typed) => {
    const { press, field, names, pressInside } = await openLists();
    await press('Email List 1');
    await type(field(), typed);
    await pressInside('Send');
    expect(names()).toEqual([READ]);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
  });

  it('has fields of 1000 characters, addresses of 256, and says so [2 §5 Lists]', async () => {
    const { press, field, dialog, names, pressInside } = await openLists({
      [READ]: rows(1),
      [EMAIL]: { result: 'success' },
    });
    await press('Email List 1');
    const area = dialog().querySelector('textarea') as HTMLTextAreaElement;
    expect([field().maxLength, area.maxLength]).toEqual([1000, 1000]);
    await write(area, 'For Tuesday');
    await type(field(), `${'a'.repeat(250)}@b.test`);
    expect(dialog().textContent).toContain('257 of 1,000 characters.');
    expect(dialog().textContent).toContain('11 of 1,000 characters');
    await pressInside('Send');
    expect(dialog().textContent).toContain('An email address can have up to 256 characters.');
    expect(names()).toEqual([READ]);
    await type(field(), `ada@school.test, ${'a'.repeat(249)}@b.test`);
    await pressInside('Send');
    expect(names()).toEqual([READ, EMAIL]);
  });

  it('says why it wasn’t sent, and keeps what was typed', async () => {
    const { press, field, dialog, pressInside } = await openLists({
      [READ]: rows(1),
      [EMAIL]: { result: 'error', errorMessage: 'We cannot send to bo@school.test.' },
    });
    await press('Email List 1');
    await type(field(), 'bo@school.test');
    await pressInside('Send');
    expect(dialog().querySelector('[role=alert]')?.textContent).toBe('We cannot send to bo@school.test.');
    expect(field().value).toBe('bo@school.test');
  });
});

describe("finding a friend's list", () => {
  it('takes 256 characters, trims them, and goes where the server says [2 §2 Friend finding, §5 Lists, §7 Find friends]', async () => {
    const moves = catchMoves();
    const { press, field, requests, pressInside, dialog } = await openLists({
      [READ]: rows(1),
      [FRIEND]: { result: 'success', response: { returnUrl: '/account/list-public?id=p7' } },
    });
    await press("Find a Friend's List");
    expect(field().maxLength).toBe(256);
    expect(dialog().textContent).toContain('0 of 256 characters.');
    await type(field(), ' ada@school.test ');
    await pressInside('Find');
    expect(requests[1]).toEqual({ name: FRIEND, body: { emailList: 'ada@school.test' } });
    expect(moves).toEqual(['http://shop.test/account/list-public?id=p7']);
  });

  it('goes only to pages that the page may open [S5]', async () => {
    const moves = catchMoves();
    const { press, field, pressInside, dialog } = await openLists({
      [READ]: rows(1),
      [FRIEND]: { returnUrl: 'https://evil.test/' },
    });
    await press("Find a Friend's List");
    await type(field(), 'ada@school.test');
    await pressInside('Find');
    expect(moves).toEqual([]);
    expect(dialog().querySelector('[role=alert]')?.textContent).toContain('can’t take you');
  });

  it('shows the server’s message in the dialog [2 §8 List search]', async () => {
    const { press, field, pressInside, dialog } = await openLists({
      [READ]: rows(1),
      [FRIEND]: { result: 'error', errorMessage: 'We found nobody of that name.' },
    });
    await press("Find a Friend's List");
    await type(field(), 'nobody@school.test');
    await pressInside('Find');
    expect(dialog().querySelector('[role=alert]')?.textContent).toBe('We found nobody of that name.');
    expect(field().value).toBe('nobody@school.test');
  });

  it('asks for an address until one is typed [2 §2 Friend finding]', async () => {
    const { press, field, pressInside, names, dialog } = await openLists();
    await press("Find a Friend's List");
    await pressInside('Find');
    expect(names()).toEqual([READ]);
    expect(document.activeElement).toBe(field());
    expect(dialog().textContent).toContain('Enter an email address.');
    await type(field(), 'a');
    expect(dialog().textContent).not.toContain('Enter an email address.');
  });

  it('sends once, however often Enter is pressed [reliability Double press]', async () => {
    const slow = heldReplies();
    const { press, field, dialog, names } = await openLists({ [READ]: rows(1), [FRIEND]: slow.reply });
    await press("Find a Friend's List");
    await type(field(), 'ada@school.test');
    const form = dialog().querySelector('form') as HTMLFormElement;
    for (let times = 0; times < 2; times += 1) {
      await act(
        async () => void form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
      );
      await settle();
    }
    expect(names().filter((name) => name === FRIEND)).toHaveLength(1);
  });
});
