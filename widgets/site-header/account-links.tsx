import { fill } from '../../shared/page/messages.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { messages } from './site-header-messages.ts';
import type { SiteHeaderState } from './site-header-state.ts';

/** Where the account's pages, vouchers and quotes are. Each page decides itself who may see it. */
const LINKS = [
  ['voucher', '/redeem-voucher'],
  ['quote', '/quote-request'],
  ['myAccount', '/account/landing'],
] as const;

/** The links of the account, and the way in or out [2 §2, Header]. */
export function AccountLinks({ id, header }: { id: string; header: SiteHeaderState }) {
  const { visitor, ended } = useStore($session);
  const { busy, problem } = useStore(header.$leaving);
  const { guest, firstName } = visitor;
  return (
    <ul className="cb-site-header__links cb-site-header__account-links" id={id}>
      {LINKS.map(([word, href]) => (
        <li key={word} className="cb-site-header__item">
          <a className="cb-site-header__link" href={href}>
            {messages[word]}
          </a>
        </li>
      ))}
      {guest || ended ? (
        <li className="cb-site-header__item">
          <a className="cb-site-header__link" data-strong href="/account/login?resume=prev">
            {messages.signIn}
          </a>
        </li>
      ) : (
        <>
          <li className="cb-site-header__item">
            <span className="cb-site-header__text cb-site-header__welcome">
              {firstName ? fill(messages.welcome, { name: firstName }) : messages.welcomeUnnamed}
            </span>
          </li>
          <li className="cb-site-header__item">
            <Button
              tone="link"
              className="cb-site-header__link cb-site-header__log-out"
              busy={busy}
              onPress={header.logOut}
            >
              {messages.logOut}
            </Button>
          </li>
        </>
      )}
      {problem !== null && (
        <li className="cb-site-header__problem">
          <Notice tone="danger" urgent onDismiss={header.dismissProblem}>
            {problem}
          </Notice>
        </li>
      )}
    </ul>
  );
}
