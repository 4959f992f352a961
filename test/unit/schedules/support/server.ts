/** A server that answers with delays, and can be told how the next write ends. */
import { conflictBody, Refusal, refusalBody } from '../../../../demo-pages/server/wire/refusal.ts';
import type { Clock } from './clock.ts';

/**
 * The ways a write can end badly. `lost`: it takes effect, and the connection breaks before the answer. `late`: it
 * takes effect seconds later. `refused`: it has no effect, and the server says why. `dropped`: the connection breaks
 * before it arrives, so it has no effect.
 */
export type WriteEnd = 'lost' | 'late' | 'refused' | 'dropped';

/** A reply's body; null if the connection breaks. */
type Answer = object | null;

export interface Server {
  /** How the next write ends; undefined for a success. */
  next: WriteEnd | undefined;
  /** Answers a request. It takes effect even if nobody waits for the answer any more. */
  handle(path: string, body: Record<string, unknown>): Promise<Answer>;
}

/** A server's handling of requests. */
export interface Calls {
  read: (path: string) => object;
  /** The change that each write makes, by path. */
  writes: Record<string, (body: Record<string, unknown>) => void>;
}

/** Milliseconds until a read is answered, until a write takes effect, and from then on until its answer. */
const [READ_MS, WRITE_MS, ANSWER_MS] = [40, 150, 150];
/** How much longer a late write takes. */
const LATE_MS = 4000;

/** Opens a server with these calls. */
export function openServer(clock: Clock, { read, writes }: Calls): Server {
  let isWriting = false;

  function after(ms: number, act: () => Answer | Promise<Answer>): Promise<Answer> {
    return new Promise((resolve) => clock.after(ms, () => resolve(act())));
  }

  const server: Server = {
    next: undefined,
    handle(path, body) {
      const write = writes[path];
      if (!write) return after(READ_MS, () => ({ result: 'success', ...read(path) }));
      const end = server.next;
      server.next = undefined;
      if (end === 'refused') {
        return after(WRITE_MS, () => refusalBody(new Refusal('Only 10 left.'), 'message-list', 0));
      }
      if (end === 'dropped') return after(WRITE_MS, () => null);
      // The server refuses a write that arrives while it carries out another one.
      if (isWriting) return after(READ_MS, () => conflictBody());
      isWriting = true;
      return after(WRITE_MS + (end === 'late' ? LATE_MS : 0), () => {
        isWriting = false;
        write(body);
        return after(ANSWER_MS, () => (end === 'lost' ? null : { result: 'success' }));
      });
    },
  };
  return server;
}
