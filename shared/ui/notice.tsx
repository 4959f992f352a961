import type { ReactNode } from 'react';
import { defineMessages } from '../page/messages.ts';
import { Icon, icons } from './icon.tsx';

const messages = defineMessages('ui', { dismiss: 'Dismiss' });

interface NoticeProps {
  tone: 'info' | 'success' | 'warning' | 'danger';
  /** Read at once, interrupting: only for what blocks the shopper. The rest goes through `announce`. */
  urgent?: boolean;
  children: ReactNode;
  onDismiss?: () => void;
}

/** A message where something happened. Its text carries the tone, not its colour alone. */
export function Notice({ tone, urgent, children, onDismiss }: NoticeProps) {
  return (
    <div className="cb-notice" data-tone={tone} role={urgent ? 'alert' : undefined}>
      <div className="cb-notice__text">{children}</div>
      {onDismiss && (
        <button type="button" className="cb-icon-button" aria-label={messages.dismiss} onClick={onDismiss}>
          <Icon path={icons.close} />
        </button>
      )}
    </div>
  );
}
