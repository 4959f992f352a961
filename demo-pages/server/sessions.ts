import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSession, renewIdentity, type Session } from './session.ts';
import { tabOf } from './tabs.ts';

/** All sessions of a shop, by the host name of the tab, or else by the cookie. */
export interface Sessions {
  /** Returns the session of a request. Creates one if it has none, with a cookie outside of tabs. */
  of(request: FastifyRequest, reply: FastifyReply): Session;
  /** Returns the session of a request, or undefined if it has none. */
  find(request: FastifyRequest): Session | undefined;
  /** Returns the session of the tab that a `Host` header names, or undefined if it has none. */
  ofTab(host: string | undefined): Session | undefined;
  /** Returns the session a new id and token, as a server does at every sign-in. */
  renew(session: Session, reply: FastifyReply): void;
}

const COOKIE = 'shop_session';
const COOKIE_OPTIONS = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

/** The maximum number of sessions. The oldest is dropped. */
const CAPACITY = 5000;

/** Creates the sessions of one shop. */
export function createSessions(hasPolicy: boolean): Sessions {
  const byKey = new Map<string, Session>();
  const keep = (key: string, session: Session): Session => {
    byKey.set(key, session);
    if (byKey.size > CAPACITY) byKey.delete(byKey.keys().next().value as string);
    return session;
  };
  const keepByCookie = (session: Session, reply: FastifyReply): Session => {
    reply.setCookie(COOKIE, session.id, COOKIE_OPTIONS);
    return keep(session.id, session);
  };
  const find = (request: FastifyRequest) =>
    byKey.get(tabOf(request.headers.host) ?? request.cookies[COOKIE] ?? '');
  return {
    find,
    ofTab: (host) => byKey.get(tabOf(host) ?? ''),
    of(request, reply) {
      const tab = tabOf(request.headers.host);
      const create = () => createSession(hasPolicy);
      return find(request) ?? (tab ? keep(tab, create()) : keepByCookie(create(), reply));
    },
    renew(session, reply) {
      const hadCookie = byKey.delete(session.id);
      renewIdentity(session);
      if (hadCookie) keepByCookie(session, reply);
    },
  };
}
