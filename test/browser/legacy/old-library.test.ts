/** Pages whose built-ins are changed the way Prototype.js changes them: lists, page numbers, placeholders, what is sent. */
import { expect } from 'chai';
import { until } from '../support/mount.ts';
import { type Answers, type OldLibraryPage, openOldLibraryPage } from './old-library-page.ts';

const MEMBER = { transient: false, profileId: 'p1', userType: 1, siteType: 1, hidePrice: 'false' };

const line = (number: number) => ({
  commerceId: `ci${number}`,
  productId: `35121${number}`,
  displayName: `Beaker ${number}`,
  quantity: '3',
  listPrice: '$2.50',
  total: '$7.50',
  hidePrice: 'false',
});
const CART = {
  result: 'success',
  commerceItems: [line(1), line(2)],
  subTotal: '$15.00',
  isEmptyCart: false,
};

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const ORDERS = {
  result: 'success',
  response: {
    rows: numbers(12).map((number) => ({
      orderId: `o${number}`,
      profileId: 'p1',
      webOrderId: `W${number}`,
      createdDate: '2025-05-28',
      total: '12.50',
      status: 'Shipped',
      quantity: 3,
    })),
    totalCount: 137,
  },
};
const LISTS = {
  result: 'success',
  response: numbers(3).map((number) => ({
    giftlistId: `gl${number}`,
    Name: `List ${number}`,
    comments: '01/14/2026',
    quantity: '2',
    total: '$5.00',
    isWishlist: 'false',
  })),
};
const ADDED = { result: 'success', validproducts: [], invalidProducts: [] };

const textsOf = (place: ParentNode, selector: string) =>
  [...place.querySelectorAll(selector)].map(({ textContent }) => textContent);

for (const version of ['1.6', '1.7']) {
  describe(`on a page with the built-ins of Prototype ${version}`, () => {
    let old: OldLibraryPage;

    const open = async (answers: Answers = {}, state: object = {}) => {
      old = await openOldLibraryPage(version, { profile: MEMBER, ...state }, answers);
    };

    afterEach(() => old.close());

    it('has them replaced indeed [reliability Legacy built-ins]', async () => {
      await open();
      const { page } = old;
      expect(page.Array.from({ length: 2 } as ArrayLike<number>, () => 1)).to.not.deep.equal([1, 1]);
      expect(page.JSON.stringify(new page.Array(2)) === '[null,null]').to.equal(version === '1.7');
      expect('entries' in page.Array.prototype).to.equal(version === '1.6');
    });

    it('a list that is rendered with them shows the fault, which proves the measure', async () => {
      await open();
      const naive = old.page.document.createElement('script');
      naive.textContent = `const rows = Array.from({ length: 12 }, (_, row) => '<tr><td>' + row + '</td></tr>');
        document.body.insertAdjacentHTML('beforeend',
          '<cb-order-history><table><tbody>' + rows.join('') + '</tbody></table></cb-order-history>');`;
      old.page.document.body.append(naive);
      expect(old.page.document.querySelector('cb-order-history')).not.to.equal(null);
      expect(old.page.document.querySelectorAll('cb-order-history tbody tr')).to.have.length(0);
    });

    it('the cart page shows each line and the sum, and the mini-cart its count [reliability Legacy built-ins]', async () => {
      await open({ 'GET cart/cart-details/false': CART }, { cart: CART });
      await old.show(
        '<div data-cb-widget="cart-page" data-cb-load="eager"></div>',
        '[data-line-id="ci2"], .cb-line',
      );
      const shown = await until('both lines', () => {
        const text = old.page.document.body.textContent ?? '';
        return text.includes('Beaker 1') && text.includes('Beaker 2') && text;
      });
      expect(shown).to.contain('$15.00');
      await old.show('<div data-cb-widget="mini-cart" data-panel="false"></div>', 'cb-mini-cart .cb-root');
      await until('the count', () =>
        old.page.document.querySelector('cb-mini-cart')?.textContent?.includes('6'),
      );
      expect(old.errors).to.deep.equal([]);
    });

    it('the order history shows a placeholder for each row, its orders, and its page numbers [reliability Legacy built-ins]', async () => {
      let answer: (orders: object) => void = () => {};
      await open({ 'GET order/order-history-list': new Promise<object>((give) => (answer = give)) });
      await old.show('<div data-cb-widget="order-history"></div>', '.cb-skeleton__row');
      answer(ORDERS);
      await until(
        'the orders',
        () => old.page.document.querySelectorAll('cb-order-history tbody tr').length === 12,
      );
      const pages = () => textsOf(old.page.document, 'cb-order-history .cb-pagination li').join(' ');
      await until('the page numbers', () => pages() !== '');
      expect(pages()).to.match(/1.*2.*3.*4.*5.*12/);
      expect(old.errors).to.deep.equal([]);
    });

    it('ticked lists are sent as a list [reliability Legacy built-ins]', async () => {
      const ADD = 'shopping-list/shopping-list-details/add-multiple-products-to-cart';
      await open({ 'GET shopping-list/shopping-list-details': LISTS, [`POST ${ADD}`]: ADDED });
      await old.show('<div data-cb-widget="shopping-lists"></div>', 'cb-shopping-lists tbody tr');
      for (const box of old.page.document.querySelectorAll<HTMLInputElement>(
        'tbody input[type="checkbox"]',
      )) {
        box.click();
      }
      const buttons = [...old.page.document.querySelectorAll<HTMLElement>('cb-shopping-lists button')];
      buttons.find(({ textContent }) => textContent === 'Add to Cart')?.click();
      await until('the call', () => old.posted.length > 0);
      expect(old.posted).to.deep.equal([
        { name: `POST ${ADD}`, body: { selectedLists: ['gl1', 'gl2', 'gl3'] } },
      ]);
    });
  });
}
