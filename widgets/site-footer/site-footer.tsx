import { useLayoutEffect, useRef, useState } from 'react';
import { phoneUrl } from '../../shared/domain/phone-url.ts';
import { configuration } from '../../shared/page/configuration.ts';
import { fill } from '../../shared/page/messages.ts';
import { type Center, centersInFallback } from './centers-in-fallback.ts';
import { FooterColumn } from './footer-column.tsx';
import { COLUMNS } from './footer-links.ts';
import { messages } from './site-footer-messages.ts';

/** The bottom of every page [2 §2, Footer]. */
export function SiteFooter() {
  const { phone, storeName } = configuration();
  const [centers, setCenters] = useState<Center[]>([]);
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (root.current) setCenters(centersInFallback(root.current));
  }, []);
  const call = phone ? phoneUrl(phone) : null;
  return (
    <footer ref={root} className="cb-root cb-site-footer">
      <div className="cb-site-footer__inner">
        <nav className="cb-site-footer__columns" aria-label={messages.label}>
          {COLUMNS.map(({ heading, links }) => (
            <FooterColumn
              key={heading}
              heading={messages[heading]}
              links={links.map(([word, url]) => ({ name: messages[word], url }))}
            />
          ))}
          {centers.length > 0 && <FooterColumn heading={messages.centers} links={centers} />}
        </nav>
        <div className="cb-site-footer__legal">
          <p className="cb-site-footer__line">{fill(messages.copyright, { name: storeName ?? '' }).trim()}</p>
          {phone && (
            <p className="cb-site-footer__line">
              <span className="cb-site-footer__word">{messages.call}</span>{' '}
              {call ? (
                <a className="cb-site-footer__link" href={call}>
                  {phone}
                </a>
              ) : (
                <span className="cb-site-footer__word">{phone}</span>
              )}
            </p>
          )}
        </div>
      </div>
    </footer>
  );
}
