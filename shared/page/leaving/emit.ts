import { type EarlyEvent, emitEarly, type PageEvents } from '../events.ts';
import { whenActivated } from './when-activated.ts';

/** Sends an event to the page; if it is being prerendered, once it is activated. */
export function emit(name: 'cb:cart-refresh'): void;
export function emit<Name extends Exclude<keyof PageEvents, EarlyEvent | 'cb:navigate'>>(
  name: Name,
  detail: PageEvents[Name],
): void;
export function emit(name: string, detail?: unknown): void {
  whenActivated(() => emitEarly(name as never, detail as never));
}
