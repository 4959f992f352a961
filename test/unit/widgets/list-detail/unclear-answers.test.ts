/** After a change whose reply is inconclusive or lost, the page rereads the list and tells the shopper the outcome. */
import { describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../support/page.ts';
import { pass, type } from '../../support/render.ts';
import { CHANGE, item, list, openList, READ } from './list-on-screen.ts';

keepTestsApart({ quiet: true });

const BEFORE = list([item(1), item(2)]);
const SILENT: [string, () => Response | null][] = [
  ['is empty', () => new Response('')],
  ['has status 204', () => new Response(null, { status: 204 })],
  ['is true', () => new Response('true')],
  ['is a word', () => new Response('"success"')],
  ['is a page', () => new Response('<!doctype html><p>Thank you.</p>')],
  ['is lost', () => null],
];

describe('a quantity on the list whose reply', () => {
  const typeSeven = async (readings: object[], answer: () => Response | null) => {
    const screen = await openList({ [READ]: [BEFORE, ...readings], [CHANGE]: answer });
    await screen.setQuantity(2, '7');
    await screen.leave(2);
    return screen;
  };

  it.each(SILENT)(
    '%s is saved if the list then has it [wire Writes, reliability Line write]',
    async (_, answer) => {
      const { alert, row, quantity } = await typeSeven([list([item(1), item(2, { quantity: 7 })])], answer);
      expect([quantity(2).value, row(2).textContent, alert()]).toEqual([
        '7',
        expect.not.stringMatching(/saved|Saving/),
        undefined,
      ]);
    },
  );

  it('is empty isn’t saved if the list doesn’t have it, or can’t be read [wire Writes, reliability Line write]', async () => {
    for (const reading of [BEFORE, { result: 'error', errorMessage: 'Closed.' }]) {
      const { row, quantity } = await typeSeven([reading], () => new Response(''));
      expect([quantity(2).value, row(2).textContent]).toEqual(['7', expect.stringContaining('Not saved.')]);
    }
  });
});

describe('a quantity that was saved before', () => {
  it.each([
    [7, 'Not saved.'],
    [5, ''],
  ])(
    'is read again, in case a broken proxy repeats the earlier reply: the list has %s [reliability Old replies]',
    async (has, says) => {
      const withTwo = (quantity: number) => list([item(1), item(2, { quantity })]);
      const { setQuantity, leave, row, names, quantity } = await openList({
        [READ]: [BEFORE, withTwo(has)],
        [CHANGE]: () => Response.json({ result: 'success' }),
      });
      for (const typed of ['5', '7', '5']) {
        await setQuantity(2, typed);
        await leave(2);
      }
      expect(names()).toEqual([READ, CHANGE, CHANGE, CHANGE, READ]);
      expect([quantity(2).value, row(2).textContent]).toEqual(['5', expect.stringContaining(says)]);
      expect(row(2).textContent?.includes('Not saved.')).toBe(Boolean(says));
    },
  );
});

describe('an edit of the list whose reply', () => {
  const rename = async (after: object, answer: () => Response | null) => {
    const screen = await openList({ [READ]: [BEFORE, after], [CHANGE]: answer });
    await screen.choose('Edit name and description');
    await type(screen.dialog().querySelector('input') as HTMLInputElement, 'Autumn labs');
    await screen.pressInside('Save');
    await pass(0);
    return screen;
  };

  it.each(SILENT)('%s is saved if the list then has it [wire Writes]', async (_, answer) => {
    const { text, dialog, heading } = await rename(list([item(1)], { Name: 'Autumn labs' }), answer);
    expect([dialog(), heading().textContent]).toEqual([null, 'Autumn labs']);
    expect(text()).toContain('Your changes were saved.');
  });

  it.each([
    ['name', {}],
    ['description', { Name: 'Autumn labs', Description: 'One class' }],
    ['public mark', { Name: 'Autumn labs', isPublic: true }],
  ])('is empty isn’t saved if the list has another %s [wire Writes]', async (_, told) => {
    const before = list([item(1)], { isPublic: false });
    const { choose, dialog, pressInside } = await openList({
      [READ]: [before, list([item(1)], { isPublic: false, ...told })],
      [CHANGE]: () => new Response(''),
    });
    await choose('Edit name and description');
    const name = dialog().querySelector('input') as HTMLInputElement;
    await type(name, 'Autumn labs');
    await pressInside('Save');
    expect([dialog()?.textContent, name.value]).toEqual([
      expect.stringContaining('We couldn’t save your changes.'),
      'Autumn labs',
    ]);
  });
});
