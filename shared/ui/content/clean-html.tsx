/** Shows the server's HTML, cleaned by an allow-list. Loaded with the first fragment that has markup. */
import { type ComponentType, useLayoutEffect, useRef } from 'react';
import { registry } from '../../page/registry.ts';
import { finishFragment } from './finish-fragment.ts';
import { makeSanitiser, type Sanitise } from './sanitise-html.ts';

/**
 * Creates the component that shows a fragment of the server's HTML, cleaned by an allow-list. Nothing else puts such HTML
 * into the page.
 * @throws if the browser lacks what the sanitiser needs
 */
export function makeCleanHtml(): ComponentType<{ html: string }> {
  const sanitise = pageSanitiser();
  return function CleanHtml({ html }) {
    const root = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      if (root.current) finishFragment(root.current, html);
    }, [html]);
    return (
      <div
        ref={root}
        className="cb-html cb-page-look"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the only place where this is allowed; the value is clean
        dangerouslySetInnerHTML={{ __html: sanitise(html) as string }}
      />
    );
  };
}

/**
 * Returns the page's sanitiser. The same fragment returns the same object, so that rendering it again doesn't change the page.
 * There is one sanitiser per page, in the registry, because the name of a Trusted Types policy can be used only once.
 * @throws if the browser lacks what the sanitiser needs. Nothing may then be shown as HTML.
 */
function pageSanitiser(): Sanitise {
  const shared = registry();
  shared.sanitise ??= makeSanitiser();
  return shared.sanitise;
}
