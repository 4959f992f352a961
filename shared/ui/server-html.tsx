import type { ReactNode } from 'react';
import { lazyComponent } from './lazy-component.tsx';

interface ServerHtmlProps {
  /** A fragment of the server's HTML, which is never trusted. */
  html: string;
}

const CleanHtml = lazyComponent(
  () => import('./content/clean-html.tsx'),
  ({ makeCleanHtml }) => makeCleanHtml(),
  ({ html, missing }) => (
    <div className="cb-html cb-page-look cb-html-pending" data-state={missing ? 'missing' : 'loading'}>
      {textOf(html)}
    </div>
  ),
);

/**
 * A fragment of the server's HTML, cleaned by a sanitiser that is loaded for the first fragment with markup. Text
 * without markup is shown unchanged.
 */
export function ServerHtml({ html }: ServerHtmlProps) {
  return /[<&]/.test(html) ? <CleanHtml html={html} /> : <div className="cb-html cb-page-look">{html}</div>;
}

/**
 * Returns the text of a fragment without its markup, one line per block. While the sanitiser is loading, the text is
 * invisible and reserves the space; if it can't be loaded, the text is shown.
 */
function textOf(html: string): ReactNode {
  const blocks = html.replace(/<(?:br|\/p|\/div|\/li|\/h\d)\b[^<>]*>/gi, '\n');
  const text = blocks.replace(/<[^<>]*>/g, ' ').trim();
  return /<\/p>/i.test(html) ? text.split('\n').map((line) => <p key={line}>{line.trim()}</p>) : text;
}
