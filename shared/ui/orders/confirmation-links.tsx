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
  /** The account's address from the server; not checked. */
  account: string | undefined;
}

/** The links of a confirmation [2 §2 Confirmation], and a button that prints it. */
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
