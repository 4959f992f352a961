import type { ComponentType } from 'react';
import { pageSanitiser } from './sanitise.ts';

/**
 * Makes the component that shows a fragment of the server's HTML, cleaned by an allow-list: the only place
 * where such HTML enters the page.
 * @throws where the browser lacks what cleaning needs
 */
export function makeCleanHtml(): ComponentType<{ html: string }> {
  const sanitise = pageSanitiser();
  return ({ html }) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the one sanctioned place; the value is clean
    <div className="cb-html" dangerouslySetInnerHTML={{ __html: sanitise(html) as string }} />
  );
}
