/** The reads of each widget, and its content after them. */
import type { Stand, Visit } from './visit.ts';

/** A read of the matrix. */
export interface Read extends Stand {
  /** A part of the call's path. */
  path: string;
  /** The text on the screen after the read. */
  shows: RegExp;
  /** The action that triggers it, if the widget doesn't read automatically. */
  ask?: (page: Visit) => Promise<void>;
  /** Without its reply, the widget takes no space or keeps its content, as its README says. */
  optional?: boolean;
}

const CART = 'cart/cart-details';
const LISTS = 'shopping-list/';
const ORDER = 'o99661500';
const RESOURCES = { resourcesUrl: '/order/resources' };

/** All of them. `quick-order` and `register-form` read nothing; the other missing ones make no call. */
export const READS: Read[] = [
  { widget: 'cart-page', path: CART, printsCart: false, shows: /Electronic Balance/ },
  {
    widget: 'mini-cart',
    path: 'checkout/mini-cart-count',
    printsCart: false,
    props: { panel: true },
    shows: /Cart/,
    optional: true,
  },
  {
    widget: 'mini-cart',
    path: 'cart/get-commerce-item-details',
    printsCart: false,
    props: { panel: true },
    ask: ({ press }) => press('What’s in your cart'),
    shows: /Electronic Balance/,
  },
  {
    widget: 'recommendations',
    path: 'cart/sitespect-details',
    props: { algorithm: '', rules: '' },
    shows: /Related products/,
    optional: true,
  },
  {
    widget: 'promo-area',
    path: 'cart/cart-bottom-area',
    props: { source: 'cart-bottom' },
    shows: /spring term/,
    optional: true,
  },
  {
    widget: 'promo-area',
    path: 'order/order-confirm-promo',
    props: { source: 'order-confirm' },
    shows: /./,
    optional: true,
  },
  {
    widget: 'order-history',
    path: 'order/order-history-list',
    address: '/account/order',
    shows: /W66401500/,
  },
  {
    widget: 'order-history',
    path: 'order/order-history-sort-list',
    address: '/account/order?sort=submittedDate',
    shows: /W66401500/,
  },
  {
    widget: 'order-detail',
    path: 'order/order-detail/',
    address: `/account/order-detail?orderId=${ORDER}&userId=220022`,
    props: { csr: false, tempB2i: false, ...RESOURCES },
    shows: /Billing Address/,
  },
  {
    widget: 'order-confirmation',
    path: 'checkout/order-confirm',
    address: '/checkout/confirm',
    props: RESOURCES,
    shows: /no order to confirm|Thank you/,
  },
  {
    widget: 'voucher-confirmation',
    path: 'redeem/confirm-page',
    address: '/voucher/confirm',
    shows: /Voucher Confirmation/,
  },
  {
    widget: 'order-resources',
    path: 'order/order-resources',
    address: `/order/resources?orderId=${ORDER}&productIds=142304,591234`,
    shows: /Care & Handling/,
  },
  {
    widget: 'shopping-lists',
    path: `${LISTS}shopping-list-details`,
    address: '/account/list',
    shows: /Dissection/,
  },
  {
    widget: 'list-detail',
    path: `${LISTS}find-friends/shopping-list-details`,
    address: '/account/list-detail?giftlistId=gl20000&isWishlist=false',
    shows: /Sheep Brain/,
  },
  {
    widget: 'friend-lists',
    path: `${LISTS}find-friends/shopping-list/`,
    address: '/account/list-public?id=310001',
    shows: /Dissection/,
  },
  {
    widget: 'public-list',
    path: `${LISTS}find-friends/shopping-list-details`,
    address: '/account/list-detail-public?giftlistId=gl010000&profileId=310001',
    shows: /Hydra/,
  },
  {
    widget: 'account-landing',
    path: 'profile/landing-message-success',
    address: '/account/landing',
    shows: /Welcome/,
    optional: true,
  },
  {
    widget: 'organization',
    path: 'profile/organization-details',
    address: '/account/b2i/organization-user',
    kind: 'contract',
    shows: /Spending limit/,
  },
  {
    widget: 'profile-form',
    path: 'profile/profile-details',
    kind: 'guest',
    address: '/account/profile?id=440001',
    shows: /Update Profile/,
  },
  {
    widget: 'sso-profile',
    path: 'profile/get-sso-profile-data',
    kind: 'guest',
    address: '/account/sso/profile.jsp?id=550001',
    shows: /Update Profile/,
  },
];
