/**
 * Stops the clock of a process, so that the shop's orders have the same dates in every picture. Timers keep running.
 */
const NOW = Date.parse('2026-11-02T15:30:00Z');

globalThis.Date = new Proxy(Date, {
  construct: (original, given, target) =>
    Reflect.construct(original, given.length > 0 ? given : [NOW], target),
  get: (original, name, receiver) => (name === 'now' ? () => NOW : Reflect.get(original, name, receiver)),
});
