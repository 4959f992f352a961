import { useEffect, useRef } from 'react';
import { configuration } from '../../shared/page/configuration.ts';
import { fill } from '../../shared/page/wording.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { ServerHtml } from '../../shared/ui/server-html.tsx';
import { words } from './cart-page-words.ts';
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
      <Notice tone={problem.kind === 'restricted' ? 'warning' : 'danger'} urgent onDismiss={onDismiss}>
        <ProblemText problem={problem} />
      </Notice>
    </div>
  );
}

function ProblemText({ problem }: { problem: LeaveProblem }) {
  if (problem.kind === 'html') return problem.messages.map((html) => <ServerHtml key={html} html={html} />);
  if (problem.kind === 'text') return <span className="cb-cart__problem-text">{problem.text}</span>;
  const { phone = '' } = configuration();
  const { schools, discontinued, users, geography } = problem.groups;
  return (
    <>
      {schools.length > 0 && (
        <span className="cb-cart__problem-text">{fill(words.restrictedItems, { phone })}</span>
      )}
      {schools.length === 0 && <span className="cb-cart__problem-text">{words.notOrderable}</span>}
      <ul className="cb-cart__problem-list">
        {[...schools, ...discontinued, ...users, ...geography].map((item) => (
          <li className="cb-cart__problem-item" key={item.itemNumber}>
            {`${item.name} (${fill(words.itemNumber, { number: item.itemNumber })})`}
          </li>
        ))}
      </ul>
    </>
  );
}
