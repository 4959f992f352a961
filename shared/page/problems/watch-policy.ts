/**
 * Watches for violations of the page's content policy. No first load contains it: it comes with code that is loaded
 * later, and the browser keeps earlier violations, except in older versions of Firefox and Safari.
 */
import { registry } from '../registry.ts';
import type { Violation } from './policy-violations.ts';

/** Starts reporting violations that concern the widgets, including earlier ones. A second call does nothing. */
export function watchPolicy(): void {
  const page = registry();
  if (page.violations) return;
  page.violations = new Set();
  document.addEventListener('securitypolicyviolation', (event) => {
    const isInside = event.target instanceof Element && event.target.closest('.cb-island') !== null;
    void tell(event, event.blockedURI, isInside);
  });
  if (typeof ReportingObserver !== 'function') return;
  const observer = new ReportingObserver(
    (reports) => {
      for (const report of reports) {
        const violation = report.body as unknown as Violation & { blockedURL: string | null };
        void tell(violation, violation.blockedURL ?? '', false);
      }
    },
    { types: ['csp-violation'], buffered: true },
  );
  observer.observe();
}

async function tell(violation: Violation, blocked: string, isInside: boolean): Promise<void> {
  (await import('./policy-violations.ts')).tellViolation(violation, blocked, isInside);
}
