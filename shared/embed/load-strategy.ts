import { reportAttribute } from './report-attribute.ts';

/** Far enough for the code to be there when the shopper is. */
const NEAR = '256px';

/**
 * Calls `load` when it is due.
 * @param usual the widget's own strategy, unless the mount point's `data-cb-load` names another
 */
export function whenDue(point: Element, usual: string, load: () => void): void {
  let strategy = point.getAttribute('data-cb-load') || usual;
  if (!/^(eager|visible|idle)$/.test(strategy)) {
    reportAttribute(point, 'data-cb-load', 'eager, visible or idle', `${usual} is used`);
    strategy = usual;
  }
  if (strategy === 'eager') load();
  else if (strategy === 'visible') whenNear(point, load);
  // Safari has no idle callbacks.
  else (window.requestIdleCallback ?? setTimeout)(load);
}

function whenNear(point: Element, load: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      load();
    },
    { rootMargin: NEAR },
  );
  observer.observe(point);
}
