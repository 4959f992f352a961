import { useEffect, useState } from 'react';
import { useStore } from '../../shared/stores/use-store.ts';
import { FramedPage } from '../../shared/ui/framed-page.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { CallLine } from './call-line.tsx';
import { messages } from './catalog-request-messages.ts';
import { createCatalogRequest } from './catalog-request-state.ts';

/**
 * The form is filled in, checked by its scripts, and sent; its links may open windows, which are then
 * ordinary ones. It can't take the shop's page elsewhere, open dialogs over it, or download anything.
 */
const SANDBOX = 'allow-forms allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** Services check their forms by cookies of their own. On the shop's origin it would undo the sandbox. */
function sandboxOf(url: string): string {
  return new URL(url).origin === location.origin ? SANDBOX : `${SANDBOX} allow-same-origin`;
}

/**
 * The form in its frame [2 §2, Catalog request page].
 * @param url an address that has passed `safeUrl` as a frame's
 */
export function CatalogForm({ url }: { url: string }) {
  const [form] = useState(createCatalogRequest);
  useEffect(() => form.wait(), [form]);
  const phase = useStore(form.$phase);
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
