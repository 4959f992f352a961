import { whenActivated } from '../../page/leaving/when-activated.ts';
import { whenIdle } from '../../page/time/when-idle.ts';

/** Starts field measurements [embedding Vitals] once the page is open and idle. A second call does nothing. */
export function startVitals(): void {
  whenActivated(() => whenIdle(load));
}

function load(): void {
  import('./measure-vitals.ts').then(
    ({ measureVitals }) => measureVitals(),
    // A page that isn't measured works like any other.
    () => {},
  );
}
