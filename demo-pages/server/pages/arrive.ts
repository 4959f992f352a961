import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../session.ts';
import type { Sessions } from '../sessions.ts';
import { applySwitches, takeSwitches } from '../switches.ts';
import { inNewTab, tabOf } from '../tabs.ts';

/** A request for a page, with its switches applied. */
interface Arrival {
  session: Session;
  /** The address of the page, without switches. */
  address: string;
  /** The switches that are not understood. */
  problems: string[];
  /** Where to redirect the browser, so that its address matches what it shows. */
  elsewhere?: string;
}

/**
 * Finds the session of a page and applies the switches in its address. In a tab, switches stay in the address, links
 * get them back, and other switches open another tab. Outside of tabs, switches are saved in the session and removed
 * from the address.
 * @param opensTabs whether an address with switches opens a tab
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
