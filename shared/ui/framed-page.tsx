import { Spinner } from './spinner.tsx';
import { uiMessages } from './ui-messages.ts';

interface FramedPageProps {
  /** An address that has passed `safeUrl` as a frame's; undefined while the page is not yet wanted. */
  url: string | undefined;
  /** What assistive technology calls the frame. */
  title: string;
  /** What the framed page may do, as `sandbox` has it; never taking this page elsewhere. */
  sandbox: string;
  /** Until when the place says that the page is on its way. */
  loading: boolean;
  /** Also called where a browser shows its own error in the frame. */
  onLoad: () => void;
}

/**
 * A page of somebody else's, in a place of fixed height; the widget gives it as `--cb-frame-height`. The
 * page is kept in a sandbox and is not told where it is framed. Another address is another frame, since
 * leading an existing one elsewhere would add to what Back takes back.
 */
export function FramedPage({ url, title, sandbox, loading, onLoad }: FramedPageProps) {
  return (
    <div className="cb-frame" data-loading={loading}>
      {loading && (
        <p className="cb-frame__wait">
          <Spinner />
          <span className="cb-frame__wait-text">{uiMessages().loading}</span>
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
