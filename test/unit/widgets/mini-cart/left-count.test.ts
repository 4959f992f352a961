/** The count on a page without a cart, after another page was left with changes under way. */
import { beforeEach, describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../support/page.ts';
import { pass, render, settle } from '../../support/render.ts';
import { answerCalls } from '../../support/replies.ts';
import { printState } from '../../support/state-block.ts';

keepTestsApart();

const COUNT = 'GET checkout/mini-cart-count';

let inCart: number;
let widget: HTMLElement;

beforeEach(() => {
  inCart = 3;
});

/** Opens a page whose mini-cart is all that knows of the cart. @returns how often the count was read */
async function open(): Promise<() => number> {
  printState({ profile: { miniCartCount: 3, hidePrice: 'false' } });
  const requests = answerCalls({ [COUNT]: () => ({ result: 'success', miniCartCount: inCart }) });
  const { MiniCart } = await import('../../../../widgets/mini-cart/mini-cart.tsx');
  widget = await render(MiniCart, { panel: true });
  await settle();
  return () => requests.filter(({ name }) => name === COUNT).length;
}

/** Keeps an edit as a page does that is left. */
function leaveEdit(edit: object, { at = Date.now(), count }: { at?: number; count?: number } = {}): void {
  sessionStorage.setItem('cb-line-edits', JSON.stringify({ at, edits: { ci1: edit }, count }));
}

/** Each pause begins when the reading before has ended. */
async function passHalfMinute(): Promise<void> {
  for (let seconds = 0; seconds < 30; seconds += 1) await pass(1000);
}

const shown = () => widget.querySelector('.cb-mini-cart__count')?.textContent;

describe('the count after a page was left', () => {
  it('is read again until the quantity has arrived that was sent there [reliability Left page]', async () => {
    leaveEdit({ wanted: 12, phase: 'confirming', from: 3 }, { count: 12 });
    const reads = await open();
    expect(shown()).toBe('3');
    await pass(900);
    inCart = 12;
    await pass(1500);
    expect(shown()).toBe('12');
    const before = reads();
    await passHalfMinute();
    expect(reads()).toBe(before);
  });

  it('is read again for 20 s where the page has crashed and nobody knows what the cart will have [reliability Left page]', async () => {
    leaveEdit({ wanted: 12, phase: 'sending' });
    const reads = await open();
    await passHalfMinute();
    expect(reads()).toBe(8);
  });

  it('is read again while it is unknown whether the cart was emptied [reliability Left page]', async () => {
    const writes = [{ id: 'w1', at: Date.now(), write: { kind: 'clear' } }];
    sessionStorage.setItem('cb-open-writes', JSON.stringify({ owner: '', form: 1, writes }));
    await open();
    inCart = 0;
    await pass(500);
    expect(shown()).toBe('0');
  });

  it.each([
    ['was never sent', { wanted: 12, phase: 'failed' }, {}],
    ['was sent long ago', { wanted: 12, phase: 'confirming' }, { at: 1 }],
    ['is in the count already', { wanted: 12, phase: 'confirming' }, { count: 3 }],
  ])('is read once if what was typed there %s [reliability Left page]', async (_, edit, more) => {
    leaveEdit(edit, more);
    const reads = await open();
    await passHalfMinute();
    expect(reads()).toBe(1);
  });

  it.each(['{', '7', '{"edits":{"ci1":null}}', '{"at":"x","edits":[1]}'])(
    'is read once if what is kept is damaged: %s [reliability Left page]',
    async (text) => {
      sessionStorage.setItem('cb-line-edits', text);
      const reads = await open();
      await passHalfMinute();
      expect(reads()).toBe(1);
    },
  );
});
