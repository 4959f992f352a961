import { type CSSProperties, useEffect } from 'react';
import { safeUrl } from '../../shared/domain/safe-url.ts';
import type { PropsOf } from '../../shared/embed/attributes.ts';
import { report } from '../../shared/page/report.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { CallLine } from './call-line.tsx';
import { CatalogForm } from './catalog-form.tsx';
import type { catalogRequestDefinition } from './catalog-request-definition.ts';
import { messages } from './catalog-request-messages.ts';

/** Where a printed catalog is asked for, in the form of a marketing service [2 §2, Catalog request page]. */
export function CatalogRequest({ formUrl, formHeight }: PropsOf<typeof catalogRequestDefinition.attributes>) {
  const url = safeUrl(formUrl, { base: location.href, kind: 'frame' });
  useEffect(() => {
    if (!url) {
      const found = JSON.stringify(formUrl);
      report(`<cb-catalog-request> data-form-url: ${found} may not be framed; the form is not shown.`);
    }
  }, [url, formUrl]);
  // A custom property: a page's own rule for frames may set their height.
  const height = { '--cb-frame-height': `${formHeight}px` } as CSSProperties;
  return (
    <div className="cb-root cb-catalog-request" style={height}>
      <h1 className="cb-page-heading cb-catalog-request__heading">{messages.heading}</h1>
      {url ? (
        <>
          <p className="cb-catalog-request__text">{messages.intro}</p>
          <CatalogForm key={url} url={url} />
        </>
      ) : (
        <>
          <Notice tone="warning">{messages.refused}</Notice>
          <CallLine text={messages.callInstead} />
        </>
      )}
    </div>
  );
}
