import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { heldReplies } from '../../support/held-replies.ts';
import { render, settle } from '../../support/render.ts';
import { answerCalls, type Replies } from '../../support/replies.ts';
import { printState } from '../../support/state-block.ts';

const CART = 'GET cart/cart-details/false';
const RELATED = 'POST cart/sitespect-details';
/** The content of an island that shows nothing. */
const NOTHING = '<div></div>';
const MEMBER = { transient: 'false', profileId: 'p1', userType: '1', hidePrice: 'false' };

function cartOf(...itemNumbers: string[]) {
  const commerceItems = itemNumbers.map((productId, index) => ({
    commerceId: `ci${index}`,
    productId,
    quantity: 1,
    displayName: `Item ${productId}`,
  }));
  return { result: 'success', commerceItems };
}

function product(productId: string, given: object = {}) {
  return {
    productId,
    displayName: `Product ${productId}`,
    productUrl: `/product/${productId}`,
    imageURL: `/images/${productId}.jpg`,
    price: '$1,234.50',
    ...given,
  };
}

const related = (...relatedProducts: object[]) => ({ result: 'success', response: { relatedProducts } });

/** Renders the widget on its own page: nothing that another test has read is left. */
async function openPage(
  replies: Replies,
  { profile = MEMBER, ...state }: { profile?: object; cart?: object } = {},
) {
  printState({ profile, ...state });
  const requests = answerCalls(replies);
  const { Recommendations } = await import('../../../../widgets/recommendations/recommendations.tsx');
  const { refreshCart } = await import('../../../../shared/stores/cart/cart.ts');
  const page = await render(Recommendations, { algorithm: 'similar', rules: 'no-live' });
  await settle();
  return {
    page,
    asked: () => requests.filter(({ name }) => name === RELATED).map(({ body }) => body),
    changeCart: async () => {
      await act(() => refreshCart());
      await settle();
    },
  };
}

const names = (page: Element) =>
  [...page.querySelectorAll('li .cb-product-card__name')].map((link) => link.textContent);
const ask = (itemSet: string) => ({ spectMap: { algorithm: 'similar', itemSet, num: 10, rules: 'no-live' } });

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('related products', () => {
  it('are requested with the cart’s item numbers, ten of them, with the page’s settings [1 §2 Recommendations, §7 Content, §9 Recommendations]', async () => {
    const { asked } = await openPage({ [CART]: cartOf('AB1234', '900100'), [RELATED]: related() });
    expect(asked()).toEqual([ask('AB1234,900100')]);
  });

  it('are requested for the cart that the page printed, each item number once [1 §7 Content]', async () => {
    const { asked } = await openPage(
      { [RELATED]: related(product('777777')) },
      { cart: cartOf('AB1234', '900100', 'AB1234') },
    );
    expect(asked()).toEqual([ask('AB1234,900100')]);
  });

  it('are requested for the created cart if the page’s query says so [1 §2 Create]', async () => {
    vi.stubGlobal('location', {
      ...location,
      origin: location.origin,
      search: '?create=true',
      href: location.href,
    });
    const { asked } = await openPage({
      'GET cart/cart-details/true': cartOf('AB1234'),
      [RELATED]: related(),
    });
    expect(asked()).toEqual([ask('AB1234')]);
  });

  it('are in a named row, with image, link, item number and price [1 §2 Recommendations]', async () => {
    const { page } = await openPage({ [CART]: cartOf('AB1234'), [RELATED]: related(product('777777')) });
    const row = page.querySelector('section');
    const heading = page.querySelector('h2');
    expect(heading?.textContent).toBe('Related products');
    expect(row?.getAttribute('aria-labelledby')).toBe(heading?.id);
    expect(row?.tabIndex).toBe(0);
    expect(page.querySelector('li')?.textContent).toBe('Product 777777Item #777777Price $1,234.50');
    expect(page.querySelector('a')?.href).toBe('http://shop.test/product/777777');
    expect(page.querySelector('img')?.src).toBe('http://shop.test/images/777777.jpg');
    expect(page.querySelector('img')?.alt).toBe('');
  });

  it('show no price to a visitor who sees none [1 §6 Prices]', async () => {
    const { page } = await openPage(
      { [CART]: cartOf('AB1234'), [RELATED]: related(product('777777')) },
      { profile: { ...MEMBER, hidePrice: 'true' } },
    );
    expect(names(page)).toEqual(['Product 777777']);
    expect(page.textContent).not.toContain('$');
  });

  it('keep their name if the address isn’t allowed [1 §2 Recommendations]', async () => {
    const { page } = await openPage({
      [CART]: cartOf('AB1234'),
      [RELATED]: related(product('777777', { productUrl: 'javascript:alert(1)' })),
    });
    expect(names(page)).toEqual(['Product 777777']);
    expect(page.querySelector('a')).toBe(null);
  });

  it('show each product once, and the others if one can’t be read [1 §7 Content]', async () => {
    const { page } = await openPage({
      [CART]: cartOf('AB1234'),
      [RELATED]: related(product('777777'), { productId: null }, product('888888'), product('777777')),
    });
    expect(names(page)).toEqual(['Product 777777', 'Product 888888']);
  });

  it('have their space reserved while they load [1 §2 Recommendations]', async () => {
    const held = heldReplies();
    const { page } = await openPage({ [CART]: cartOf('AB1234'), [RELATED]: held.reply });
    expect(page.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Loading');
    await held.answer(related(product('777777')));
    expect(page.querySelector('[role=img]')).toBe(null);
    expect(names(page)).toEqual(['Product 777777']);
  });
});

describe('related products of a cart that changes', () => {
  it('are requested again if it has other products [1 §2 Recommendations]', async () => {
    const { page, asked, changeCart } = await openPage({
      [CART]: [cartOf('AB1234'), cartOf('AB1234', '900100')],
      [RELATED]: [related(product('777777')), related(product('888888'))],
    });
    await changeCart();
    expect(asked()).toEqual([ask('AB1234'), ask('AB1234,900100')]);
    expect(names(page)).toEqual(['Product 888888']);
  });

  it('stay when quantities or the order of lines change [1 §2 Recommendations]', async () => {
    const later = cartOf('900100', 'AB1234');
    for (const line of later.commerceItems) line.quantity = 9;
    const { page, asked, changeCart } = await openPage({
      [CART]: [cartOf('AB1234', '900100'), later],
      [RELATED]: related(product('777777')),
    });
    await changeCart();
    expect(asked()).toEqual([ask('AB1234,900100')]);
    expect(names(page)).toEqual(['Product 777777']);
  });

  it('stay until the next ones are there, and a late reply is never shown [1 §2 Recommendations]', async () => {
    const answers: ((reply: object) => void)[] = [];
    const { page, changeCart } = await openPage({
      [CART]: [cartOf('AB1234'), cartOf('900100'), cartOf('SC2000')],
      [RELATED]: () => new Promise((resolve) => void answers.push(resolve)),
    });
    await act(async () => answers[0]?.(related(product('111111'))));
    await settle();
    await changeCart();
    await changeCart();
    expect(names(page)).toEqual(['Product 111111']);
    await act(async () => answers[2]?.(related(product('333333'))));
    await act(async () => answers[1]?.(related(product('222222'))));
    await settle();
    expect(names(page)).toEqual(['Product 333333']);
  });

  it('disappear when the cart becomes empty, and return with its next line [1 §2 Recommendations]', async () => {
    const { page, asked, changeCart } = await openPage({
      [CART]: [cartOf('AB1234'), cartOf(), cartOf('AB1234')],
      [RELATED]: related(product('777777')),
    });
    await changeCart();
    expect(page.innerHTML).toBe(NOTHING);
    await changeCart();
    expect(names(page)).toEqual(['Product 777777']);
    expect(asked()).toHaveLength(2);
  });

  it('aren’t requested any more once the row has been removed from the page [1 §2 Recommendations]', async () => {
    const { page, asked, changeCart } = await openPage({
      [CART]: [cartOf('AB1234'), cartOf('900100')],
      [RELATED]: related(product('777777')),
    });
    await page.unmount();
    await changeCart();
    expect(asked()).toHaveLength(1);
  });
});

describe('if there are no related products, nothing at all is shown', () => {
  it.each<[string, Replies, number]>([
    ['none in the answer', { [CART]: cartOf('AB1234'), [RELATED]: related() }, 0],
    ['an answer without a list', { [CART]: cartOf('AB1234'), [RELATED]: { result: 'success' } }, 0],
    ['an empty cart, for which nothing is asked', { [CART]: cartOf() }, 0],
    ['a failed read', { [CART]: cartOf('AB1234'), [RELATED]: new Response('', { status: 500 }) }, 1],
    ['a lost connection', { [CART]: cartOf('AB1234'), [RELATED]: null }, 0],
    ['a refusal', { [CART]: cartOf('AB1234'), [RELATED]: { result: 'error', errorMessage: 'no' } }, 1],
    ['a cart that cannot be read', { [CART]: new Response('', { status: 404 }) }, 0],
  ])('after %s [1 §2 Recommendations]', async (_, replies, reports) => {
    const { page } = await openPage(replies);
    expect(page.innerHTML).toBe(NOTHING);
    expect(console.error).toHaveBeenCalledTimes(reports);
  });

  it.each([
    '<div data-cb-widget="cart-page" data-view="inspect"></div>',
    '<cb-cart-page data-view="inspect"></cb-cart-page>',
  ])('in the inspect view of %s, and nothing is requested [1 §2 Recommendations]', async (cartPage) => {
    document.body.innerHTML = cartPage;
    const { page, asked } = await openPage({ [CART]: cartOf('AB1234') });
    expect(page.innerHTML).toBe('');
    expect(asked()).toEqual([]);
  });
});
