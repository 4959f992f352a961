/** The shop's other tabs, which hear what kind of thing has happened in this one and nothing more. */

/** `cart`, `lists`: they were written; `logout`: the shopper has signed out. */
type Topic = 'cart' | 'lists' | 'logout';

/**
 * Joins them. A browser that keeps nothing for the page, such as one whose cookies are blocked, may refuse the channel: then
 * each tab is by itself.
 * @param t what it is about
 * @param hear is called when another tab tells of it
 * @returns tells the others; it never throws
 */
export function joinTabs(t: Topic, hear: () => void): () => void {
  use((tabs) =>
    tabs.addEventListener('message', ({ data }) => {
      if (data?.t === t) hear();
    }),
  );
  return () => tellTabs(t);
}

/** Tells the other tabs of something; it never throws. */
export function tellTabs(t: Topic): void {
  use((tabs) => tabs.postMessage({ t }));
}

let channel: BroadcastChannel | undefined;

function use(act: (tabs: BroadcastChannel) => void): void {
  try {
    channel ??= new BroadcastChannel('cb');
    act(channel);
  } catch {
    // It is refused, or the browser has none.
  }
}
