import { accountUrl } from '../../domain/account/account-url.ts';
import { configuration } from '../../page/configuration.ts';
import { defineMessages } from '../../page/messages.ts';
import { PrintButton } from '../button.tsx';

const messages = defineMessages('ui', {
  continueShopping: 'Continue Shopping',
  myAccount: 'My Account',
});

interface ConfirmationLinksProps {
  guest: boolean;
  /** Where the server says the account is; not checked. */
  account: string | undefined;
}

/** Where to go from a confirmation [2 §2 Confirmation], and the way to keep it on paper. */
export function ConfirmationLinks({ guest, account }: ConfirmationLinksProps) {
  const { externalOrigins: allow, apiBase: closed } = configuration();
  return (
    <div className="cb-confirmation__links">
      <a className="cb-button" data-tone="primary" href="/">
        {messages.continueShopping}
      </a>
      <a
        className="cb-button"
        href={accountUrl({ guest, given: account, base: location.href, allow, closed })}
      >
        {messages.myAccount}
      </a>
      <PrintButton />
    </div>
  );
}
