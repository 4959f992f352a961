/**
 * Watches for violations of the page's content policy, and loads what reports those of the widgets
 * [embedding Policy violations]. Further calls change nothing.
 */
export function watchPolicy(): void {
  document.addEventListener('securitypolicyviolation', tell);
}

async function tell(event: SecurityPolicyViolationEvent): Promise<void> {
  (await import('./policy-violations.ts')).tellViolation(event);
}
