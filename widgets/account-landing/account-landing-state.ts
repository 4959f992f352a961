import { atom, type ReadableAtom } from 'nanostores';
import { readLandingMessage } from '../../shared/api/landing-message.ts';
import { announce } from '../../shared/page/announce.ts';
import { type FlashMessage, setFlashMessage, takeFlashMessage } from '../../shared/page/flash-message.ts';
import { report } from '../../shared/page/report.ts';
import { markSessionEnded } from '../../shared/stores/session.ts';

/** One first page of an account. */
export interface AccountLandingState {
  /** What there is to tell: first what the page before has to say, then the server. */
  $messages: ReadableAtom<readonly FlashMessage[]>;
  /** Takes the message of the page before and asks the server for its own. @returns ends it */
  start(): () => void;
  /** The shopper is on their way to another page of the account. */
  leave(): void;
}

/**
 * Makes the state of one first page [2 §2, My Account landing]. The server tells its message once: one that comes
 * when the shopper has already chosen where to go is left for the next page that shows such messages.
 */
export function createAccountLanding(): AccountLandingState {
  const $messages = atom<readonly FlashMessage[]>([]);
  let leaving = false;

  function tell(message: FlashMessage): void {
    const told = $messages.get();
    if (told.some(({ text }) => text === message.text)) return;
    $messages.set([...told, message]);
    // One of danger is read by its role.
    if (message.tone !== 'danger') announce(message.text);
  }

  async function read(signal: AbortSignal): Promise<void> {
    const result = await readLandingMessage({ signal });
    if (signal.aborted) return;
    if (!result.ok) {
      if (result.failure.kind === 'session') markSessionEnded();
      return report('The message of the account could not be read.', result.failure);
    }
    if (!result.value) return;
    const message: FlashMessage = { tone: 'success', text: result.value };
    tell(message);
    if (leaving) setFlashMessage(message);
  }

  return {
    $messages,
    start() {
      const message = takeFlashMessage();
      if (message) tell(message);
      const reading = new AbortController();
      void read(reading.signal);
      return () => reading.abort();
    },
    leave() {
      leaving = true;
    },
  };
}
