/** Programs that a browser needs, such as a display. They end with the tests, however these end. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

export interface Running {
  /** The program's output on file descriptor 3. */
  channel: Readable;
  /** Repeats a question until it has an answer. Rejects if the program ends first. */
  until<Answer>(ask: () => Promise<Answer>): Promise<Answer>;
  /** Ends the program and everything that it has started. */
  end(): Promise<void>;
}

/**
 * Ends its process group when the program ends, or when its input ends, which happens as soon as this process ends in
 * any way.
 */
const GUARDED = '{ "$@" <&-; kill -KILL 0; } & cat; kill -KILL 0';

/** @param options the program's arguments @param env additions to this process's environment */
export function startProcess(program: string, options: string[], env: Record<string, string> = {}): Running {
  // In its own process group, which ends as a whole: the session's bus starts services, the driver starts the browser.
  const child = spawn('sh', ['-c', GUARDED, 'sh', program, ...options], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const ended = once(child, 'exit');
  return {
    channel: child.stdio[3] as Readable,
    async until(ask) {
      for (;;) {
        const answer = await ask().then(
          (value) => ({ value }),
          () => undefined,
        );
        if (answer) return answer.value;
        if (child.signalCode) throw new Error(`${program} has ended by itself`);
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    async end() {
      child.stdin?.end();
      await ended;
    },
  };
}
