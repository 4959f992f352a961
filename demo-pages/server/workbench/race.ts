import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addToCart, clearCart, removeLines, setQuantity } from '../cart/change-cart.ts';
import { becomeKind, type Session, type Sessions } from '../sessions.ts';
import { GUEST } from '../user-kinds.ts';

/** Where a call is held: before it has done anything, or once it has and only its reply is missing. */
type Moment = 'request' | 'reply';

/** A call that waits for somebody to let it go or to drop it. */
interface HeldCall {
  id: number;
  method: string;
  path: string;
  moment: Moment;
  end: (isDropped: boolean) => void;
}

/** What the race control of one session is set to, and what it holds, the oldest first. */
export interface Race {
  /** Holds each call whose path has this text; undefined holds none. */
  holds?: { on: string; moment: Moment };
  held: HeldCall[];
  /** The number of the next call that is held. */
  next: number;
}

/** What the control can be told to do. */
interface Order {
  do?: string;
  on?: string;
  moment?: Moment;
  id?: number;
}

/** Holds the calls that the sessions want held, until they are let go; one that is dropped gets no answer at all. */
export function holdCalls(app: FastifyInstance, sessions: Sessions): void {
  /** What is not held goes on at once, as if there were no control. */
  const pass = (moment: Moment, request: FastifyRequest, reply: FastifyReply, goOn: () => void): void => {
    const race = sessions.find(request)?.race;
    const { holds } = race ?? {};
    if (!race || holds?.moment !== moment || !request.url.includes(holds.on)) {
      goOn();
      return;
    }
    void hold(race, moment, request).then((isDropped) => {
      if (!isDropped) goOn();
      else reply.hijack().raw.socket?.destroy();
    });
  };
  app.addHook('preHandler', (request, reply, done) => pass('request', request, reply, done));
  app.addHook('onSend', (request, reply, payload, done) =>
    pass('reply', request, reply, () => done(null, payload)),
  );
}

function hold(race: Race, moment: Moment, { method, url }: FastifyRequest): Promise<boolean> {
  return new Promise((end) => {
    race.held.push({ id: race.next++, method, path: url, moment, end });
  });
}

/** Registers `/workbench/race`: what is held, and what is to be done with it or with the session. */
export function registerRace(app: FastifyInstance, sessions: Sessions): void {
  app.get('/workbench/race', (request, reply) =>
    reply.header('cache-control', 'no-store').send(told(sessions.of(request, reply).race)),
  );
  app.post<{ Body: Order | undefined }>('/workbench/race', (request, reply) => {
    const session = sessions.of(request, reply);
    const { do: act = '', ...order } = request.body ?? {};
    if (!Object.hasOwn(ORDERS, act)) return reply.code(400).send({ problem: `There is no ${act}.` });
    ORDERS[act]?.(session, order);
    return reply.send(told(session.race));
  });
}

const ORDERS: Record<string, (session: Session, order: Order) => void> = {
  hold({ race }, { on = '', moment = 'request' }) {
    race.holds = { on, moment };
  },
  stop({ race }) {
    race.holds = undefined;
    for (const call of race.held.splice(0)) call.end(false);
  },
  release: ({ race }, { id }) => take(race, id)?.end(false),
  drop: ({ race }, { id }) => take(race, id)?.end(true),
  'end-session'(session) {
    becomeKind(session, GUEST);
    session.csrfToken = 'ended';
  },
  // What another tab of the same shopper does: no page is told of it.
  'other-tab-adds': ({ cart, newLineId }) => addToCart(cart, '721002', 1, newLineId),
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

function take(race: Race, id: number | undefined): HeldCall | undefined {
  const call = race.held.find((held) => held.id === id);
  race.held = race.held.filter((held) => held !== call);
  return call;
}

function told({ holds, held }: Race): object {
  return { holds, held: held.map(({ id, method, path, moment }) => ({ id, method, path, moment })) };
}
