/**
 * Leads a page to the state that its address names, as a person would: scrolls to the widget, takes the scenario's
 * steps, and waits for the expected text. `data-scenario` of `<html>` has the progress: `shown`, or what the page is
 * still waiting for.
 */
import type { Scenario } from '../../server/scenarios/scenario.ts';
import { isShown, stands } from './shown.ts';
import { stayInFrame } from './stay-in-frame.ts';
import { stays, takeStep } from './steps.ts';

const PAUSE_MS = 40;
const TRIES = 3;

stayInFrame();
const text = document.getElementById('demo-scenario')?.textContent;
if (text) void reach(JSON.parse(text) as Scenario);

async function reach({ widget, steps = [], expects, kept = {}, ...scenario }: Scenario): Promise<void> {
  for (const [key, text] of Object.entries(kept)) sessionStorage.setItem(key, text);
  const mounts = scenario.mounts !== false;
  if (mounts) await until(`cb-${widget}`, () => bringIntoView(widget));
  for (const step of steps) {
    // A form that has just appeared may still fill in its fields, and overwrite what was typed.
    for (let tries = 0; tries < TRIES && !(tries > 0 && stays(widget, step)); tries += 1) {
      await until(JSON.stringify(step), () => takeStep(widget, step));
      // Renders the result of a step before the next one, as it is for a person.
      await pause();
    }
  }
  await until(expects ?? 'nothing', () =>
    expects === null
      ? stands(widget, { empty: true })
      : isShown(expects) && (!mounts || stands(widget, { empty: false })),
  );
  tell('shown');
}

/** Some widgets only load when they are near the window. */
function bringIntoView(widget: string): boolean {
  const point = document.querySelector(`[data-cb-widget="${widget}"]`);
  const isThere = stands(widget, { empty: false });
  const top = point?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > innerHeight / 2) point?.scrollIntoView();
  return isThere;
}

async function until(what: string, isDone: () => boolean): Promise<void> {
  while (!isDone()) {
    tell(`waiting for ${what}`);
    await pause();
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

function tell(how: string): void {
  document.documentElement.dataset.scenario = how;
}
