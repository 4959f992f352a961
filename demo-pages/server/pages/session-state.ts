import type { FastifyInstance } from 'fastify';
import { applySwitches, takeSwitches } from '../switches.ts';
import type { PageSettings } from './register-pages.ts';
import { pageState } from './state-block.ts';

/**
 * Registers `/session-state?address=`: what a server in front of this one prints into its own page at that address. The
 * switches of the address are applied, and it becomes the page that a sign-in goes back to.
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
