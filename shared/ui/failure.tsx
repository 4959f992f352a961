/** Tells the shopper that something could not be read or changed: why, and what they can do about it [1 §8, 2 §8]. */
import { type ReactNode, useEffect, useRef } from 'react';
import { LOGIN_AND_RETURN } from '../domain/account/login-page.ts';
import { type FailureReason, failureLines } from '../domain/failure.ts';
import { defineMessages, fill } from '../page/messages.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { DismissibleNotice } from './notices.tsx';
import { SignInLink } from './sign-in-link.tsx';

const messages = defineMessages('ui', {
  readFailed: '{what} couldn’t be loaded. Please try again.',
  readOffline: 'You’re offline. {what} couldn’t be loaded.',
  readForbidden: '{what} can’t be shown for your account.',
  readSessionEnded: 'Your session has ended. {what} couldn’t be loaded.',
  readSignIn: 'Sign in',
  readAgain: 'Try again',
  writeSessionEnded: 'Your session has ended. Sign in, then try again.',
  writeOffline: 'You’re offline. Try again when you’re back online.',
});

interface ReadFailureProps {
  failure: FailureReason;
  /** The subject of the sentence about the failure: 'Your orders'. */
  what: string;
  /**
   * Reads again. The pressed button is removed, so move the focus first; in a dialog, the focus moves to its title
   * automatically.
   */
  onRetry: () => unknown;
}

/**
 * Shown in place of something that could not be read: says why and offers Try again or Sign in. Each new failure is
 * announced.
 */
export function ReadFailure({ failure, what, onRetry }: ReadFailureProps) {
  const { kind } = failure;
  const container = useRef<HTMLDivElement>(null);
  const told = useRef({ failure, count: 0 });
  if (told.current.failure !== failure) told.current = { failure, count: told.current.count + 1 };

  function retry(): unknown {
    // Otherwise the focus would fall on the page behind the dialog.
    container.current?.closest('dialog')?.querySelector<HTMLElement>('.cb-dialog__title')?.focus();
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
    <div className="cb-read-failure" ref={container}>
      {/* With a new key the alert is a new element, which screen readers read. */}
      <Notice key={told.current.count} tone="danger" urgent>
        <Lines lines={lines} />
      </Notice>
      {kind === 'session' ? (
        <a className="cb-button" data-tone="primary" href={LOGIN_AND_RETURN}>
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

/** The caller's texts for a change that failed. */
export interface WriteFailureTexts {
  /** Nothing was changed. */
  failed: string;
  /** There was no usable reply, so the change may have been made. */
  unsure: string;
}

/** Why a change failed, one sentence per line: the server's own messages if it sent any, otherwise our texts. */
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

/** Says why a change failed. If the session has ended, it has a link to sign in. */
export function WriteFailureNotice({ failure, failed, unsure, onDismiss }: WriteFailureNoticeProps) {
  return (
    <DismissibleNotice tone="danger" urgent onDismiss={onDismiss}>
      <Lines lines={writeFailureLines(failure, { failed, unsure })} />
      {failure.kind === 'session' && <SignInLink />}
    </DismissibleNotice>
  );
}

interface FocusedProblemProps {
  /** The problem; each new value moves the focus to the notice. */
  problem: unknown;
  children: ReactNode;
  onDismiss: () => void;
}

/** A red notice that takes the focus and scrolls into view, because the pressed button may be far below it. */
export function FocusedProblem({ problem, children, onDismiss }: FocusedProblemProps) {
  const container = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new problem takes the focus
  useEffect(() => {
    container.current?.scrollIntoView?.({ block: 'center' });
    container.current?.focus({ preventScroll: true });
  }, [problem]);
  return (
    <div className="cb-problem" ref={container} tabIndex={-1}>
      <DismissibleNotice tone="danger" urgent onDismiss={onDismiss}>
        {children}
      </DismissibleNotice>
    </div>
  );
}

/** Sentences, each in its own paragraph. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the server may send a message twice, and lines never move
    <p className="cb-read-failure__text" key={index}>
      {line}
    </p>
  ));
}
