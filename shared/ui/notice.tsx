import type { ReactNode } from 'react';

export interface NoticeProps {
  tone: 'info' | 'success' | 'warning' | 'danger';
  /** Read at once, interrupting: only for what blocks the shopper. The rest goes through `announce`. */
  urgent?: boolean;
  children: ReactNode;
  /** Stands beside the text. */
  button?: ReactNode;
}

/** A message where something happened. Its text carries the tone, not its colour alone. */
export function Notice({ tone, urgent, children, button }: NoticeProps) {
  return (
    <div className="cb-notice" data-tone={tone} role={urgent ? 'alert' : undefined}>
      <div className="cb-notice__text">{children}</div>
      {button}
    </div>
  );
}
