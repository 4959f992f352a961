/** The shopper's actions in each widget that are sent to the server. */
import { click, leave, type } from '../support/render.ts';
import type { Stand, Visit } from './visit.ts';

/** A write of the matrix. */
export interface Write extends Stand {
  /** A part of the call's path. */
  path: string;
  /** The control that sends it. */
  act: (page: Visit) => Promise<void>;
  /** What comes before. */
  prepare?: (page: Visit) => Promise<void>;
  /** The typed text, which must stay if the server hasn't accepted it. */
  typed?: { field: (page: Visit) => HTMLInputElement | null; text: string };
  /** A quantity that a rule of the shop refuses returns to the shop's own. */
  goesBack?: boolean;
  /**
   * It only asks and changes nothing, so it may be repeated if the reply was lost with the connection. The
   * cart is then reread when the connection returns, and the totals are requested for that cart by design [1
   * §4 Estimate].
   */
  asksAgain?: boolean;
  /** No later read shows whether it took effect, so any reply must be believed. */
  unseen?: boolean;
  /** Once it is done, no action is left. */
  ends?: boolean;
}

const named = (name: string) => (page: Visit) =>
  page.widget.querySelector<HTMLInputElement>(`[name="${name}"]`);
const labelled = (label: string) => (page: Visit) =>
  page.widget.querySelector<HTMLInputElement>(`[aria-label="${label}"]`);
const inDialog = (page: Visit) =>
  page.widget.querySelector<HTMLInputElement>('dialog input, dialog textarea');
const required = <Found>(found: Found | null): Found => {
  if (!found) throw new Error('The widget has no such field');
  return found;
};

/** Types into that field. */
const fill = (field: (page: Visit) => HTMLInputElement | null, text: string) => async (page: Visit) =>
  type(required(field(page)), text);
const press = (name: string) => (page: Visit) => page.press(name);
const pressInside = (name: string) => (page: Visit) => page.pressInside(name);
const submit = (field: (page: Visit) => HTMLInputElement | null) => (page: Visit) =>
  page.act(() => required(field(page)).form?.requestSubmit());
const tick = (name: string) => (page: Visit) => page.tick(name);
const inOrder =
  (...steps: ((page: Visit) => Promise<void>)[]) =>
  async (page: Visit) => {
    for (const step of steps) {
      await step(page);
      await page.wait(20);
    }
  };

const ITEM = 'Electronic Balance, 200 g x 0.01 g';
const LISTS = 'shopping-list/';
const LIST = 'Biology 101: Dissection';
const OWN_LISTS = { widget: 'shopping-lists', address: '/account/list' };
const OWN_LIST = {
  widget: 'list-detail',
  address: '/account/list-detail?giftlistId=gl20000&isWishlist=false',
};
const FRIEND = { widget: 'friend-lists', address: '/account/list-public?id=310001' };
const PUBLIC = {
  widget: 'public-list',
  address: '/account/list-detail-public?giftlistId=gl010000&profileId=310001',
};
const CART = { widget: 'cart-page' };
const quantity = labelled(`Quantity of ${ITEM}`);
const listQuantity = labelled('Quantity of Sheep Brain, Preserved, Dura Mater Intact');
const itemNumber = (page: Visit) => page.widget.querySelector<HTMLInputElement>('[data-field="itemNumber"]');

export const WRITES: Write[] = [
  {
    ...CART,
    path: 'cart/update-item',
    prepare: fill(quantity, '7'),
    act: async (page) => leave(required(quantity(page))),
    typed: { field: quantity, text: '7' },
    goesBack: true,
  },
  { ...CART, path: 'cart/remove-product-from-cart', act: press(`Remove ${ITEM}`) },
  {
    ...CART,
    path: 'cart/apply-promo-code',
    prepare: fill(named('couponId'), 'SPRING'),
    act: submit(named('couponId')),
    typed: { field: named('couponId'), text: 'SPRING' },
  },
  {
    ...CART,
    path: 'cart/zipCodeValidation',
    prepare: fill(named('zipCode'), '27215'),
    act: submit(named('zipCode')),
    typed: { field: named('zipCode'), text: '27215' },
    asksAgain: true,
  },
  { ...CART, path: 'cart/quarantine', act: press('Checkout') },
  { ...CART, path: 'cart/go-to-checkout', act: press('Checkout') },
  {
    ...CART,
    path: `${LISTS}new-list`,
    unseen: true,
    prepare: inOrder(press('Add Shopping Cart to List'), fill(inDialog, 'Frogs')),
    act: pressInside('Save List'),
    typed: { field: inDialog, text: 'Frogs' },
  },
  {
    widget: 'quick-order',
    path: 'cart/quick-add-to-cart',
    props: { rows: 2 },
    prepare: fill(itemNumber, '705500'),
    act: press('Add to Cart'),
    typed: { field: itemNumber, text: '705500' },
  },
  {
    widget: 'order-history',
    address: '/account/order',
    path: 'order/reorder',
    act: press('Reorder order W66401500'),
  },
  {
    widget: 'order-detail',
    address: '/account/order-detail?orderId=o99661500&userId=220022',
    props: { csr: false, tempB2i: false, resourcesUrl: '/order/resources' },
    path: 'order/reorder',
    act: press('Reorder'),
  },
  {
    ...OWN_LISTS,
    path: `${LISTS}new-list`,
    unseen: true,
    prepare: inOrder(press('New List'), fill(inDialog, 'Frogs')),
    act: pressInside('Save List'),
    typed: { field: inDialog, text: 'Frogs' },
  },
  {
    ...OWN_LISTS,
    path: `${LISTS}copy-list`,
    unseen: true,
    prepare: inOrder(press(`Copy ${LIST}`), fill(inDialog, 'Frogs')),
    act: pressInside('Copy List'),
    typed: { field: inDialog, text: 'Frogs' },
  },
  {
    ...OWN_LISTS,
    path: `${LISTS}email-list`,
    unseen: true,
    prepare: inOrder(press(`Email ${LIST}`), fill(inDialog, 'robin@example.com')),
    act: pressInside('Send'),
    typed: { field: inDialog, text: 'robin@example.com' },
  },
  {
    ...OWN_LISTS,
    path: `${LISTS}delete-list`,
    prepare: inOrder(tick(`Select ${LIST}`), press('Delete')),
    act: pressInside('Delete'),
  },
  {
    ...OWN_LISTS,
    path: `${LISTS}shopping-list-details/add-multiple-products-to-cart`,
    prepare: tick(`Select ${LIST}`),
    act: press('Add to Cart'),
  },
  {
    ...OWN_LIST,
    path: `${LISTS}shopping-list-details/add-products-to-cart`,
    prepare: fill(listQuantity, '7'),
    act: async (page) => leave(required(listQuantity(page))),
    typed: { field: listQuantity, text: '7' },
    goesBack: true,
  },
  { ...OWN_LIST, path: `${LISTS}shopping-list-details/add-list-to-cart`, act: press('Add List to Cart') },
  {
    ...OWN_LIST,
    path: `${LISTS}copy-list`,
    unseen: true,
    prepare: inOrder(press('More actions'), press('Copy List'), fill(inDialog, 'Frogs')),
    act: pressInside('Copy List'),
    typed: { field: inDialog, text: 'Frogs' },
  },
  { ...FRIEND, path: `${LISTS}shopping-list-details/add`, act: press(`Add to Cart: ${LIST}`) },
  {
    ...FRIEND,
    path: `${LISTS}copy-list`,
    unseen: true,
    prepare: inOrder(press(`Copy ${LIST}`), fill(inDialog, 'Frogs')),
    act: pressInside('Copy List'),
    typed: { field: inDialog, text: 'Frogs' },
  },
  { ...PUBLIC, path: `${LISTS}shopping-list-details/add`, act: press('Add List to Cart') },
  {
    widget: 'profile-form',
    address: '/account/profile',
    path: 'profile/update-profile',
    prepare: fill(named('firstName'), 'Danielle'),
    act: press('Update Profile'),
    typed: { field: named('firstName'), text: 'Danielle' },
  },
  {
    widget: 'sso-profile',
    kind: 'guest',
    address: '/account/sso/profile.jsp?id=550001',
    path: 'profile/SSO-updateprofile',
    prepare: inOrder(fill(named('password'), 'science'), fill(named('confirmPassword'), 'science')),
    act: press('Update Profile'),
    ends: true,
  },
  {
    widget: 'register-form',
    kind: 'guest',
    address: '/checkout/confirm',
    props: { email: 'dana@example.com' },
    path: 'profile/choose-account-type',
    prepare: inOrder(
      fill(named('firstName'), 'Dana'),
      fill(named('lastName'), 'Reyes'),
      fill(named('password'), 'science'),
      async (page) => click(required(page.widget.querySelector<HTMLElement>('[value="personal"]'))),
    ),
    act: press('Create Account'),
    typed: { field: named('lastName'), text: 'Reyes' },
  },
  { widget: 'site-header', props: { searchAction: '/search' }, path: 'profile/logout', act: press('Logout') },
];
