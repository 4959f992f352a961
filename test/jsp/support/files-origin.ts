/** Another origin with the files of a build, whose manifest a test can change, break or hold back. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers a request for a path with a body, or a status alone. */
export type Answers = (path: string) => string | number;

/** Starts the origin. */
export async function startFilesOrigin() {
  let answers: Answers = () => 404;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = answers(path);
    if (typeof answer === 'number') response.writeHead(answer).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}/widgets/`,
    /** The paths of all requests, the oldest first. */
    asked,
    /** Sets the answer from now on. */
    answer(next: Answers): void {
      answers = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
