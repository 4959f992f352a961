/** How long shoppers wait after a press or a key, according to the browser's Event Timing. */
import type { VitalAction } from '../../page/time/vital.ts';
import { actionOf } from './action-of.ts';
import { observe } from './observe.ts';
import { widgetOf } from './widget-of.ts';

/** The control that somebody pressed. */
interface Pressed {
  widget: string;
  action: VitalAction;
}

/** One interaction with a widget; times in milliseconds. */
export interface Interaction extends Pressed {
  /** From the input to the paint that follows. */
  duration: number;
  /** Until the first listener ran, while something else kept the page busy. */
  delay: number;
  /** While the listeners ran. */
  processing: number;
  /** From then to the paint. */
  presentation: number;
}

/** The events that belong to interactions. */
const INPUTS = ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'];

/** How many inputs and measured events are remembered. */
const MOST_EVENTS = 50;

/** A press consists of several events, each measured by itself. The last one comes some time after the first. */
const COMPLETE_AFTER_MS = 500;

/** Browsers round the durations of events to 8 ms, so events before one paint seem to end at slightly different times. */
const ROUNDED_TO_MS = 8;

/**
 * Calls `react` for each interaction inside a widget, once its events are measured, or the page is hidden.
 * @param least the shortest duration, in milliseconds
 */
export function followInteractions(least: number, react: (interaction: Interaction) => void): void {
  const pressed = rememberInputs();
  const measured: PerformanceEventTiming[] = [];
  /** The longest event of each interaction, by the browser's id. */
  const open = new Map<number, { entry: PerformanceEventTiming; what: Pressed }>();
  /** Interactions that were reported: the release of a key that was held adds nothing to its press. */
  const told = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function complete(): void {
    for (const [id, { entry, what }] of open) {
      told.add(id);
      react({ ...what, ...partsOf(entry, measured) });
    }
    open.clear();
  }

  const flush = observe(
    'event',
    (entry) => {
      measured.push(entry);
      if (measured.length > MOST_EVENTS) measured.shift();
      const { interactionId: id, startTime, duration, target } = entry;
      // The browser gives other events, such as those of a moving pointer, no id.
      if (!id || told.has(id) || duration < least || duration <= (open.get(id)?.entry.duration ?? 0)) return;
      // A control that was pressed before this code was loaded is known if it is still on the page.
      const what = pressed.get(startTime) ?? pressedAt(target);
      if (!what) return;
      open.set(id, { entry, what });
      clearTimeout(timer);
      timer = setTimeout(complete, COMPLETE_AFTER_MS);
    },
    least,
  );
  document.addEventListener('visibilitychange', () => {
    flush();
    complete();
  });
}

/** Where the time went, for all events before the same paint, because their listeners run one after another. */
function partsOf(
  entry: PerformanceEventTiming,
  measured: PerformanceEventTiming[],
): Omit<Interaction, keyof Pressed> {
  const { startTime, duration } = entry;
  const end = startTime + duration;
  const others = measured.filter(
    (other) =>
      Math.abs(other.startTime + other.duration - end) <= ROUNDED_TO_MS && other.startTime >= startTime,
  );
  const together = [entry, ...others];
  const begun = Math.min(...together.map(({ processingStart }) => processingStart));
  const done = Math.min(end, Math.max(...together.map(({ processingEnd }) => processingEnd)));
  return { duration, delay: begun - startTime, processing: done - begun, presentation: end - done };
}

/**
 * Remembers what is pressed, by the time of the event: the element may be gone by the time the browser has measured the
 * event. Listens before all others, because they may remove it.
 */
function rememberInputs(): Map<number, Pressed> {
  const inputs = new Map<number, Pressed>();
  const remember = ({ timeStamp, target }: Event) => {
    const what = pressedAt(target);
    if (!what) return;
    inputs.set(timeStamp, what);
    const [oldest] = inputs.keys();
    if (inputs.size > MOST_EVENTS && oldest !== undefined) inputs.delete(oldest);
  };
  for (const name of INPUTS) addEventListener(name, remember, true);
  return inputs;
}

function pressedAt(target: EventTarget | null): Pressed | undefined {
  const widget = widgetOf(target)?.name;
  return widget ? { widget, action: actionOf(target as Element) } : undefined;
}
