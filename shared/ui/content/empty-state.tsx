import type { ReactNode, RefObject } from 'react';

interface EmptyStateProps {
  /** What there is none of. */
  text: string;
  /** What to do next. */
  hint?: string;
  /** Takes the focus when what was there has gone. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** The ways on: links and buttons, the first one primary. */
  children?: ReactNode;
}

/** Stands in place of what a cart, a table or a search has none of, and leads on [visual Empty]. */
export function EmptyState({ text, hint, heading, children }: EmptyStateProps) {
  return (
    <div className="cb-empty">
      <h2 className="cb-empty__text" ref={heading} tabIndex={heading && -1}>
        {text}
      </h2>
      {hint && <p className="cb-empty__hint">{hint}</p>}
      {children && <div className="cb-empty__ways">{children}</div>}
    </div>
  );
}
