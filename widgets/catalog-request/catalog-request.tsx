import { type CSSProperties, useEffect, useState } from 'react';
import { writeJson } from '../../shared/domain/json.ts';
import type { PropsOf } from '../../shared/embed/attributes.ts';
import { announce } from '../../shared/page/announce.ts';
import { configuration } from '../../shared/page/configuration.ts';
import { pageUrl } from '../../shared/page/links/page-url.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { watchPolicy } from '../../shared/page/problems/watch-policy.ts';
import { report } from '../../shared/page/report.ts';
import { useStore } from '../../shared/stores/store.ts';
import { FramedPage } from '../../shared/ui/content/framed-page.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PhoneNumber } from '../../shared/ui/phone-number.tsx';
import type { definition } from './catalog-request-definition.ts';
import { createCatalogRequest } from './catalog-request-state.ts';

const messages = defineMessages('catalog-request', {
  heading: 'Request a Catalog',
  intro: 'Please complete the form to have a printed catalog mailed to you.',
  frame: 'Catalog request form',
  trouble: 'Don’t see the form below?',
  open: 'Open the form in a new window',
  call: 'You can also call us:',
  late: 'The form hasn’t loaded yet.',
  refused: 'We can’t show the form here.',
  callInstead: 'To request a catalog, please call us:',
});

/** The form of a marketing service with which shoppers request a printed catalog [2 §2 Catalog request]. */
export function CatalogRequest({ formUrl, formHeight }: PropsOf<typeof definition.attributes>) {
  const url = pageUrl(formUrl, 'frame');
  useEffect(watchPolicy, []);
  useEffect(() => {
    if (!url) {
      const found = writeJson(formUrl);
      report('frame-refused', `data-form-url: ${found} may not be framed; the form is not shown.`, {
        widget: 'catalog-request',
      });
    }
  }, [url, formUrl]);
  // A custom property, because the page may have its own rule for the height of frames.
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

/**
 * The form may run scripts, be sent, and open links in new windows, which are not sandboxed. It may not navigate the
 * shop's page, open dialogs over it, or download anything.
 */
const SANDBOX = 'allow-forms allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** Lets a form keep its own origin, because services check their own cookies. With the shop's origin, it could remove its sandbox. */
function sandboxOf(url: string): string {
  return new URL(url).origin === location.origin ? SANDBOX : `${SANDBOX} allow-same-origin`;
}

/**
 * The form in its frame [2 §2 Catalog request].
 * @param url an address that `pageUrl` has accepted for a frame
 */
function CatalogForm({ url }: { url: string }) {
  const [form] = useState(createCatalogRequest);
  useEffect(() => form.wait(), [form]);
  const phase = useStore(form.$phase);
  useEffect(() => {
    if (phase === 'late') announce(messages.late);
  }, [phase]);
  const link = (
    <a className="cb-link" href={url} target="_blank" rel="noopener noreferrer">
      {messages.open}
    </a>
  );
  return (
    <>
      <div className="cb-catalog-request__ways">
        <p className="cb-catalog-request__text">
          <span className="cb-catalog-request__words">{messages.trouble}</span> {link}
        </p>
        <CallLine text={messages.call} />
      </div>
      <div className="cb-catalog-request__form" data-phase={phase}>
        <FramedPage
          url={url}
          title={messages.frame}
          sandbox={sandboxOf(url)}
          loading={phase === 'loading'}
          onLoad={form.loaded}
        />
        {phase === 'late' && (
          <div className="cb-catalog-request__late">
            <Notice tone="warning">
              <span className="cb-catalog-request__words">{messages.late}</span> {link}
            </Notice>
          </div>
        )}
      </div>
    </>
  );
}

/** Whom to call, if the page gives a phone number. */
function CallLine({ text }: { text: string }) {
  const { phone } = configuration();
  if (!phone) return null;
  return (
    <p className="cb-catalog-request__text">
      <span className="cb-catalog-request__words">{text}</span>{' '}
      <PhoneNumber phone={phone} textClass="cb-catalog-request__words" />
    </p>
  );
}
