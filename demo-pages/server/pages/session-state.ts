import type { FastifyInstance } from 'fastify';
import { applySwitches, takeSwitches } from '../switches.ts';
import type { PageSettings } from './page-context.ts';
import { pageState } from './state-block.ts';

/**
 * Registers `/session-state?address=`: the state that a server in front of this one prints into its own page at this
 * address. Applies the switches of the address, and remembers it as the page to return to after signing in.
 */
export function registerSessionState(
  app: FastifyInstance,
  { sessions, portal }: Pick<PageSettings, 'sessions' | 'portal'>,
): void {
  app.get<{ Querystring: { address?: string } }>('/session-state', (request, reply) => {
    const session = sessions.of(request, reply);
    const { address, switches } = takeSwitches(request.query.address ?? '/');
    applySwitches(session, switches);
    session.lastPage = address;
    return reply.header('cache-control', 'no-store').send({ ...pageState(session, portal) });
  });
}
