import { defineMessages } from '../../page/messages.ts';
import { Spinner } from '../loading.tsx';

const messages = defineMessages('ui', { loading: 'Loading' });

interface FramedPageProps {
  /** An address that `pageUrl` has accepted for a frame; undefined while the page should not be loaded yet. */
  url: string | undefined;
  /** The frame's name for assistive technology. */
  title: string;
  /** The permissions of the framed page, as in the `sandbox` attribute. */
  sandbox: string;
  /** Whether to say that the page is loading. */
  loading: boolean;
  /** Also called if the browser shows its own error page in the frame. */
  onLoad: () => void;
}

/**
 * A page of another site in a frame. The widget sets the height as `--cb-frame-height`. The page is sandboxed and isn't
 * told which page frames it. A new address gets a new frame, because changing a frame's address adds an entry to the
 * browser's history.
 */
export function FramedPage({ url, title, sandbox, loading, onLoad }: FramedPageProps) {
  return (
    <div className="cb-card cb-frame" data-loading={loading}>
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
