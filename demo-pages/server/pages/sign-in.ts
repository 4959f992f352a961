import type { FastifyInstance } from 'fastify';
import { becomeKind, type Session, type Sessions } from '../sessions.ts';
import { GUEST, USER_KINDS } from '../user-kinds.ts';
import { loginPage, PASSWORD } from './account-pages.ts';
import type { SendPage } from './register-pages.ts';

/** The addresses that a sign-in may go on to, besides the page before it. */
const RESUMABLE = /^\/(checkout|account)\/[a-z/-]*(\?qr=true)?$/;

/** Registers signing in and out. Both give the session a new id, as a server must. */
export function registerSignIn(app: FastifyInstance, sessions: Sessions, send: SendPage): void {
  app.get<{ Querystring: { resume?: string } }>('/account/login', (request, reply) =>
    send(loginPage(request.query.resume ?? 'prev'), request, reply, sessions.of(request, reply)),
  );
  app.post<{ Body: Record<string, string> | undefined }>('/account/login', (request, reply) => {
    const session = sessions.of(request, reply);
    const { email, login, password, resume = 'prev' } = request.body ?? {};
    const address = (email ?? login ?? '').trim().toLowerCase();
    const kind = USER_KINDS.find((candidate) => !candidate.guest && candidate.email === address);
    if (!kind || password !== PASSWORD) {
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

function destination({ lastPage }: Session, resume: string): string {
  return RESUMABLE.test(resume) ? resume : lastPage;
}
