import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addToCart, clearCart, removeLines, setQuantity } from '../cart/change-cart.ts';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { becomeKind, type Session } from '../session.ts';
import type { Sessions } from '../sessions.ts';
import { GUEST } from '../user-kinds.ts';
import { endHold, holdCall, type Moment, reportRace, stopRace } from './race.ts';

/** The commands of a page to the race. */
interface Command {
  do?: string;
  on?: string;
  moment?: Moment;
  id?: number;
}

/** Holds calls as each session asks for it. A dropped call gets no answer at all: its connection ends. */
export function holdCalls(app: FastifyInstance, sessions: Sessions): void {
  const pass = (moment: Moment, request: FastifyRequest, reply: FastifyReply, goOn: () => void): void => {
    const race = sessions.find(request)?.race;
    const { holds } = race ?? {};
    if (!race || holds?.moment !== moment || !request.url.includes(holds.on)) {
      goOn();
      return;
    }
    void holdCall(race, moment, request.method, request.url).then((isDropped) => {
      if (!isDropped) goOn();
      else reply.hijack().raw.socket?.destroy();
    });
  };
  app.addHook('preHandler', (request, reply, done) => pass('request', request, reply, done));
  app.addHook('onSend', (request, reply, payload, done) =>
    pass('reply', request, reply, () => done(null, payload)),
  );
}

/** Registers `/workbench/race`: reports the race of the session, and takes commands for it. */
export function registerRace(app: FastifyInstance, sessions: Sessions): void {
  app.get('/workbench/race', (request, reply) =>
    reply.header('cache-control', 'no-store').send(reportRace(sessions.of(request, reply).race)),
  );
  app.post<{ Body: Command | undefined }>('/workbench/race', (request, reply) => {
    const session = sessions.of(request, reply);
    const { do: action = '', ...command } = request.body ?? {};
    if (!Object.hasOwn(COMMANDS, action)) return reply.code(400).send({ problem: `There is no ${action}.` });
    COMMANDS[action]?.(session, command);
    return reply.send(reportRace(session.race));
  });
}

const COMMANDS: Record<string, (session: Session, command: Command) => void> = {
  hold({ race }, { on = '', moment = 'request' }) {
    race.holds = { on, moment };
  },
  stop: ({ race }) => stopRace(race),
  release: ({ race }, { id }) => endHold(race, id, false),
  drop: ({ race }, { id }) => endHold(race, id, true),
  'end-session'(session) {
    becomeKind(session, GUEST);
    session.csrfToken = 'ended';
  },
  // Actions of another tab of the same shopper. No page is notified.
  'other-tab-adds'({ cart, newLineId }) {
    // An item that is already in the cart would only change its line.
    const product = CATALOGUE.find(
      ({ itemNumber, discontinued }) =>
        !discontinued && cart.lines.every((line) => line.itemNumber !== itemNumber),
    );
    if (product) addToCart(cart, product.itemNumber, 1, newLineId);
  },
  'other-tab-changes'({ cart }) {
    const [line] = cart.lines;
    if (line) setQuantity(cart, line.id, line.quantity + 1);
  },
  'other-tab-removes'({ cart }) {
    const [line] = cart.lines;
    if (line) removeLines(cart, [line.id]);
  },
  'other-tab-empties': ({ cart }) => clearCart(cart),
};
