import { Notice } from './notice.tsx';
import { type WriteFailure, type WriteFailureTexts, writeFailureLines } from './write-failure-lines.ts';
import { writeFailureMessages as messages } from './write-failure-messages.ts';

interface WriteFailureNoticeProps extends WriteFailureTexts {
  failure: WriteFailure;
  onDismiss: () => void;
}

/** Says that something could not be done and why; after the session has ended, with the way to sign in. */
export function WriteFailureNotice({ failure, failed, unsure, onDismiss }: WriteFailureNoticeProps) {
  return (
    <Notice tone="danger" urgent onDismiss={onDismiss}>
      {writeFailureLines(failure, { failed, unsure }).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the server may say one thing twice, and none moves
        <p className="cb-read-failure__text" key={index}>
          {line}
        </p>
      ))}
      {failure.kind === 'session' && (
        <a className="cb-link" href="/account/login?resume=prev">
          {messages.writeSignIn}
        </a>
      )}
    </Notice>
  );
}
