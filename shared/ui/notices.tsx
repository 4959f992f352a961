import type { MouseEvent, RefObject } from 'react';
import { defineMessages } from '../page/messages.ts';
import { Icon, icons } from './icon.tsx';
import { Notice, type NoticeProps } from './notice.tsx';

const messages = defineMessages('ui', { dismiss: 'Dismiss' });

interface DismissibleNoticeProps extends Omit<NoticeProps, 'button'> {
  onDismiss: () => void;
}

/** A notice with the button that takes it away. The next button or link on the page has the focus then. */
export function DismissibleNotice({ onDismiss, ...notice }: DismissibleNoticeProps) {
  function dismiss({ currentTarget }: MouseEvent): void {
    const stops = [...document.querySelectorAll<HTMLElement>('a, button')];
    stops[stops.indexOf(currentTarget as HTMLElement) + 1]?.focus();
    onDismiss();
  }

  return (
    <Notice
      {...notice}
      button={
        <button type="button" className="cb-icon-button" aria-label={messages.dismiss} onClick={dismiss}>
          <Icon path={icons.close} />
        </button>
      }
    />
  );
}

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
        <DismissibleNotice key={key} tone={tone} onDismiss={() => onDismiss(key)}>
          {text}
        </DismissibleNotice>
      ))}
    </div>
  );
}
