import { defineMessages } from '../../shared/page/messages.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { FocusedProblem, Lines } from '../../shared/ui/failure.tsx';
import { ServerHtml } from '../../shared/ui/server-html.tsx';
import { SignInLink } from '../../shared/ui/sign-in-link.tsx';

const messages = defineMessages('order-detail', { signIn: 'Sign in' });

/** The errors, line by line: text, or HTML from the server. */
export type ProblemContent =
  | { kind: 'text'; lines: readonly string[] }
  | { kind: 'html'; messages: readonly string[] };

interface OrderProblemProps {
  problem: ProblemContent;
  onDismiss: () => void;
}

/** The red message box above the order [2 §8 Reorder]; after the session has ended, with a link to sign in. */
export function OrderProblem({ problem, onDismiss }: OrderProblemProps) {
  const { ended } = useStore($session);
  return (
    <FocusedProblem problem={problem} onDismiss={onDismiss}>
      {problem.kind === 'html' ? (
        problem.messages.map((html) => <ServerHtml key={html} html={html} />)
      ) : (
        <Lines lines={problem.lines} />
      )}
      {ended && <SignInLink text={messages.signIn} />}
    </FocusedProblem>
  );
}
