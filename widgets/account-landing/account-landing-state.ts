import { atom, type ReadableAtom } from 'nanostores';
import { readLandingMessage } from '../../shared/api/account/landing-message.ts';
import { announce } from '../../shared/page/announce.ts';
import { type FlashMessage, setFlashMessage, takeFlashMessage } from '../../shared/page/flash-message.ts';
import { report } from '../../shared/page/report.ts';
import { createLatestRead } from '../../shared/stores/latest-read.ts';

/** One first page of an account. */
export interface AccountLandingState {
  /** What there is to tell: the message of the page before, the state block's, then the server's own. */
  $messages: ReadableAtom<readonly FlashMessage[]>;
  /** Takes the flash messages and asks the server for its own. @returns unsubscribe */
  open(): () => void;
  /** Notes that a tile was pressed: another page of the account opens. */
  leave(): void;
}

/**
 * Makes the state of one first page [2 §2 Landing message]. The server tells its message once, so it is not a resource
 * that can be read again. When it comes after a tile was pressed, it is left as a flash message for the next page that
 * shows such messages.
 */
export function createAccountLanding(): AccountLandingState {
  const $messages = atom<readonly FlashMessage[]>([]);
  const reads = createLatestRead();
  let tilePressed = false;

  function tell(message: FlashMessage): void {
    const told = $messages.get();
    if (told.some(({ text }) => text === message.text)) return;
    $messages.set([...told, message]);
    // A message of danger is an alert, which screen readers read by themselves.
    if (message.tone !== 'danger') announce(message.text);
  }

  async function read(): Promise<void> {
    const result = await reads.run((signal) => readLandingMessage({ signal }));
    if (!result) return;
    if (!result.ok)
      return report(
        'read-failed',
        'The message of the account could not be read.',
        { widget: 'account-landing' },
        result.failure,
      );
    if (!result.value) return;
    const message: FlashMessage = { tone: 'success', text: result.value };
    tell(message);
    if (tilePressed) setFlashMessage(message);
  }

  return {
    $messages,
    open() {
      for (let flash = takeFlashMessage(); flash; flash = takeFlashMessage()) tell(flash);
      void read();
      return reads.end;
    },
    leave() {
      tilePressed = true;
    },
  };
}
