import type { MouseEvent, RefObject } from 'react';
import { defineMessages } from '../page/messages.ts';
import { Button } from './button.tsx';
import { closeIcon } from './close-icon.ts';
import { Icon } from './icon.tsx';
import { Notice, type NoticeProps } from './notice.tsx';

const messages = defineMessages('ui', { dismiss: 'Dismiss' });

interface DismissibleNoticeProps extends Omit<NoticeProps, 'button'> {
  onDismiss: () => void;
}

/** A notice with a Dismiss button. When it is dismissed, the focus moves to the next button or link on the page. */
export function DismissibleNotice({ onDismiss, ...notice }: DismissibleNoticeProps) {
  function dismiss({ currentTarget }: MouseEvent): void {
    const controls = [...document.querySelectorAll<HTMLElement>('a, button')];
    controls[controls.indexOf(currentTarget as HTMLElement) + 1]?.focus();
    onDismiss();
  }

  return (
    <Notice
      {...notice}
      button={
        <button type="button" className="cb-icon-button" aria-label={messages.dismiss} onClick={dismiss}>
          <Icon path={closeIcon} />
        </button>
      }
    />
  );
}

interface NoticesProps {
  /** The element that contains the notices. */
  container: RefObject<HTMLDivElement | null>;
  /** The notices, oldest first. */
  notices: readonly {
    key: string;
    tone: 'info' | 'success' | 'warning' | 'danger';
    text: string;
    action?: { label: string; onPress: () => unknown };
  }[];
  onDismiss: (key: string) => void;
}

/**
 * The notices of a page, each with a Dismiss button. They have been announced already. `usePageNotices` of the stores
 * returns the props, and ensures that only one island shows the notices.
 */
export function Notices({ container, notices, onDismiss }: NoticesProps) {
  return (
    <div className="cb-notices" ref={container}>
      {notices.map(({ key, tone, text, action }) => (
        <DismissibleNotice key={key} tone={tone} onDismiss={() => onDismiss(key)}>
          {text}
          {action && (
            <>
              {' '}
              <Button tone="link" onPress={action.onPress}>
                {action.label}
              </Button>
            </>
          )}
        </DismissibleNotice>
      ))}
    </div>
  );
}
