/** Content of the page in a widget of the built bundles: the same nodes, whatever the runtime does around them. */
import { expect } from 'chai';
import { mount, statePage, until } from '../support/mount.ts';
import { reply } from '../support/replies.ts';

statePage({ profile: { transient: true, hidePrice: 'false' } });

const line = (number: number) => ({
  commerceId: `ci${number}`,
  productId: `35121${number}`,
  displayName: `Beaker ${number}`,
  quantity: '3',
  listPrice: '$2.50',
  total: '$7.50',
  hidePrice: 'false',
});

/** Changes the server's data from now on. */
function serve(...numbers: number[]): void {
  const body = {
    result: 'success',
    commerceItems: numbers.map(line),
    subTotal: '$15.00',
    isEmptyCart: numbers.length === 0,
  };
  reply({
    'GET /api/rest/cb/cart/cart-details/false': { body },
    'GET /api/rest/cb/checkout/mini-cart-count': {
      body: { result: 'success', miniCartCount: numbers.length * 3 },
    },
  });
}

/** A script of the page has changed the cart. */
async function change(...numbers: number[]): Promise<void> {
  serve(...numbers);
  document.dispatchEvent(new CustomEvent('cb:cart-refresh'));
  await until('the new cart', () => {
    const shown = [...document.querySelectorAll('cb-cart-page tr[data-line]')];
    return (
      shown.map((row) => row.getAttribute('data-line')).join() === numbers.map((one) => `ci${one}`).join()
    );
  });
}

const CART = `<div data-cb-widget="cart-page">
  <div class="old"><p>Your cart</p><template data-cb-slot="totals-note"><p id="note">Call us</p></template></div>
  <template data-cb-slot="after-lines"><button id="pack" type="button">Pack</button><svg id="badge"></svg>
    <div data-cb-widget="mini-cart" data-panel="false" id="inner"></div></template>
  <template data-cb-slot="empty"><p id="empty">Start here</p></template>
  <template data-cb-slot="line-actions"><button class="ask" type="button">Ask</button></template>
</div>`;

const shown = (id: string) => until(id, () => document.querySelector<HTMLElement>(`cb-cart-page #${id}`));
const ask = (id: string) =>
  until(`the copy of ${id}`, () => document.querySelector(`cb-cart-page [data-cb-line="${id}"] .ask`));

describe('content of the page in a cart page', () => {
  it('stays the same, with its listeners, while lines come and go, and after the mount point was moved [embedding Slots]', async () => {
    serve(1, 2);
    const holder = await mount(CART);
    const [pack, note, first] = [await shown('pack'), await shown('note'), await ask('ci1')];
    let presses = 0;
    pack.addEventListener('click', () => presses++);
    await change(3, 2, 1);
    await ask('ci3');
    expect(await ask('ci1')).to.equal(first);
    expect(await shown('pack')).to.equal(pack);

    await change();
    const empty = await shown('empty');
    expect(pack.isConnected).to.equal(false);
    await change(1);
    expect(await shown('pack')).to.equal(pack);
    expect(await ask('ci1')).to.equal(first);
    expect(empty.isConnected).to.equal(false);

    const point = holder.firstElementChild as Element;
    point.remove();
    await new Promise((resolve) => setTimeout(resolve));
    holder.append(point);
    expect(await shown('note')).to.equal(note);
    expect(await shown('pack')).to.equal(pack);
    expect(await ask('ci1')).to.equal(first);
    pack.click();
    expect(presses).to.equal(1);
  });

  it('gets its island mounted and keeps the page’s look, and the island has its own [embedding Slots]', async () => {
    const sheet = document.createElement('style');
    sheet.textContent = `
      :is(button, a, span) { color: rgb(1, 2, 3); text-indent: 9px !important; }
      :is(button, a, span)::before { content: 'x'; }`;
    document.head.append(sheet);
    serve(1);
    await mount(CART);
    const inner = await until('the count', () =>
      [...document.querySelectorAll('#inner .cb-root *')].find(({ textContent }) => textContent === '3'),
    );
    const looks = (element: Element) => {
      const { color, textIndent } = getComputedStyle(element);
      return { color, textIndent, content: getComputedStyle(element, '::before').content };
    };
    const pages = { color: 'rgb(1, 2, 3)', textIndent: '9px', content: '"x"' };
    expect(looks(await shown('pack'))).to.deep.equal(pages);
    for (const ours of [document.querySelector('.cb-line__remove') as Element, inner]) {
      const { color, ...others } = looks(ours);
      expect(others).to.deep.equal({ textIndent: '0px', content: 'none' });
      expect(color).not.to.equal(pages.color);
    }
    sheet.remove();
  });

  it('keeps the page’s floats, which widgets ignore [embedding Slots]', async () => {
    const sheet = document.createElement('style');
    sheet.textContent = 'div, svg { float: left !important; }';
    document.head.append(sheet);
    serve(1);
    await mount(CART);
    const inner = await until('the island', () => document.querySelector('#inner cb-mini-cart .cb-icon'));
    const floats = (...elements: (Element | null)[]) =>
      elements.map((element) => element && getComputedStyle(element).float);
    const around = [...document.querySelectorAll('.cb-root')].map(({ parentElement }) => parentElement);
    expect(floats(await shown('badge'), document.querySelector('.cb-slot'))).to.deep.equal(['left', 'left']);
    const ours = [document.querySelector('cb-cart-page .cb-icon'), inner, ...around];
    expect(floats(...ours)).to.deep.equal(ours.map(() => 'none'));
    sheet.remove();
  });
});
