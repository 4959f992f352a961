import { reportAttribute } from './report-attribute.ts';

/** Far enough for the code to be there when the shopper is. */
const NEAR = '256px';

/**
 * Calls `load` when it is due.
 * @param usual the first letter of the widget's own strategy, unless the mount point's `data-cb-load` names one
 */
export function whenDue(point: Element, usual: string | undefined, load: () => void): void {
  const given = point.getAttribute('data-cb-load') ?? '';
  const known = /^(eager|visible|idle)$/.test(given);
  if (given && !known) reportAttribute(point, 'data-cb-load', 'eager, visible or idle', 'it is left out');
  const strategy = known ? given[0] : usual;
  if (strategy === 'e') load();
  else if (strategy === 'v') whenNear(point, load);
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
