/** The shop's other tabs, which hear what kind of thing has happened in this one and nothing more. */

/**
 * Joins them. A browser that keeps nothing for the page, such as one whose cookies are blocked, may refuse the channel: then
 * each tab is by itself.
 * @param t what it is about; `cart`, `lists`: they were written, `logout`: the shopper has signed out
 * @param hear is called when another tab tells of it
 * @returns tells the others; it never throws
 */
export function joinTabs(t: 'cart' | 'lists' | 'logout', hear: () => void): () => void {
  use((tabs) =>
    tabs.addEventListener('message', ({ data }) => {
      if (data?.t === t) hear();
    }),
  );
  return () => use((tabs) => tabs.postMessage({ t }));
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
