import { useEffect, useRef } from 'react';
import { Notice } from '../../shared/ui/notice.tsx';

interface ReorderProblemProps {
  /** What the server says against it, each in a line of its own [2 §8]. */
  lines: readonly string[];
  onDismiss: () => void;
}

/** Why an order was not put into the cart; it has the focus, since the button may be far below [2 §2]. */
export function ReorderProblem({ lines, onDismiss }: ReorderProblemProps) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new problem is moved to
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [lines]);
  return (
    <div className="cb-orders__problem" ref={place} tabIndex={-1}>
      <Notice tone="danger" urgent onDismiss={onDismiss}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the server may say one thing twice, and none moves
          <span className="cb-orders__line" key={index}>
            {line}
          </span>
        ))}
      </Notice>
    </div>
  );
}
