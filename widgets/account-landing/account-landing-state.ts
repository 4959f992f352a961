import { atom, type ReadableAtom } from 'nanostores';
import { readLandingMessage } from '../../shared/api/account/landing-message.ts';
import { announce } from '../../shared/page/announce.ts';
import { whenActivated } from '../../shared/page/leaving/when-activated.ts';
import { report } from '../../shared/page/report.ts';
import {
  type FlashMessage,
  setFlashMessage,
  takeFlashMessage,
} from '../../shared/page/storage/flash-message.ts';
import { createLatestRead } from '../../shared/stores/latest-read.ts';
import { $session } from '../../shared/stores/session.ts';

/** The state of an account's first page. */
export interface AccountLandingState {
  /** The messages: from the previous page, from the state block, then from the server. */
  $messages: ReadableAtom<readonly FlashMessage[]>;
  /**
   * Takes the flash messages, and reads the server's message, which the server then forgets; on a prerendered page, once
   * it is activated.
   * @returns unsubscribe
   */
  open(): () => void;
}

/**
 * Creates the state of one first page [2 §2 Landing message]. The server sends its message once, so this isn't a resource that
 * can be read again. When the page is left, the message becomes a flash message for the next page, except after sign-out.
 */
export function createAccountLanding(): AccountLandingState {
  const $messages = atom<readonly FlashMessage[]>([]);
  const reads = createLatestRead();
  let passedOn: FlashMessage | undefined;

  function tell(message: FlashMessage): void {
    const told = $messages.get();
    if (told.some(({ text }) => text === message.text)) return;
    $messages.set([...told, message]);
    // A message of tone `danger` is an alert, which screen readers announce anyway.
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
    passedOn = { tone: 'success', text: result.value };
    tell(passedOn);
  }

  function leave(): void {
    if (passedOn && !$session.get().ended) setFlashMessage(passedOn);
  }

  return {
    $messages,
    open() {
      let isOpen = true;
      whenActivated(() => {
        if (!isOpen) return;
        for (let flash = takeFlashMessage(); flash; flash = takeFlashMessage()) tell(flash);
        void read();
        addEventListener('pagehide', leave);
      });
      return () => {
        isOpen = false;
        removeEventListener('pagehide', leave);
        reads.end();
      };
    },
  };
}
