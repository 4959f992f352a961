/**
 * A slow line to a shop: a TCP proxy that delays and throttles its traffic. The browser's own emulation
 * sometimes stalls in the middle of a page.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

interface Speed {
  /** The delay of each chunk of data in either direction, in ms. */
  latency: number;
  /** Bytes per second that the shop's replies share. */
  throughput: number;
}

/** A page gets large files in chunks, with small ones in between. */
const PIECE = 4096;

export interface SlowLine {
  /** The shop's address through the line. */
  address: string;
  close(): Promise<void>;
}

/** @param address of a server on this machine, such as `http://127.0.0.1:8080` */
export async function openSlowLine(address: string, { latency, throughput }: Speed): Promise<SlowLine> {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  /** When all data accepted so far will have passed, as `performance.now()`. */
  let free = 0;

  function passOn(from: Socket, to: Socket, isPaced: boolean): void {
    // Each timer acts for the oldest piece: on a busy machine, a later timer may be due first.
    const waiting: (() => void)[] = [];
    const later = (act: () => void, size = 0) => {
      const now = performance.now();
      if (isPaced) free = Math.max(now, free) + (size / throughput) * 1000;
      waiting.push(act);
      setTimeout(
        () => {
          const next = waiting.shift();
          if (!to.destroyed) next?.();
        },
        (isPaced ? free - now : 0) + latency,
      );
    };
    from.on('data', (data: Buffer) => {
      for (let start = 0; start < data.length; start += PIECE) {
        const piece = data.subarray(start, start + PIECE);
        later(() => to.write(piece), piece.length);
      }
    });
    from.on('end', () => later(() => to.end()));
    from.on('close', () => later(() => to.destroy()));
    // A browser drops connections when its page is closed.
    from.on('error', () => to.destroy());
  }

  const server: Server = createServer((browser) => {
    const shop = connect(Number(port), hostname);
    for (const socket of [browser, shop]) {
      sockets.add(socket.setNoDelay());
      socket.on('close', () => sockets.delete(socket));
    }
    passOn(browser, shop, false);
    passOn(shop, browser, true);
  });
  await once(server.listen(0, hostname), 'listening');
  return {
    address: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await once(server.close(), 'close');
    },
  };
}
