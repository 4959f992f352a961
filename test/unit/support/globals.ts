/** Adds a browser feature that the simulated document lacks: the channel between tabs. There is no other tab here. */
class LonelyChannel extends EventTarget {
  postMessage(): void {}
  close(): void {}
}

Object.assign(globalThis, { BroadcastChannel: LonelyChannel });
