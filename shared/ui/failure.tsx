/** How a page says that something could not be read or done: why, and what the shopper can do about it [1 §8, 2 §8]. */
import { type ReactNode, useEffect, useRef } from 'react';
import { type FailureReason, failureLines } from '../domain/failure.ts';
import { defineMessages, fill } from '../page/messages.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { DismissibleNotice } from './notices.tsx';

const LOGIN = '/account/login?resume=prev';

const messages = defineMessages('ui', {
  readFailed: '{what} could not be loaded. Please try again.',
  readOffline: 'You are offline. {what} could not be loaded.',
  readForbidden: '{what} cannot be shown to you.',
  readSessionEnded: 'Your session has ended. {what} could not be loaded.',
  readSignIn: 'Sign in',
  readAgain: 'Try again',
  writeSessionEnded: 'Your session has ended. Sign in, then try again.',
  writeSignIn: 'Sign in',
  writeOffline: 'You are offline. Try again when you are connected.',
});

interface ReadFailureProps {
  failure: FailureReason;
  /** What could not be read, as the beginning of a sentence: 'Your orders'. */
  what: string;
  /** Reads again. Its button is removed then, so move the focus first, unless it is in a dialog. */
  onRetry: () => unknown;
}

/**
 * Says where something should stand that it could not be read, and offers the way on. A failure after another one is said
 * again.
 */
export function ReadFailure({ failure, what, onRetry }: ReadFailureProps) {
  const { kind } = failure;
  const place = useRef<HTMLDivElement>(null);
  const told = useRef({ failure, count: 0 });
  if (told.current.failure !== failure) told.current = { failure, count: told.current.count + 1 };

  function retry(): unknown {
    // In a dialog the focus must not fall behind it.
    place.current?.closest('dialog')?.querySelector<HTMLElement>('.cb-dialog__title')?.focus();
    return onRetry();
  }

  const lines = failureLines(failure, {
    session: fill(messages.readSessionEnded, { what }),
    offline: fill(messages.readOffline, { what }),
    forbidden: fill(messages.readForbidden, { what }),
    failed: fill(messages.readFailed, { what }),
    unsure: fill(messages.readFailed, { what }),
  });
  return (
    <div className="cb-read-failure" ref={place}>
      <Notice key={told.current.count} tone="danger" urgent>
        <Lines lines={lines} />
      </Notice>
      {kind === 'session' ? (
        <a className="cb-button" data-tone="primary" href={LOGIN}>
          {messages.readSignIn}
        </a>
      ) : (
        <Button tone="primary" onPress={retry}>
          {messages.readAgain}
        </Button>
      )}
    </div>
  );
}

/** What the caller says of a change that failed. */
export interface WriteFailureTexts {
  /** Nothing was changed. */
  failed: string;
  /** No proper answer came: it may have been changed. */
  unsure: string;
}

/** Says why something could not be done, by the server's messages where there are some: a sentence each. */
export function writeFailureLines(failure: FailureReason, texts: WriteFailureTexts): string[] {
  return failureLines(failure, {
    session: messages.writeSessionEnded,
    offline: messages.writeOffline,
    ...texts,
  });
}

interface WriteFailureNoticeProps extends WriteFailureTexts {
  failure: FailureReason;
  onDismiss: () => void;
}

/** Says that something could not be done and why; after the session has ended, with the way to sign in. */
export function WriteFailureNotice({ failure, failed, unsure, onDismiss }: WriteFailureNoticeProps) {
  return (
    <DismissibleNotice tone="danger" urgent onDismiss={onDismiss}>
      <Lines lines={writeFailureLines(failure, { failed, unsure })} />
      {failure.kind === 'session' && <SignInLink />}
    </DismissibleNotice>
  );
}

/**
 * The way to the login page and back to this one.
 * @param text what it says; left out: the shared text
 */
export function SignInLink({ text = messages.writeSignIn }: { text?: string }) {
  return (
    <a className="cb-link" href={LOGIN}>
      {text}
    </a>
  );
}

interface FocusedProblemProps {
  /** What went wrong. Each new problem takes the focus. */
  problem: unknown;
  children: ReactNode;
  onDismiss: () => void;
}

/** A red notice that has the focus and is in view, since the button that was pressed may be far below. */
export function FocusedProblem({ problem, children, onDismiss }: FocusedProblemProps) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new problem is moved to
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [problem]);
  return (
    <div className="cb-problem" ref={place} tabIndex={-1}>
      <DismissibleNotice tone="danger" urgent onDismiss={onDismiss}>
        {children}
      </DismissibleNotice>
    </div>
  );
}

/** Sentences, each a paragraph. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the server may say one thing twice, and none moves
    <p className="cb-read-failure__text" key={index}>
      {line}
    </p>
  ));
}
