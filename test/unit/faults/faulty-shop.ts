/** The demo shop in the process, with the demo server's own faults between it and the page. */
import { vi } from 'vitest';
import { damageText } from '../../../demo-pages/server/faults/damage-text.ts';
import { earlyAnswer } from '../../../demo-pages/server/faults/early-answer.ts';
import { faultNumber } from '../../../demo-pages/server/faults/fault-switches.ts';
import { becomeKind } from '../../../demo-pages/server/session.ts';
import { findUserKind } from '../../../demo-pages/server/user-kinds.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { switchesOf, type Trouble } from './faults.ts';

/** One request that the page made. */
export interface Sent {
  method: string;
  path: string;
  /** Whether the shop got it. */
  arrived: boolean;
}

export interface FaultyShop extends Shop {
  sent: Sent[];
  /** Causes trouble for every call whose path contains the text, until `calm`. */
  trouble(path: string, trouble: Trouble): void;
  calm(): void;
}

/** How long the connection is lost, in milliseconds. */
const GONE = 3000;

/** Opens the shop for a shopper of that kind, with two lines in the cart, an order and a list. */
export function openFaultyShop(kind = 'individual'): FaultyShop {
  const shop = openShop(
    { id: 'ci1', itemNumber: '702230', quantity: 2 },
    { id: 'ci2', itemNumber: '741350', quantity: 2 },
  );
  const user = findUserKind(kind);
  if (!user) throw new Error(`There is no kind of shopper called ${kind}`);
  Object.assign(shop.session, { listSeed: '1', orderCount: 1 });
  becomeKind(shop.session, user);
  const answer = globalThis.fetch;
  const sent: Sent[] = [];
  let struck: { path: string; trouble: Trouble } | undefined;
  let isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);

  function connect(online: boolean): void {
    if (isOnline === online) return;
    isOnline = online;
    dispatchEvent(new Event(online ? 'online' : 'offline'));
  }

  function calm(): void {
    struck = undefined;
    connect(true);
  }

  async function goOffline(): Promise<never> {
    await pause(50);
    connect(false);
    setTimeout(calm, GONE);
    throw new TypeError('Failed to fetch');
  }

  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}): Promise<Response> => {
    const path = address.replace(location.origin, '').replace('/api/rest/cb/', '');
    const entry = { method: init.method ?? 'GET', path, arrived: false };
    sent.push(entry);
    const ask = () => {
      entry.arrived = true;
      return answer(address, init);
    };
    if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'));
    if (!struck || !path.includes(struck.path)) return ask();
    return untilAborted(init.signal, troubled(struck.trouble, ask));
  });

  async function troubled(trouble: Trouble, ask: () => Promise<Response>): Promise<Response> {
    if (trouble.fault === 'offline') return goOffline();
    if (trouble.fault === 'offline-midway') {
      void ask();
      return goOffline();
    }
    const faults = switchesOf(trouble);
    await pause(faultNumber(faults, 'delay'));
    const early = earlyAnswer(faults);
    if (early?.status === 302) return textResponse('', { type: 'opaqueredirect', status: 0 });
    if (early) {
      const { body, status, headers, type } = early;
      return new Response(body, { status, headers: { ...headers, 'content-type': type } });
    }
    const reply = await ask();
    if (faults.has('reset')) throw new TypeError('Failed to fetch');
    if (faults.has('stall-headers')) return new Promise(() => {});
    if (faults.has('stall-body')) return textResponse(new Promise(() => {}));
    const text = damageText(await reply.json(), faults);
    if (faults.has('cut')) return textResponse(Promise.reject(new TypeError('terminated')));
    const type = faults.has('text-type') ? 'text/plain' : 'application/json';
    return new Response(text, { headers: { 'content-type': type } });
  }

  return Object.assign(shop, {
    sent,
    trouble(path: string, trouble: Trouble) {
      struck = { path, trouble };
      if (trouble.fault === 'offline') {
        connect(false);
        setTimeout(calm, GONE);
      }
    },
    calm,
  });
}

function textResponse(body: string | Promise<string>, rest: object = {}): Response {
  const text = Promise.resolve(body);
  // A caller that aborted the call doesn't read it.
  text.catch(() => {});
  return { type: 'basic', status: 200, headers: new Headers(), text: () => text, ...rest } as Response;
}

function untilAborted(signal: AbortSignal | null | undefined, reply: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    reply.then(resolve, reject);
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
