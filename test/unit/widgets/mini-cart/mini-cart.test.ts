import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { heldReplies } from '../../support/held-replies.ts';
import { keepTestsApart } from '../../support/page.ts';
import { click, press, render, settle } from '../../support/render.ts';
import { answerCalls, type Replies } from '../../support/replies.ts';
import { printState } from '../../support/state-block.ts';

keepTestsApart();

const COUNT = 'GET checkout/mini-cart-count';
const READ = 'GET cart/get-commerce-item-details';

const line = (number: number) => ({
  commerceId: `ci${number}`,
  productId: `35121${number}`,
  displayName: `Beaker ${number}`,
  quantity: String(number),
  total: `$${number}.50`,
  productUrl: `/p/35121${number}`,
  ImageURL: `/images/35121${number}.svg`,
});
const cartOf = (lines: number) => ({
  result: 'success',
  commerceItems: Array.from({ length: lines }, (_, index) => line(index + 1)),
  subTotal: '$1,234.50',
  miniCartCount: lines,
});
const profile = (rest: object = {}) =>
  printState({ profile: { miniCartCount: 3, hidePrice: 'false', ...rest } });

let widget: HTMLElement;

const link = () => widget.querySelector('a') as HTMLAnchorElement;
const toggle = () => widget.querySelector('[aria-expanded]') as HTMLButtonElement;
const panel = () => widget.querySelector('section');
const button = (name: string) =>
  [...widget.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement;

/** The stores last as long as the page; each test has its own page. */
async function open(replies: Replies, props = { panel: true }) {
  const requests = answerCalls(replies);
  const { MiniCart } = await import('../../../../widgets/mini-cart/mini-cart.tsx');
  widget = await render(MiniCart, props);
  return () => requests.map(({ name }) => name);
}

async function openPanel(): Promise<void> {
  await click(toggle());
  await settle();
}

async function tell(event: string): Promise<void> {
  await act(async () => {
    document.dispatchEvent(new CustomEvent(event));
    vi.advanceTimersByTime(100);
  });
  await settle();
}

describe('the mini-cart', () => {
  it('shows at once what the page printed, then what the server says [1 §7 Reading, §2 Mini-cart]', async () => {
    profile();
    const held = heldReplies();
    await open({
      [COUNT]: held.reply,
    });
    expect(link().getAttribute('aria-label')).toBe('Cart, 3 items');
    expect(link().getAttribute('href')).toBe('/checkout/cart');
    await held.answer({ result: 'success', miniCartCount: '5' });
    expect(link().getAttribute('aria-label')).toBe('Cart, 5 items');
    expect(link().textContent).toContain('5');
  });

  it.each([
    [0, 'Cart, 0 items'],
    [1, 'Cart, 1 item'],
    [1200, 'Cart, 1200 items'],
    [12000, 'Cart, 9999+ items'],
  ])('calls %i pieces "%s"', async (count, name) => {
    await open({ [COUNT]: { miniCartCount: count } });
    await settle();
    expect(link().getAttribute('aria-label')).toBe(name);
  });

  it('shows no number while it’s unknown', async () => {
    await open({ [COUNT]: () => new Promise(() => {}) });
    expect(link().getAttribute('aria-label')).toBe('Cart');
  });

  it('keeps its number if the server can’t say', async () => {
    profile();
    await open({ [COUNT]: new Response('', { status: 403 }) });
    await settle();
    expect(link().getAttribute('aria-label')).toBe('Cart, 3 items');
  });

  it('reads again after a script of the page has changed the cart', async () => {
    const requests = await open({ [COUNT]: [{ miniCartCount: 1 }, { miniCartCount: 2 }] });
    await settle();
    await tell('cb:cart-refresh');
    expect(requests()).toEqual([COUNT, COUNT]);
    expect(link().getAttribute('aria-label')).toBe('Cart, 2 items');
  });

  it('is only the link if the page wants no panel', async () => {
    await open({ [COUNT]: { miniCartCount: 1 } }, { panel: false });
    expect(widget.querySelector('button')).toBeNull();
  });
});

describe('the mini-cart in the inspect view', () => {
  beforeEach(() => {
    profile();
    history.replaceState(null, '', '/checkout/inspect/cart');
    return () => history.replaceState(null, '', '/');
  });

  it('has the count and no link: not to the cart, to a product, or to sign in [embedding Inspect view]', async () => {
    const session = { error: { messageCode: 'USER_NOT_AUTHENTICATED' } };
    await open({ [COUNT]: { miniCartCount: 2 }, [READ]: [cartOf(2), session] });
    await settle();
    expect(widget.textContent).toContain('Cart 2');
    await openPanel();
    expect(panel()?.textContent).toContain('Beaker 2');
    expect(widget.querySelectorAll('a')).toHaveLength(0);
    await tell('cb:cart-updated');
    expect(panel()?.textContent).toContain('Your session has ended.');
    expect(widget.querySelectorAll('a')).toHaveLength(0);
  });

  it('has its links if a cart page on it says `standard` [embedding Inspect view]', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div data-cb-widget="cart-page" data-view="standard"></div>',
    );
    await open({ [COUNT]: { miniCartCount: 2 } });
    expect(link().getAttribute('href')).toBe('/checkout/cart');
  });
});

describe("the mini-cart's panel", () => {
  it('is read when it’s opened and not before, and shows lines and subtotal', async () => {
    profile();
    const requests = await open({ [COUNT]: { miniCartCount: 2 }, [READ]: cartOf(2) });
    await settle();
    expect(requests()).toEqual([COUNT]);
    await openPanel();
    expect(requests()).toEqual([COUNT, READ]);
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    expect(toggle().getAttribute('aria-controls')).toBe(panel()?.id);
    const rows = [...(panel()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
    expect(rows).toEqual(['Beaker 1Item #351211Quantity 1$1.50', 'Beaker 2Item #351212Quantity 2$2.50']);
    expect(panel()?.textContent).toContain('Subtotal$1,234.50');
    expect([...(panel()?.querySelectorAll('a') ?? [])].map((one) => one.getAttribute('href'))).toEqual([
      'http://shop.test/p/351211',
      'http://shop.test/p/351212',
      '/checkout/cart',
    ]);
  });

  it('shows no prices if they are hidden [1 §6 Prices]', async () => {
    profile({ hidePrice: 'true' });
    await open({ [COUNT]: { miniCartCount: 2 }, [READ]: cartOf(2) });
    await openPanel();
    expect(panel()?.textContent).not.toContain('$');
  });

  it('calls a quote’s subtotal Merchandise Total [1 §6 Quote]', async () => {
    profile({ siteType: 3 });
    await open({ [COUNT]: { miniCartCount: 1 }, [READ]: cartOf(1) });
    await openPanel();
    expect(panel()?.textContent).toContain('Merchandise Total$1,234.50');
  });

  it('shows five lines and says how many more there are', async () => {
    await open({ [COUNT]: { miniCartCount: 7 }, [READ]: cartOf(7) });
    await openPanel();
    expect(panel()?.querySelectorAll('li')).toHaveLength(5);
    expect(panel()?.textContent).toContain('and 2 more in your cart');
  });

  it('says that the cart is empty, and still links to it', async () => {
    await open({ [COUNT]: { miniCartCount: 0 }, [READ]: cartOf(0) });
    await openPanel();
    expect(panel()?.textContent).toContain('Your cart is currently empty');
    expect(panel()?.querySelector('a')?.textContent).toBe('View Cart');
  });

  it('leaves out an unsafe address', async () => {
    const reply = cartOf(1);
    Object.assign(reply.commerceItems[0] as object, {
      productUrl: 'javascript:alert(1)',
      ImageURL: 'data:x',
    });
    await open({ [COUNT]: { miniCartCount: 1 }, [READ]: reply });
    await openPanel();
    expect(panel()?.querySelector('li a, li img')).toBeNull();
    expect(panel()?.textContent).toContain('Beaker 1');
  });

  it('says that it couldn’t be read, and Try again reads it', async () => {
    await open({ [COUNT]: { miniCartCount: 1 }, [READ]: [new Response('', { status: 403 }), cartOf(1)] });
    await openPanel();
    expect(panel()?.textContent).toContain('We couldn’t show your cart here.');
    await click(button('Try again'));
    await settle();
    expect(panel()?.querySelectorAll('li')).toHaveLength(1);
    expect(document.activeElement?.textContent).toBe('View Cart');
  });

  it('links to sign-in if the session has ended', async () => {
    await open({ [COUNT]: { miniCartCount: 1 }, [READ]: new Response('', { status: 401 }) });
    await openPanel();
    expect(panel()?.querySelector('a')?.getAttribute('href')).toBe('/account/login?resume=prev');
  });

  it('follows the cart while it is open; a late reply never wins', async () => {
    const answers: ((reply: object) => void)[] = [];
    await open({
      [COUNT]: { miniCartCount: 1 },
      [READ]: () =>
        new Promise((resolve) => {
          answers.push(resolve);
        }),
    });
    await openPanel();
    await tell('cb:cart-updated');
    answers[1]?.(cartOf(1));
    answers[0]?.(cartOf(3));
    await settle();
    expect(panel()?.querySelectorAll('li')).toHaveLength(1);
  });

  it('closes on Escape and returns the focus to its button', async () => {
    await open({ [COUNT]: { miniCartCount: 1 }, [READ]: cartOf(1) });
    await openPanel();
    panel()?.querySelector('a')?.focus();
    await press('Escape');
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(toggle());
  });

  it.each(['pointerdown', 'focusin'])(
    'closes on a %s elsewhere on the page, but not on one inside',
    async (name) => {
      await open({ [COUNT]: { miniCartCount: 1 }, [READ]: cartOf(1) });
      await openPanel();
      const happen = (target: Element) =>
        act(async () => {
          target.dispatchEvent(new Event(name, { bubbles: true }));
        });
      await happen(panel()?.querySelector('li') as Element);
      expect(panel()).not.toBeNull();
      await happen(document.body);
      expect(panel()).toBeNull();
    },
  );
});
