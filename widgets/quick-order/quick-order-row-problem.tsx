import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { messages } from './quick-order-messages.ts';
import type { RowProblem } from './quick-order-row.ts';

interface QuickOrderRowProblemProps {
  /** Named by the fields that it explains. */
  id: string;
  problem: RowProblem;
  /** Another attempt is under way. */
  retrying: boolean;
  onRetry: () => Promise<void>;
}

/** The error box of a row, with the way out where there is one. */
export function QuickOrderRowProblem({ id, problem, retrying, onRetry }: QuickOrderRowProblemProps) {
  return (
    <div className="cb-quick-order__problem">
      <Notice tone="danger">
        <span id={id}>{problem.text}</span>{' '}
        {problem.remedy === 'try-again' && (
          <Button tone="link" busy={retrying} onPress={onRetry}>
            {messages.tryAgain}
          </Button>
        )}
        {problem.remedy === 'sign-in' && (
          <a className="cb-link" href="/account/login?resume=prev">
            {messages.signIn}
          </a>
        )}
      </Notice>
    </div>
  );
}
