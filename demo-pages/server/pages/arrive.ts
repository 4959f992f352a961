import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session, Sessions } from '../sessions.ts';
import { applySwitches, takeSwitches } from '../switches.ts';
import { inNewTab, tabOf } from '../tabs.ts';

/** Whom a page is for. */
interface Arrival {
  session: Session;
  /** The page's own address, without switches. */
  address: string;
  /** Switches that are not understood. */
  problems: string[];
  /** Where the browser is to go first, so that its address says what it shows. */
  elsewhere?: string;
}

/**
 * Finds the session of a page and lets the switches of its address act. In a tab they stay in the address, links get
 * them back, and other switches open another tab; else they are kept for the session and taken out of the address.
 * @param opensTabs whether an address with switches leads to a tab of its own
 */
export function arrive(
  sessions: Sessions,
  request: FastifyRequest,
  reply: FastifyReply,
  opensTabs: boolean,
): Arrival {
  const { address, switches } = takeSwitches(request.url);
  const { host } = request.headers;
  if (tabOf(host)) return arriveInTab(sessions, request, reply);
  const session = sessions.of(request, reply);
  const tab = opensTabs && switches.size > 0 ? inNewTab(host, request.url) : undefined;
  if (tab) return { session, address, problems: [], elsewhere: tab };
  const problems = applySwitches(session, switches);
  return { session, address, problems, elsewhere: address === request.url ? undefined : address };
}

function arriveInTab(sessions: Sessions, request: FastifyRequest, reply: FastifyReply): Arrival {
  const { address, switches } = takeSwitches(request.url);
  const known = sessions.find(request);
  const session = known ?? sessions.of(request, reply);
  const text = switches.toString();
  const problems = known ? [] : applySwitches(session, switches);
  if (!known) session.switches = text;
  if (text === session.switches) return { session, address, problems };
  const elsewhere = text
    ? inNewTab(request.headers.host, request.url)
    : address + (address.includes('?') ? '&' : '?') + session.switches;
  return { session, address, problems, elsewhere };
}
