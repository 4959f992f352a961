import type { RefObject } from 'react';
import { Notice } from './notice.tsx';

interface NoticesProps {
  /** Marks where on the page this place is. */
  place: RefObject<HTMLDivElement | null>;
  /** What to tell, oldest first. */
  notices: readonly { key: string; tone: 'info' | 'success' | 'warning' | 'danger'; text: string }[];
  onDismiss: (key: string) => void;
}

/**
 * A place for the notices of a page, each with the button that takes it away. `usePageNotices` of the stores gives
 * its properties, and sees to it that one place alone shows them. They have been announced already.
 */
export function Notices({ place, notices, onDismiss }: NoticesProps) {
  return (
    <div className="cb-notices" ref={place}>
      {notices.map(({ key, tone, text }) => (
        <Notice key={key} tone={tone} onDismiss={() => onDismiss(key)}>
          {text}
        </Notice>
      ))}
    </div>
  );
}
