import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { icons } from './icons.ts';
import { uiMessages } from './ui-messages.ts';

interface NoticeProps {
  tone: 'info' | 'success' | 'warning' | 'danger';
  /** Read at once, interrupting: only for what blocks the shopper. The rest goes through `announce`. */
  urgent?: boolean;
  children: ReactNode;
  onDismiss?: () => void;
}

/** A message where something happened. Its words carry the tone, not its colour alone. */
export function Notice({ tone, urgent, children, onDismiss }: NoticeProps) {
  return (
    <div className="cb-notice" data-tone={tone} role={urgent ? 'alert' : undefined}>
      <div className="cb-notice__text">{children}</div>
      {onDismiss && (
        <button
          type="button"
          className="cb-icon-button"
          aria-label={uiMessages().dismiss}
          onClick={onDismiss}
        >
          <Icon path={icons.close} />
        </button>
      )}
    </div>
  );
}
