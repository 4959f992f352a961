/** The other tabs of the shop, which answer within the test's own time. */
import { vi } from 'vitest';

let channels: EventTarget[] = [];

/** The browser's channel between the tabs. */
class Channel extends EventTarget {
  constructor() {
    super();
    channels.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of channels) {
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
}

/** Lets the next page speak with other tabs; those of an earlier page hear nothing of it. */
export function connectTabs(): void {
  channels = [];
  vi.stubGlobal('BroadcastChannel', Channel);
}

/** Another tab's end of the channel, with what it has heard. */
export function openOtherTab(): { heard: unknown[]; say: (data: unknown) => void } {
  const channel = new Channel();
  const heard: unknown[] = [];
  channel.addEventListener('message', (event) => heard.push((event as MessageEvent).data));
  return { heard, say: (data) => channel.postMessage(data) };
}
