import { useEffect, useRef } from 'react';
import { Notice } from '../../shared/ui/notice.tsx';
import { ServerHtml } from '../../shared/ui/server-html.tsx';
import type { LeaveProblem } from './leave-cart.ts';

interface LeaveProblemNoticeProps {
  problem: LeaveProblem;
  onDismiss: () => void;
}

/** Says why the shopper is still on the cart; it has the focus, since the button may be far below [1 §8]. */
export function LeaveProblemNotice({ problem, onDismiss }: LeaveProblemNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new problem is moved to
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [problem]);
  return (
    <div className="cb-cart__problem" ref={place} tabIndex={-1}>
      <Notice tone="danger" urgent onDismiss={onDismiss}>
        {problem.kind === 'html' ? (
          problem.messages.map((html) => <ServerHtml key={html} html={html} />)
        ) : (
          <span className="cb-cart__problem-text">{problem.text}</span>
        )}
      </Notice>
    </div>
  );
}
