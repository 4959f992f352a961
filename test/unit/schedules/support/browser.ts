/** The parts of a browser that its tabs share: storage that outlives a tab, a channel, and locks. */
import type { Clock } from './clock.ts';

/** A page's place in the browser, until the page ends. */
export interface Place {
  /** Receives the messages of the other pages. */
  channel: EventTarget;
  /** Whether it is in the back/forward cache, or has ended, so that nothing reaches it. */
  isAway: () => boolean;
}

/** The locks of one page. */
interface PageLocks {
  request(
    name: string,
    options: { ifAvailable?: boolean; signal?: AbortSignal },
    whenGranted: (lock: object | null) => unknown,
  ): Promise<void>;
}

export interface Browser {
  localStorage: Storage;
  join(place: Place): void;
  post(from: Place, data: unknown): void;
  locksOf(place: Place): PageLocks;
  /** Whether a page holds a lock or waits for one: the browser doesn't keep such a page. */
  hasLocks(place: Place): boolean;
  /** Forgets a page and releases its locks. */
  end(place: Place): void;
}

/** The part of a storage that pages use. */
export type Storage = ReturnType<typeof createStorage>;

/** A page that holds a lock, or waits for it. */
interface Claim {
  name: string;
  place: Place;
  grant: () => void;
}

/** Opens a browser without tabs. */
export function createBrowser(clock: Clock): Browser {
  const places = new Set<Place>();
  /** By name, the page that holds the lock first. */
  const claims = new Map<string, Claim[]>();

  const claimsOn = (name: string) => claims.get(name) ?? [];

  function drop(gone: (claim: Claim) => boolean): void {
    for (const [name, queue] of claims) {
      const [holder] = queue;
      const left = queue.filter((claim) => !gone(claim));
      claims.set(name, left);
      if (left[0] && left[0] !== holder) left[0].grant();
    }
  }

  return {
    localStorage: createStorage(),
    join: (place) => void places.add(place),
    post(from, data) {
      for (const place of places) {
        if (place === from) continue;
        clock.after(1, () => {
          if (!place.isAway()) place.channel.dispatchEvent(Object.assign(new Event('message'), { data }));
        });
      }
    },
    locksOf: (place) => ({
      request: (name, { ifAvailable, signal }, whenGranted) =>
        new Promise((resolve, reject) => {
          const claim: Claim = {
            name,
            place,
            async grant() {
              await whenGranted({ name });
              drop((one) => one === claim);
              resolve();
            },
          };
          const isFree = claimsOn(name).length === 0;
          if (ifAvailable && !isFree) return resolve(void whenGranted(null));
          claims.set(name, [...claimsOn(name), claim]);
          if (isFree) return void claim.grant();
          signal?.addEventListener('abort', () => {
            if (claimsOn(name)[0] === claim) return;
            drop((one) => one === claim);
            reject(signal.reason);
          });
        }),
    }),
    hasLocks: (place) => [...claims.values()].flat().some((claim) => claim.place === place),
    end(place) {
      places.delete(place);
      drop((claim) => claim.place === place);
    },
  };
}

/** @param from a storage to copy, as the browser does for a duplicated tab */
export function createStorage(from?: { entries: () => Iterable<[string, string]> }) {
  const entries = new Map<string, string>(from?.entries());
  return {
    entries: () => entries.entries(),
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}
