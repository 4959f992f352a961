import type { ReactNode } from 'react';
import { lazyPart } from './lazy-part.tsx';

interface ServerHtmlProps {
  /** A fragment written by the server; never trusted. */
  html: string;
}

const CleanHtml = lazyPart<ServerHtmlProps>(
  async () => (await import('./clean-html.tsx')).makeCleanHtml(),
  ({ html, missing }) => (
    <div className="cb-html cb-html-pending" data-state={missing ? 'missing' : 'loading'}>
      {wordsOf(html)}
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
 * The words of a fragment without its markup, a block to a line and a paragraph to a paragraph: shown as
 * text where it cannot be cleaned, and unseen before, to keep the place that it will take.
 */
function wordsOf(html: string): ReactNode {
  const blocks = html.replace(/<(?:br|\/p|\/div|\/li|\/h\d)\b[^>]*>/gi, '\n');
  const words = blocks.replace(/<[^>]*>/g, ' ').trim();
  return /<\/p>/i.test(html) ? words.split('\n').map((line) => <p key={line}>{line.trim()}</p>) : words;
}
