import type { ReactNode } from 'react';
import { lazyPart } from './lazy-part.tsx';

interface ServerHtmlProps {
  /** A fragment written by the server; never trusted. */
  html: string;
}

const CleanHtml = lazyPart(
  () => import('./content/clean-html.tsx'),
  ({ makeCleanHtml }) => makeCleanHtml(),
  ({ html, missing }) => (
    <div className="cb-html cb-html-pending" data-state={missing ? 'missing' : 'loading'}>
      {textOf(html)}
    </div>
  ),
);

/**
 * A fragment of the server's HTML, cleaned by what is loaded when the first real fragment comes. Text without
 * any markup is shown as it is.
 */
export function ServerHtml({ html }: ServerHtmlProps) {
  return /[<&]/.test(html) ? <CleanHtml html={html} /> : <div className="cb-html">{html}</div>;
}

/**
 * The text of a fragment without its markup, a line for each block. It is shown where the fragment cannot be cleaned;
 * before, it is invisible and keeps the place.
 */
function textOf(html: string): ReactNode {
  const blocks = html.replace(/<(?:br|\/p|\/div|\/li|\/h\d)\b[^<>]*>/gi, '\n');
  const text = blocks.replace(/<[^<>]*>/g, ' ').trim();
  return /<\/p>/i.test(html) ? text.split('\n').map((line) => <p key={line}>{line.trim()}</p>) : text;
}
