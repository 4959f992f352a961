import { PASSWORD, USER_KINDS } from '../user-kinds.ts';
import { html } from './html.ts';
import type { Page } from './layout.ts';

/**
 * The sign-in page.
 * @param resume where to go afterwards: 'prev' for the page before, or an address of the checkout
 * @param problem why the last attempt failed
 * @param hasSignedOut true for somebody who comes from signing out
 */
export function loginPage(resume: string, problem?: string, hasSignedOut = false): Page {
  return {
    title: 'Sign In',
    trail: [],
    body: html`<div class="row"><div class="col-sm-6"><h1>Sign In</h1>${hasSignedOut && html`<p class="alert alert-success">You have signed out.</p>`}${problem && html`<div class="alert alert-danger" role="alert" id="login-problem">${problem}</div>`}
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
