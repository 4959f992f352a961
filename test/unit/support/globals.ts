/**
 * What a browser has and the simulated document lacks: the channel by which tabs tell one another. Here
 * there is no other tab.
 */
class LonelyChannel extends EventTarget {
  postMessage(): void {}
  close(): void {}
}

Object.assign(globalThis, { BroadcastChannel: LonelyChannel });
