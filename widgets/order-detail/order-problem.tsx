import { useEffect, useRef } from 'react';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { ServerHtml } from '../../shared/ui/server-html.tsx';
import { lazyMessages as messages } from './order-lazy-messages.ts';

/** What went wrong, line by line: text, or HTML of the server's. */
export type Problem =
  | { kind: 'text'; lines: readonly string[] }
  | { kind: 'html'; messages: readonly string[] };

interface OrderProblemProps {
  problem: Problem;
  onDismiss: () => void;
}

/** The red message box above the order [2 §8]; it has the focus, since the button may be far below. */
export function OrderProblem({ problem, onDismiss }: OrderProblemProps) {
  const { ended } = useStore($session);
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new problem is moved to
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [problem]);
  return (
    <div className="cb-order__problem" ref={place} tabIndex={-1}>
      <Notice tone="danger" urgent onDismiss={onDismiss}>
        {problem.kind === 'html'
          ? problem.messages.map((html) => <ServerHtml key={html} html={html} />)
          : problem.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the server may say one thing twice, and none moves
              <p className="cb-order__line" key={index}>
                {line}
              </p>
            ))}
        {ended && (
          <a className="cb-link" href="/account/login?resume=prev">
            {messages.signIn}
          </a>
        )}
      </Notice>
    </div>
  );
}
