/** The shop's other tabs. They learn only which kind of change happened in this one. */

/** `cart`, `lists`: a write changed them; `logout`: the shopper has signed out. */
type Topic = 'cart' | 'lists' | 'logout';

/**
 * Joins the channel. A browser with blocked cookies or storage may refuse it: then each tab is on its own.
 * @param t the topic
 * @param hear is called when another tab reports it
 * @returns a function that tells the other tabs and never throws
 */
export function joinTabs(t: Topic, hear: () => void): () => void {
  use((tabs) =>
    tabs.addEventListener('message', ({ data }) => {
      if (data?.t === t) hear();
    }),
  );
  return () => tellTabs(t);
}

/** Tells the other tabs about a change. Never throws. */
export function tellTabs(t: Topic): void {
  use((tabs) => tabs.postMessage({ t }));
}

let channel: BroadcastChannel | undefined;

function use(act: (tabs: BroadcastChannel) => void): void {
  try {
    channel ??= new BroadcastChannel('cb');
    act(channel);
  } catch {
    // The browser refuses the channel, or has none.
  }
}
