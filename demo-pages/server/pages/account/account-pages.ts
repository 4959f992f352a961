import { WAITING_PROFILES } from '../../account/profiles.ts';
import { SHOP } from '../../shop.ts';
import type { UserKind } from '../../user-kinds.ts';
import { fallbackHead, TRAILS, withoutScript } from '../fallback.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';
import { mountPointIfBuilt } from '../mount-point.ts';
import type { PageContext } from '../page-context.ts';
import { queryOf } from '../page-context.ts';
import { accountColumns, signInFallback } from './account-columns.ts';

/** The first page of an account. */
export function landingPage(context: PageContext): Page {
  const { kind } = context.session;
  const fallback = html`<h1>My Account</h1><div class="account-welcome"><p><b>${kind.firstName ? `Welcome, ${kind.firstName}.` : 'Welcome.'}</b></p>${kind.email && html`<p>Signed in as ${kind.email}</p>`}</div><ul class="account-tiles">${tilesOf(
    kind,
  ).map(([name, address, text]) => html`<li><a href="${address}">${name}</a><p>${text}</p></li>`)}</ul>`;
  const shown = kind.guest ? signInFallback('My Account') : fallback;
  const mount = mountPointIfBuilt(context, 'account-landing', { class: 'landing-mount' }, shown);
  return { title: 'My Account', body: accountColumns(context, mount) };
}

/** Returns the links that the widget shows this shopper, with the same texts. */
function tilesOf({
  userType,
}: UserKind): readonly (readonly [name: string, address: string, text: string])[] {
  return [
    ['My Profile', '/account/profile', 'Your name, email address and password'],
    ...(userType === 2 ? ([ORGANIZATION] as const) : []),
    ['Shopping Lists', '/account/list', 'Products to order again, copy or share'],
    ...(userType === 3 ? [] : ([ORDERS] as const)),
    [
      'College Lab Lists',
      '/landing/college/materials-for-popular-biology-labs',
      'Materials for popular biology labs',
    ],
  ];
}

const ORGANIZATION = [
  'My Organization',
  '/account/b2i/organization-user',
  'Your account number, contract terms and settings',
] as const;
const ORDERS = ['Order History', '/account/order', 'Your online orders, to view and reorder'] as const;

/**
 * The profile form. With an id in the address, it is for a visitor who replaces a generated password, and has no menu.
 */
export function profilePage(context: PageContext): Page {
  const { kind } = context.session;
  const fallback = html`${fallbackHead(TRAILS.account, 'My Profile')}<dl class="dl-horizontal"><dt>Name</dt><dd>${kind.firstName ?? ''} ${kind.lastName ?? ''}</dd><dt>Email</dt><dd>${kind.email ?? ''}</dd></dl>${byPhone('change your profile')}`;
  if (!queryOf(context, 'id')) return accountPage(context, 'profile-form', 'My Profile', fallback);
  const alone = html`<h1>My Profile</h1>${byPhone('choose your password')}`;
  return { title: 'My Profile', body: tallMount(context, 'profile-form', alone) };
}

/** The contract terms of a buyer's organization. */
export function organizationPage(context: PageContext): Page {
  const fallback = html`${fallbackHead(TRAILS.account, 'My Organization')}${byPhone('learn the terms of your organization')}`;
  return accountPage(context, 'organization', 'My Organization', fallback);
}

/** The profile that a visitor from a partner's site completes. */
export function ssoProfilePage(context: PageContext): Page {
  const fallback = html`<h1>My Profile</h1>${byPhone('complete your profile')}`;
  return { title: 'My Profile', body: tallMount(context, 'sso-profile', fallback) };
}

/** Writes the links that visitors from a partner's site follow, for the front page. */
export function partnerLinks({ portal }: PageContext): Html {
  const goto = encodeURIComponent(`${portal}/continue`);
  const [made, ...partners] = WAITING_PROFILES;
  return html`<h3>From elsewhere</h3><ul class="link-list"><li><a href="/account/profile?id=${made?.id ?? ''}">${made?.firstName ?? ''} replaces a made-up password</a></li>${partners.map(
    ({ id, firstName }) =>
      html`<li><a href="/account/sso/profile.jsp?id=${id}&goto=${goto}">${firstName} comes from a partner's site</a></li>`,
  )}</ul>`;
}

function accountPage(context: PageContext, widget: string, title: string, fallback: Html): Page {
  const { kind } = context.session;
  const shown = kind.guest ? signInFallback(title) : fallback;
  return { title, body: accountColumns(context, tallMount(context, widget, shown)) };
}

function tallMount(context: PageContext, widget: string, fallback: Html): Html {
  return mountPointIfBuilt(context, widget, { class: 'tall-mount' }, fallback);
}

function byPhone(what: string): Html {
  return withoutScript(
    html`To ${what} without JavaScript, call <a href="tel:${SHOP.phoneLink}">${SHOP.phone}</a>.`,
  );
}
