/** The count on a page without a cart, after another page was left with changes under way. */
import { act } from 'react';
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

/** Opens a page on which only the mini-cart knows the cart. @returns how often the count was read */
async function open(): Promise<() => number> {
  printState({ profile: { miniCartCount: 3, hidePrice: 'false' } });
  const requests = answerCalls({ [COUNT]: () => ({ result: 'success', miniCartCount: inCart }) });
  const { MiniCart } = await import('../../../../widgets/mini-cart/mini-cart.tsx');
  widget = await render(MiniCart, { panel: true });
  await settle();
  return () => requests.filter(({ name }) => name === COUNT).length;
}

/** Leaves the note of a page that is left while it changes the cart. */
function leave(count?: number, at = Date.now()): void {
  sessionStorage.setItem('cb-left-count', JSON.stringify({ at, count }));
}

/** Each pause begins when the previous read has ended. */
async function passHalfMinute(): Promise<void> {
  for (let seconds = 0; seconds < 30; seconds += 1) await pass(1000);
}

const shown = () => widget.querySelector('.cb-mini-cart__count')?.textContent;

describe('the count after a page was left', () => {
  it('is read again until it includes the quantity that was sent there [reliability Left page]', async () => {
    leave(12);
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

  it('is read again for 20 s if the result isn’t known [reliability Left page]', async () => {
    leave();
    const reads = await open();
    await passHalfMinute();
    expect(reads()).toBe(8);
  });

  it('isn’t read more often because the shopper has changed their name in the meantime [reliability Left page]', async () => {
    leave();
    const reads = await open();
    const { renameVisitor } = await import('../../../../shared/stores/account/rename-visitor.ts');
    await act(() => renameVisitor({ firstName: 'Dana', lastName: 'Reed', email: 'dana@example.com' }));
    await passHalfMinute();
    expect(reads()).toBe(8);
  });

  it('is read again on the page after that, too, until it includes the quantity [reliability Left page]', async () => {
    leave(12);
    await open();
    await pass(1000);
    expect(sessionStorage.getItem('cb-left-count')).not.toBeNull();
    inCart = 12;
    await passHalfMinute();
    expect(sessionStorage.getItem('cb-left-count')).toBeNull();
  });

  it.each([
    ['was sent long ago', 12, 1],
    ['is in the count already', 3, undefined],
  ])('is read once if the change there %s [reliability Left page]', async (_, count, at) => {
    leave(count, at);
    const reads = await open();
    await passHalfMinute();
    expect(reads()).toBe(1);
  });

  it.each(['{', '7', 'null', '{"at":"x"}'])(
    'is read once if the stored entry is damaged: %s [reliability Left page]',
    async (text) => {
      sessionStorage.setItem('cb-left-count', text);
      const reads = await open();
      await passHalfMinute();
      expect(reads()).toBe(1);
    },
  );
});
