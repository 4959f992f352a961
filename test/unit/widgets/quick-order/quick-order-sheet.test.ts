import { beforeEach, describe, expect, it } from 'vitest';
import { beginPage, endPage } from '../../support/page.ts';
import { click, leave, pass, render, spoken, type } from '../../support/render.ts';
import { answerCalls, type Reply } from '../../support/replies.ts';
import { allNamed } from '../../support/screen.ts';
import { ADD, cart, keepTestsApart, READ } from './quick-order-page.ts';

let form: HTMLElement;

keepTestsApart();

beforeEach(() => {
  endPage();
  beginPage();
});

const fields = (name: 'itemNumber' | 'quantity') => [
  ...form.querySelectorAll<HTMLInputElement>(`[data-field="${name}"]`),
];
const typed = () =>
  fields('itemNumber').map(({ value }, row) => `${value}:${fields('quantity')[row]?.value}`);
const button = (name: string) => allNamed<HTMLButtonElement>(form, 'button', name)[0] as HTMLButtonElement;
const rowTexts = () =>
  [...form.querySelectorAll('[role="group"]')].map(({ textContent }) => textContent ?? '');

async function open(rows = 1): Promise<void> {
  const { QuickOrder } = await import('../../../../widgets/quick-order/quick-order.tsx');
  form = await render(QuickOrder, { rows }, 'quick-order');
  await wait();
}

/** Lets code load, and waits until a run ends. */
async function wait(): Promise<void> {
  for (let round = 0; round < 14; round += 1) await pass(40);
}

/** Pastes or drops data into the form. @returns whether the field was prevented from taking it */
async function give(kind: 'paste' | 'drop', given: { text?: string; files?: File[] }): Promise<boolean> {
  const event = new Event(kind, { bubbles: true, cancelable: true });
  const data = { files: given.files ?? [], getData: () => given.text ?? '' };
  Object.assign(event, { clipboardData: data, dataTransfer: data });
  fields('itemNumber')[0]?.dispatchEvent(event);
  await wait();
  return event.defaultPrevented;
}

function openShopFor(known: string[]) {
  const requests = answerCalls({
    [ADD]: (body: unknown): Reply => {
      const { skuId } = body as { skuId: string };
      return known.includes(skuId)
        ? { result: 'success' }
        : { result: 'error', response: JSON.stringify({ message: `${skuId} is unknown.` }) };
    },
    [READ]: cart,
  });
  return () => requests.filter(({ name }) => name === ADD).map(({ body }) => body as Record<string, unknown>);
}

describe('a paste', () => {
  it('of several lines is shown before anything is added [sheet Preview]', async () => {
    const sent = openShopFor([]);
    await open();
    const text = 'Item\tQty\n351210\t2\n351211\t1\n351210\t3\n1.2E+05\t1\n351212\t600\n351212\t500';
    expect(await give('paste', { text })).toBe(true);
    const shown = form.textContent ?? '';
    expect(shown).toContain(
      '2 rows are ready. 2 need fixing. 1 item appears more than once, so we combined the quantities.',
    );
    expect(shown).toContain('2 + 3 = 5');
    expect(shown).toContain('Your spreadsheet rounded this number');
    expect(shown).toContain('600 + 500 add up to 1100. You can order up to 999 of one item.');
    expect(document.activeElement?.textContent).toBe('Review your rows');
    expect(await spoken()).toContain('2 rows are ready.');
    expect(sent()).toEqual([]);
    await click(button('Cancel'));
    expect(typed()).toEqual([':1']);
  });

  it('says what a row may have meant, before it’s added unchanged [sheet Preview]', async () => {
    const sent = openShopFor(['4X143500', '351210']);
    await open();
    await give('paste', { text: '4x143500\n351210 2' });
    expect(form.textContent).toContain('2 rows are ready. Please check 1 row.');
    expect(form.textContent).toContain('Ready, but please check (1)');
    expect(form.textContent).toContain('If you meant 4 of item 143500, press Edit all rows');
    await click(button('Add 2 to Cart'));
    await wait();
    expect(sent().map(({ skuId, quantity }) => `${skuId}:${quantity}`)).toEqual(['4X143500:1', '351210:2']);
  });

  it('fills rows, with the reason at wrong ones, which stay unchanged [sheet Rows, sheet Damage]', async () => {
    await open();
    await give('paste', { text: '351210;2\n1.2E+05;1\n351211;1500' });
    await click(button('Edit all rows'));
    await wait();
    expect(typed()).toEqual(['351210:2', '1.2E+05:1', '351211:1500', ':1']);
    expect(rowTexts()[1]).toContain('Your spreadsheet rounded this number');
    expect(document.activeElement).toBe(fields('itemNumber')[1]);
    // Visiting the field neither clears it nor removes the reason.
    (fields('quantity')[2] as HTMLElement).focus();
    await leave(fields('quantity')[2] as HTMLElement);
    expect(typed()[2]).toBe('351211:1500');
    expect(rowTexts()[2]).toContain('up to 999 of one item');
  });

  it.each(['351210', ' 351210\n'])('of %j goes into its field [sheet One row]', async (text) => {
    await open();
    expect(await give('paste', { text })).toBe(false);
    expect(form.querySelector('.cb-order-sheet__preview')).toBeNull();
  });

  it('that is too much says so, in words for text [sheet Rows]', async () => {
    await open();
    await give('paste', { text: '351210,1\n'.repeat(2_300_000) });
    await wait();
    expect(form.textContent).toContain('That’s more text than fits here. Paste up to 500 rows at a time.');
  });

  it('is added after what was typed [sheet Rows]', async () => {
    await open(2);
    await type(fields('itemNumber')[0] as HTMLInputElement, '721002');
    await give('paste', { text: '2 x 351210\n351211' });
    await click(button('Edit all rows'));
    expect(typed()).toEqual(['721002:1', '351210:2', '351211:1', ':1']);
  });
});

describe('a sheet', () => {
  it('keeps the rows that weren’t added, which can be corrected and sent again [sheet Sending, sheet One row]', async () => {
    const sent = openShopFor(['351210', '351211', '351219']);
    await open();
    await give('paste', { text: '351210,1\n351211,2\n351218,3\nno,1' });
    await click(button('Add 3 to Cart'));
    await wait();
    expect(sent().map(({ skuId, quantity }) => `${skuId}:${quantity}`)).toEqual([
      '351210:1',
      '351211:2',
      '351218:3',
    ]);
    expect(typed()).toEqual(['351218:3', 'NO:1', ':1']);
    expect(rowTexts()[0]).toContain('351218 is unknown.');
    expect(rowTexts()[1]).toContain('Enter an item number');
    expect(form.textContent).toContain('2 added to your cart. 2 not added; they’re still here.');
    await type(fields('itemNumber')[0] as HTMLInputElement, '351219');
    await type(fields('itemNumber')[1] as HTMLInputElement, '351210');
    await click(button('Add to Cart'));
    await wait();
    expect(sent()).toHaveLength(5);
    expect(form.textContent).toContain('2 items added to your cart');
    expect(typed()).toEqual([':1']);
  });

  it('is still there after a reload [sheet Draft]', async () => {
    await open();
    await give('paste', { text: '351210,1\n351211,2' });
    await click(button('Edit all rows'));
    await wait();
    endPage();
    beginPage();
    await open();
    expect(typed()).toEqual(['351210:1', '351211:2', ':1']);
  });

  it('is still there after a reload, with the results of its rows [sheet Draft]', async () => {
    const sent = openShopFor(['351210']);
    await open();
    await give('paste', { text: '351210,1\n351218,3\n351219,2' });
    await click(button('Add 3 to Cart'));
    await wait();
    endPage();
    beginPage();
    await open();
    expect(typed()).toEqual(['351218:3', '351219:2', ':1']);
    expect(rowTexts()[0]).toContain('351218 is unknown.');
    expect(rowTexts()[1]).toContain('351219 is unknown.');
    expect(sent()).toHaveLength(3);
  });

  it('says after each reload why its only row wasn’t added [sheet Draft]', async () => {
    openShopFor(['351210']);
    await open();
    await give('paste', { text: '351210,1\n351218,3' });
    await click(button('Add 2 to Cart'));
    await wait();
    for (let reload = 1; reload <= 2; reload += 1) {
      endPage();
      beginPage();
      await open();
      await wait();
      expect(typed()).toEqual(['351218:3']);
      expect(rowTexts()[0]).toContain('351218 is unknown.');
    }
    await type(fields('itemNumber')[0] as HTMLInputElement, '351219');
    expect(rowTexts()[0]).not.toContain('is unknown');
  });

  it('loses its rows only after a question [sheet Rows]', async () => {
    await open(2);
    await type(fields('itemNumber')[0] as HTMLInputElement, '721002');
    await click(button('Remove all rows…'));
    await wait();
    expect(document.querySelector('dialog')?.textContent).toContain(
      'This clears 1 row and what you typed in it.',
    );
    await click(allNamed<HTMLButtonElement>(document.body, 'button', 'Remove')[0] as HTMLButtonElement);
    await wait();
    expect(typed()).toEqual([':1', ':1']);
  });
});

describe('a file', () => {
  it('that is dropped is read, too [sheet Files]', async () => {
    await open();
    const file = new File(['\uFEFFQuantity;Item number\r\n2;351210\r\n'], 'list.txt');
    expect(await give('drop', { files: [file] })).toBe(true);
    expect(form.textContent).toContain('351210 × 2');
  });

  it.each<[string, BlobPart[], string]>([
    ['an old workbook', [Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0])], 'in an older format'],
    ['a PDF', ['%PDF-1.7'], 'We couldn’t read any rows in this file.'],
    [
      'a zip that is no workbook',
      [Uint8Array.from([0x50, 0x4b, 3, 4, 0])],
      'We couldn’t read any rows in this file.',
    ],
    ['nothing', [], 'We didn’t find any rows.'],
  ])('that is %s is refused with a message [sheet Files]', async (_, content, text) => {
    await open();
    await give('drop', { files: [new File(content, 'list.csv')] });
    expect(form.textContent).toContain(text);
    expect(await spoken()).toContain(text);
  });

  it('may have up to 500 rows, and the form says so before it’s chosen [sheet Rows]', async () => {
    await open();
    await click(button('Paste or choose a file…'));
    await wait();
    expect(document.activeElement?.tagName).toBe('TEXTAREA');
    const hint = form.querySelector('input[type="file"]')?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(hint)?.textContent).toContain('up to 500 rows');
    expect(form.querySelector('.cb-order-sheet__sample')?.textContent).toContain('up to 500 rows');
    const lines = Array.from({ length: 503 }, (_, row) => `SF${1000 + row}`);
    await give('paste', { text: lines.join('\n') });
    expect(form.textContent).toContain('There’s room for 500 rows, so we left out the last 3.');
  });
});
