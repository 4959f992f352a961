import type { FastifyInstance } from 'fastify';
import { becomeKind, type Session } from '../../session.ts';
import type { Sessions } from '../../sessions.ts';
import { GUEST, PASSWORD, USER_KINDS, type UserKind } from '../../user-kinds.ts';
import { html } from '../html.ts';
import type { Page } from '../layout.ts';
import type { SendPage } from '../send-page.ts';

/** The addresses that a sign-in may lead to, apart from the previous page. */
const RESUMABLE = /^\/(checkout|account)\/[a-z/-]*(\?qr=true)?$/;

/** Registers signing in and out. Both give the session a new id, to prevent session fixation. */
export function registerSignIn(app: FastifyInstance, sessions: Sessions, send: SendPage): void {
  app.get<{ Querystring: { resume?: string; DPSLogout?: string } }>('/account/login', (request, reply) => {
    const { resume = 'prev', DPSLogout } = request.query;
    const page = loginPage(resume, undefined, DPSLogout === 'true');
    return send(page, request, reply, sessions.of(request, reply));
  });
  app.post<{ Body: Record<string, string> | undefined }>('/account/login', (request, reply) => {
    const session = sessions.of(request, reply);
    const { email, login, password, resume = 'prev' } = request.body ?? {};
    const address = (email ?? login ?? '').trim().toLowerCase();
    const kind = accountWith(session, address, password);
    if (!kind) {
      const problem = 'We do not know this email address with this password.';
      return send(loginPage(resume, problem), request, reply.code(422), session);
    }
    becomeKind(session, kind);
    session.faultyCalls = 0;
    sessions.renew(session, reply);
    return reply.redirect(destination(session, resume), 303);
  });
  app.get('/account/logout', (request, reply) => {
    const session = sessions.of(request, reply);
    becomeKind(session, GUEST);
    sessions.renew(session, reply);
    return reply.redirect('/', 303);
  });
}

/** Returns who has this email address and password: a kind of user, or the account registered in this session. */
function accountWith(session: Session, address: string, password = ''): UserKind | undefined {
  const { account } = session;
  if (account?.kind.email === address) return account.password === password ? account.kind : undefined;
  if (password !== PASSWORD) return undefined;
  return USER_KINDS.find((candidate) => !candidate.guest && candidate.email === address);
}

function destination({ lastPage }: Session, resume: string): string {
  return RESUMABLE.test(resume) ? resume : lastPage;
}

/**
 * The sign-in page.
 * @param resume where to go afterwards: 'prev' for the previous page, or an address of the checkout
 * @param problem why the last attempt failed
 * @param hasSignedOut true for a visitor who has just signed out
 */
function loginPage(resume: string, problem?: string, hasSignedOut = false): Page {
  return {
    title: 'Sign In',
    trail: [],
    body: html`<div class="row"><div class="col-sm-6"><h1>Sign In</h1>${hasSignedOut && html`<p class="alert alert-success">You’ve signed out.</p>`}${problem && html`<div class="alert alert-danger" role="alert" id="login-problem">${problem}</div>`}
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
