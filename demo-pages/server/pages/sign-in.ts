import type { FastifyInstance } from 'fastify';
import { becomeKind, type Session, type Sessions } from '../sessions.ts';
import { GUEST, PASSWORD, USER_KINDS, type UserKind } from '../user-kinds.ts';
import { loginPage } from './account-pages.ts';
import type { SendPage } from './register-pages.ts';

/** The addresses that a sign-in may go on to, besides the page before it. */
const RESUMABLE = /^\/(checkout|account)\/[a-z/-]*(\?qr=true)?$/;

/** Registers signing in and out. Both give the session a new id, as a server must. */
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

/** Gives who has that address and password: a kind of user, or the account that was made in the session. */
function accountWith(session: Session, address: string, password = ''): UserKind | undefined {
  const { account } = session;
  if (account?.kind.email === address) return account.password === password ? account.kind : undefined;
  if (password !== PASSWORD) return undefined;
  return USER_KINDS.find((candidate) => !candidate.guest && candidate.email === address);
}

function destination({ lastPage }: Session, resume: string): string {
  return RESUMABLE.test(resume) ? resume : lastPage;
}
