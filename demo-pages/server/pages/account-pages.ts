import { USER_KINDS } from '../user-kinds.ts';
import { html } from './html.ts';
import type { Page } from './layout.ts';
import type { PageContext } from './page-context.ts';

/** The password of every account of the demo shop. */
export const PASSWORD = 'science';

/**
 * The sign-in page.
 * @param resume where to go afterwards: 'prev' for the page before, or an address of the checkout
 * @param problem why the last attempt failed
 */
export function loginPage(resume: string, problem?: string): Page {
  return {
    title: 'Sign In',
    trail: [],
    body: html`<div class="row"><div class="col-sm-6"><h1>Sign In</h1>${problem && html`<div class="alert alert-danger" role="alert" id="login-problem">${problem}</div>`}
<form class="login-form" action="/account/login" method="post"><input type="hidden" name="resume" value="${resume}">
<div class="form-group"><label for="email">Email address</label><input class="form-control" id="email" type="email" name="email" autocomplete="username" required></div>
<div class="form-group"><label for="password">Password</label><input class="form-control" id="password" type="password" name="password" autocomplete="current-password" required></div>
<button class="btn btn-action" type="submit">Sign In</button></form></div>
<div class="col-sm-6"><h2>Accounts of this demonstration</h2><p>The password of each is <code>${PASSWORD}</code>.</p><table class="table table-condensed"><thead><tr><th scope="col">Email address</th><th scope="col">Who that is</th></tr></thead><tbody>${USER_KINDS.filter(
      ({ guest }) => !guest,
    ).map(
      ({ email, label }) => html`<tr><td>${email}</td><td>${label}</td></tr>`,
    )}</tbody></table></div></div>`,
  };
}

/** The first page of an account. */
export function accountPage({ session: { kind } }: PageContext): Page {
  return {
    title: 'My Account',
    trail: [],
    body: html`<h1>My Account</h1><p>You are signed in as <strong>${kind.firstName ?? ''} ${kind.lastName ?? ''}</strong> (${kind.label}).</p><ul class="link-list"><li><a href="/checkout/cart">Shopping cart</a></li><li><a href="/account/list">Shopping lists</a></li><li><a href="/account/logout">Sign out</a></li></ul>`,
  };
}

/** The lists of an account. */
export function listsPage({ session: { lists } }: PageContext): Page {
  const table = html`<table class="table"><thead><tr><th scope="col">Name</th><th scope="col">Description</th><th scope="col"># Items</th></tr></thead><tbody>${lists.map(
    ({ name, description, items }) =>
      html`<tr><td>${name}</td><td>${description}</td><td>${String(items.length)}</td></tr>`,
  )}</tbody></table>`;
  const none = html`<p>You have no shopping lists yet. Lists keep what you order every term.</p>`;
  return {
    title: 'Shopping Lists',
    trail: [['My Account', '/account/landing']],
    body: html`<h1>Shopping Lists</h1>${lists.length > 0 ? table : none}<p><a class="btn btn-default" href="/checkout/cart">Back to the cart</a></p>`,
  };
}
