import { fill } from '../page/messages.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { readFailureMessages as messages } from './read-failure-messages.ts';

interface ReadFailureProps {
  /** Of the call; its messages are shown only where the server itself said no. */
  failure: { kind: string; messages: readonly { message: string }[] };
  /** What could not be read, as the beginning of a sentence: 'Your orders'. */
  what: string;
  /** Reads again. The button goes away with it, so the focus is to be moved first. */
  onRetry: () => unknown;
}

/** Says where something should stand that it could not be read, and what the shopper can do about it. */
export function ReadFailure({ failure, what, onRetry }: ReadFailureProps) {
  const { kind } = failure;
  return (
    <div className="cb-read-failure">
      <Notice tone="danger" urgent>
        {sentences(failure, what).map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the server may say one thing twice, and none moves
          <p className="cb-read-failure__text" key={index}>
            {sentence}
          </p>
        ))}
      </Notice>
      {kind === 'session' && (
        <a className="cb-button" data-tone="primary" href="/account/login?resume=prev">
          {messages.readSignIn}
        </a>
      )}
      {kind !== 'session' && kind !== 'forbidden' && (
        <Button tone="primary" onPress={onRetry}>
          {messages.readAgain}
        </Button>
      )}
    </div>
  );
}

function sentences({ kind, messages: given }: ReadFailureProps['failure'], what: string): string[] {
  if (kind === 'session') return [fill(messages.readSessionEnded, { what })];
  if (kind === 'offline') return [fill(messages.readOffline, { what })];
  if (kind === 'forbidden') return [fill(messages.readForbidden, { what })];
  const said = kind === 'business' ? given.map(({ message }) => message).filter(Boolean) : [];
  return said.length ? said : [fill(messages.readFailed, { what })];
}
