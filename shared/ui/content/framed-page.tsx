import { defineMessages } from '../../page/messages.ts';
import { Spinner } from '../loading.tsx';

const messages = defineMessages('ui', { loading: 'Loading' });

interface FramedPageProps {
  /** An address that has passed `safeUrl` as a frame's; undefined while the page is not yet wanted. */
  url: string | undefined;
  /** What assistive technology calls the frame. */
  title: string;
  /** What the framed page may do, as in `sandbox`. It may lead this page elsewhere by a press alone. */
  sandbox: string;
  /** While true, the place says that the page is loading. */
  loading: boolean;
  /** Also called where a browser shows its own error in the frame. */
  onLoad: () => void;
}

/**
 * A page of another site, in a place of fixed height, which the widget gives as `--cb-frame-height`. The page is kept
 * in a sandbox and is not told where it is framed. A new address gets a new frame, since changing the address of a
 * frame adds a step for Back.
 */
export function FramedPage({ url, title, sandbox, loading, onLoad }: FramedPageProps) {
  return (
    <div className="cb-frame" data-loading={loading}>
      {loading && (
        <p className="cb-frame__wait">
          <Spinner />
          <span className="cb-frame__wait-text">{messages.loading}</span>
        </p>
      )}
      {url && (
        <iframe
          key={url}
          className="cb-frame__page"
          title={title}
          sandbox={sandbox}
          referrerPolicy="no-referrer"
          src={url}
          onLoad={onLoad}
        />
      )}
    </div>
  );
}
