import { WAITING_PROFILES } from '../../account/profiles.ts';
import { SHOP } from '../../shop.ts';
import type { UserKind } from '../../user-kinds.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';
import { mountPointIfBuilt } from '../mount-point.ts';
import type { PageContext } from '../page-context.ts';
import { queryOf } from '../page-context.ts';
import { TRAILS, widgetHead, withoutScript } from '../widget-place.ts';
import { accountColumns, signInFallback } from './account-columns.ts';

/** The first page of an account. */
export function landingPage(context: PageContext): Page {
  const { kind } = context.session;
  const fallback = html`<h1>My Account</h1><div class="account-welcome"><p><b>${kind.firstName ? `Welcome, ${kind.firstName}.` : 'Welcome.'}</b></p>${kind.email && html`<p>Signed in as ${kind.email}</p>`}</div><ul class="account-tiles">${tilesOf(
    kind,
  ).map(([name, address, text]) => html`<li><a href="${address}">${name}</a><p>${text}</p></li>`)}</ul>`;
  const shown = kind.guest ? signInFallback('My Account') : fallback;
  const place = mountPointIfBuilt(context, 'account-landing', { class: 'landing-place' }, shown);
  return { title: 'My Account', body: accountColumns(context, place) };
}

/** The ways on that the widget has for this shopper, in its words. */
function tilesOf({
  userType,
}: UserKind): readonly (readonly [name: string, address: string, text: string])[] {
  return [
    ['My Profile', '/account/profile', 'Your name, email address and password'],
    ...(userType === 2 ? ([ORGANIZATION] as const) : []),
    ['Shopping Lists', '/account/list', 'Products to order again, to copy or to share'],
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
const ORDERS = ['Order History', '/account/order', 'Your online orders, to look at and to reorder'] as const;

/** The form of the profile. With an id it is somebody's who replaces a made-up password, and has no menu. */
export function profilePage(context: PageContext): Page {
  const { kind } = context.session;
  const fallback = html`${widgetHead(TRAILS.account, 'My Profile')}<dl class="dl-horizontal"><dt>Name</dt><dd>${kind.firstName ?? ''} ${kind.lastName ?? ''}</dd><dt>Email</dt><dd>${kind.email ?? ''}</dd></dl>${byPhone('change your profile')}`;
  if (!queryOf(context, 'id')) return accountPage(context, 'profile-form', 'My Profile', fallback);
  const alone = html`<h1>My Profile</h1>${byPhone('choose your password')}`;
  return { title: 'My Profile', body: place(context, 'profile-form', alone) };
}

/** What a contract buyer's organization has agreed upon. */
export function organizationPage(context: PageContext): Page {
  const fallback = html`${widgetHead(TRAILS.account, 'My Organization')}${byPhone('learn the terms of your organization')}`;
  return accountPage(context, 'organization', 'My Organization', fallback);
}

/** The profile that somebody completes who comes from a partner's site. */
export function ssoProfilePage(context: PageContext): Page {
  const fallback = html`<h1>My Profile</h1>${byPhone('complete your profile')}`;
  return { title: 'My Profile', body: place(context, 'sso-profile', fallback) };
}

/** Writes where visitors of a partner's site come in, for the front page. */
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
  return { title, body: accountColumns(context, place(context, widget, shown)) };
}

function place(context: PageContext, widget: string, fallback: Html): Html {
  return mountPointIfBuilt(context, widget, { class: 'tall-place' }, fallback);
}

function byPhone(what: string): Html {
  return withoutScript(
    html`To ${what} without JavaScript, call <a href="tel:${SHOP.phoneLink}">${SHOP.phone}</a>.`,
  );
}
