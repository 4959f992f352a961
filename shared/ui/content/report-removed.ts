import { report } from '../../page/report.ts';

/** How much of a fragment the console shows. */
const SHOWN = 200;

/**
 * Reports the parts removed from a fragment of the server's HTML, with the widget and the fragment [embedding
 * Server HTML, embedding Debug].
 * @param root the fragment as it is shown
 */
export function reportRemoved(root: HTMLElement, html: string, removed: readonly string[]): void {
  const island = root.closest('.cb-island');
  const widget = island?.localName.replace(/^cb-/, '');
  const fragment = html.length > SHOWN ? `${html.slice(0, SHOWN)}…` : html;
  const list = [...new Set(removed)].join('; ');
  report(
    'html-cleaned',
    `Removed from the HTML in ${widget ?? 'a widget'}: ${list}. The fragment: ${fragment}`,
    {
      widget,
      element: root,
    },
  );
}
