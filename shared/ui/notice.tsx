import type { ReactNode } from 'react';

export interface NoticeProps {
  tone: 'info' | 'success' | 'warning' | 'danger';
  /** Interrupts screen readers. Only for messages that block the shopper; for all others, use `announce`. */
  urgent?: boolean;
  children: ReactNode;
  /** A button beside the text. */
  button?: ReactNode;
}

/** A message. Its text must carry the tone, because colour alone doesn't. */
export function Notice({ tone, urgent, children, button }: NoticeProps) {
  return (
    <div className="cb-notice" data-tone={tone} role={urgent ? 'alert' : undefined}>
      <div className="cb-notice__text">{children}</div>
      {button}
    </div>
  );
}
