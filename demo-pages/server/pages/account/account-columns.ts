import { type Html, html } from '../html.ts';
import { mountPointIfBuilt } from '../mount-point.ts';
import type { PageContext } from '../page-context.ts';

/** Writes a page of the visitor's account, with the account menu on the left. */
export function accountColumns(context: PageContext, content: Html): Html {
  return html`<div class="row account-columns"><div class="col-md-3 account-menu">${mountPointIfBuilt(context, 'account-sidebar', {}, menu(context))}</div><div class="col-md-9">${content}</div></div>`;
}

/** On a phone, only the first page of the account has the menu. Guests have no menu. */
function menu({ session: { kind }, address }: PageContext): Html {
  if (kind.guest) return html``;
  const onPhones = /^\/(account|checkout)\/landing/.test(address) ? '' : ' hidden-xs';
  return html`<nav class="account-links${onPhones}" aria-label="My Account"><h2>My Account</h2><ul class="link-list"><li><a href="/account/profile">My Profile</a></li>${kind.userType === 2 && html`<li><a href="/account/b2i/organization-user">My Organization</a></li>`}<li><a href="/account/list">Shopping Lists</a></li>${kind.userType !== 3 && html`<li><a href="/account/order">Order History</a></li>`}</ul></nav>`;
}

/** Writes the fallback for guests: a link to the sign-in page. */
export function signInFallback(title: string): Html {
  return html`<h1>${title}</h1><p>Please <a href="/account/login?resume=prev">sign in</a> to see this page.</p>`;
}
