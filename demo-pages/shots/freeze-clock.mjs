/** Stops the calendar of a process: the shop's orders have the same dates in every picture. Timers go on. */
const NOW = Date.parse('2026-11-02T15:30:00Z');

globalThis.Date = class extends Date {
  constructor(...given) {
    super(...(given.length > 0 ? given : [NOW]));
  }

  static now() {
    return NOW;
  }
};
