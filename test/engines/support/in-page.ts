/**
 * Runs in every page before its own scripts: collects what the console would show, and finds controls by their accessible
 * names, which not every driver can.
 */
import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api';
import { findPoint } from '../../pages/support/layout/find-point.ts';

declare global {
  interface Window {
    inPage: {
      /** Things that a page of the shop must never do, a line each. */
      told: string[];
      find(role: string, name: string): HTMLElement | undefined;
      /** The point where a click reaches the found control, or the obstacle. */
      pointOf(found: Element | null | undefined): Promise<{ x: number; y: number } | string>;
      /** The focused element as a screen reader announces it, such as 'button Remove all'. */
      focused(): string;
      described(): string;
      /** Loads a module. The code of a test can't: its own tools replace `import()`. */
      load(address: string): Promise<void>;
    };
  }
}

const told: string[] = [];

for (const level of ['error', 'warn'] as const) {
  const { [level]: print } = console;
  console[level] = (...values: unknown[]) => {
    told.push(`console: ${values.map(String).join(' ')}`);
    print.apply(console, values);
  };
}
addEventListener(
  'error',
  (event) => {
    if (event instanceof ErrorEvent) told.push(`error: ${event.message}`);
  },
  true,
);
addEventListener('unhandledrejection', ({ reason }) => told.push(`rejection: ${reason}`));
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
  told.push(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`),
);
addEventListener('pagehide', () => {
  if (told.length > 0) navigator.sendBeacon('/told', JSON.stringify(told.splice(0)));
});

function find(role: string, name: string): HTMLElement | undefined {
  const within = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  return [...within.querySelectorAll<HTMLElement>('*')].find(
    (element) =>
      getRole(element) === role &&
      element.checkVisibility?.() !== false &&
      !element.closest('[inert], [aria-hidden="true"]') &&
      computeAccessibleName(element) === name,
  );
}

const active = () => {
  const { activeElement } = document;
  return activeElement === document.body ? null : activeElement;
};

window.inPage = {
  told,
  find,
  pointOf: async (found) => (found ? findPoint(found) : 'it is not there'),
  focused() {
    const element = active();
    return element ? `${getRole(element)} ${computeAccessibleName(element)}`.trim() : 'nothing';
  },
  described() {
    const element = active();
    return element ? computeAccessibleDescription(element) : '';
  },
  load: (address) => import(address).then(() => undefined),
};
