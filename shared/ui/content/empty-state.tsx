import type { ReactNode, RefObject } from 'react';

interface EmptyStateProps {
  /** The heading, about the empty content. */
  text: string;
  /** What to do next. */
  hint?: string;
  /** Takes the focus when the last entry is removed. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** Links and buttons for the next step, the first one primary. */
  children?: ReactNode;
}

/** Shown instead of an empty cart, table or search result, with ways to continue [visual Empty]. */
export function EmptyState({ text, hint, heading, children }: EmptyStateProps) {
  return (
    <div className="cb-empty">
      <h2 className="cb-heading cb-empty__text" ref={heading} tabIndex={heading && -1}>
        {text}
      </h2>
      {hint && <p className="cb-empty__hint">{hint}</p>}
      {children && <div className="cb-empty__ways">{children}</div>}
    </div>
  );
}
