/** Holds calls back so that a person can let them take effect in another order than they were sent in. */

/** When a call is held: before it takes effect, or once it has, with only its reply missing. */
export type Moment = 'request' | 'reply';

/** A call that waits until somebody releases or drops it. */
interface HeldCall {
  id: number;
  method: string;
  path: string;
  moment: Moment;
  end: (isDropped: boolean) => void;
}

/** The race of one session. */
export interface Race {
  /** Holds each call whose path contains this text; undefined holds none. */
  holds?: { on: string; moment: Moment };
  /** The oldest first. */
  held: HeldCall[];
  /** The id of the next call that is held. */
  next: number;
}

/** A race as the ribbon shows it. */
export interface RaceReport {
  holds: Race['holds'];
  held: Omit<HeldCall, 'end'>[];
}

/** Creates a race that holds nothing. */
export function createRace(): Race {
  return { held: [], next: 1 };
}

/**
 * Holds a call until it is released or dropped.
 * @returns whether it was dropped
 */
export function holdCall(race: Race, moment: Moment, method: string, path: string): Promise<boolean> {
  return new Promise((end) => {
    race.held.push({ id: race.next++, method, path, moment, end });
  });
}

/** Releases or drops one call; does nothing if it is no longer held. */
export function endHold(race: Race, id: number | undefined, isDropped: boolean): void {
  const call = race.held.find((held) => held.id === id);
  race.held = race.held.filter((held) => held !== call);
  call?.end(isDropped);
}

/** Releases every held call, and holds no more. */
export function stopRace(race: Race): void {
  race.holds = undefined;
  for (const call of race.held.splice(0)) call.end(false);
}

/** Reports which calls are to be held, and which are. */
export function reportRace({ holds, held }: Race): RaceReport {
  return { holds, held: held.map(({ id, method, path, moment }) => ({ id, method, path, moment })) };
}
