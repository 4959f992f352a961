import type { ReactNode } from 'react';
import { pageUrl } from '../page/links/page-url.ts';

interface SafeLinkProps {
  /** An address from the server. If it isn't safe, the text is shown without a link. */
  url: string | undefined;
  className: string;
  children: ReactNode;
}

/** A link to an address that the server sent. */
export function SafeLink({ url, className, children }: SafeLinkProps) {
  const safe = url && pageUrl(url, 'link');
  return safe ? (
    <a className={className} href={safe}>
      {children}
    </a>
  ) : (
    <span className={className}>{children}</span>
  );
}
