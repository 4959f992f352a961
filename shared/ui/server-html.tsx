import { type ReactNode, useEffect, useState } from 'react';
import { loadPart } from '../page/load-part.ts';
import { report } from '../page/report.ts';
import type { Sanitise } from './sanitise.ts';

let sanitise: Sanitise | undefined;

/**
 * The words of a fragment without its markup, a block to a line and a paragraph to a paragraph: shown as
 * text where it cannot be cleaned, and unseen before, to keep the place that it will take.
 */
function wordsOf(html: string): ReactNode {
  const blocks = html.replace(/<(?:br|\/p|\/div|\/li|\/h\d)\b[^>]*>/gi, '\n');
  const words = blocks.replace(/<[^>]*>/g, ' ').trim();
  return /<\/p>/i.test(html) ? words.split('\n').map((line) => <p key={line}>{line.trim()}</p>) : words;
}

interface ServerHtmlProps {
  /** A fragment written by the server; never trusted. */
  html: string;
}

/**
 * The only place where HTML of the server enters the page, cleaned by an allow-list. Text without any
 * markup is shown as it is; the cleaner is loaded when the first real fragment comes.
 */
export function ServerHtml({ html }: ServerHtmlProps) {
  const isText = !/[<&]/.test(html);
  const [state, setState] = useState('loading');
  useEffect(() => {
    if (isText || sanitise) return;
    let wanted = true;
    loadPart(() => import('./sanitise.ts'))
      .then((part) => {
        sanitise = part.pageSanitiser();
        if (wanted) setState('ready');
      })
      .catch((error) => {
        report('Server HTML is shown as text, since what cleans it is missing.', error);
        if (wanted) setState('missing');
      });
    return () => {
      wanted = false;
    };
  }, [isText]);
  if (isText) return <div className="cb-html">{html}</div>;
  if (sanitise) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the one sanctioned place; the value is clean
    return <div className="cb-html" dangerouslySetInnerHTML={{ __html: sanitise(html) as string }} />;
  }
  return (
    <div className="cb-html cb-html-pending" data-state={state}>
      {wordsOf(html)}
    </div>
  );
}
