import { LOGIN_AND_RETURN } from '../../shared/domain/account/login-page.ts';
import { cartView } from '../../shared/page/cart-view.ts';
import { configuration } from '../../shared/page/configuration.ts';
import { type FallbackLink, findFallbackLink } from '../../shared/page/links/fallback-links.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { DismissibleNotice } from '../../shared/ui/notices.tsx';
import { PhoneNumber } from '../../shared/ui/phone-number.tsx';
import type { SiteHeaderState } from './site-header-state.ts';

const messages = defineMessages('site-header', {
  help: 'Help',
  contact: 'Contact Us',
  account: 'Account',
  voucher: 'Redeem Voucher',
  quote: 'Request a Quote',
  myAccount: 'My Account',
  signIn: 'Sign In',
  welcome: 'Welcome, {name}',
  welcomeUnnamed: 'Welcome',
  logOut: 'Logout',
});

const PERSON_ICON = 'M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4.5 20c.6-4 3.7-5.5 7.5-5.5s6.9 1.5 7.5 5.5';

/** The help pages, unless the page's own links give other addresses. */
const HELP_LINKS = [
  ['help', '/help'],
  ['contact', '/help/contact-us'],
] as const;

/** The same for account, vouchers and quotes. Each page decides who may see it. */
const ACCOUNT_LINKS = [
  ['voucher', '/redeem-voucher'],
  ['quote', '/quote-request'],
  ['myAccount', '/account/landing'],
] as const;

interface UtilityBarProps {
  header: SiteHeaderState;
  /** The page's own links, from which the bar's links take their addresses. */
  pageLinks: readonly FallbackLink[];
  /** The phone number of the navigation. Defaults to the one in the page's configuration. */
  phone: string | undefined;
}

/** Help links, in the same order on every page, and account links, which a narrow header has behind a button. */
export function UtilityBar({ header, pageLinks, phone = configuration().phone }: UtilityBarProps) {
  const open = useStore(header.$unfolded, ({ section }) => section === 'account');
  const id = useUniqueId();
  return (
    <div className="cb-site-header__utility">
      <div className="cb-site-header__utility-row cb-site-header__inner">
        <ul className="cb-site-header__links">
          {HELP_LINKS.map(([key, href]) => (
            <BarLink key={key} name={key} href={href} pageLinks={pageLinks} />
          ))}
          {phone && (
            <li className="cb-site-header__item">
              <PhoneNumber phone={phone} linkClass="cb-site-header__link" textClass="cb-site-header__text" />
            </li>
          )}
        </ul>
        <div className="cb-site-header__account" data-unfolded={open ? 'account' : undefined}>
          <button
            type="button"
            className="cb-site-header__account-toggle"
            aria-expanded={open}
            aria-controls={id}
            aria-label={messages.account}
            onClick={() => header.pressSection('account')}
          >
            <Icon path={PERSON_ICON} />
            <span className="cb-site-header__account-text">{messages.account}</span>
          </button>
          <AccountLinks id={id} header={header} pageLinks={pageLinks} />
        </div>
      </div>
    </div>
  );
}

interface BarLinkProps {
  name: (typeof HELP_LINKS | typeof ACCOUNT_LINKS)[number][0] | 'signIn';
  /** Its address, unless one of the page's own links gives another [2 §2 Own links]. */
  href: string;
  pageLinks: readonly FallbackLink[];
  strong?: true;
}

/** One link of the bar. */
function BarLink({ name, href, pageLinks, strong }: BarLinkProps) {
  const url = findFallbackLink(pageLinks, name, messages[name])?.url ?? href;
  return (
    <li className="cb-site-header__item">
      <a className="cb-site-header__link" data-strong={strong} href={url}>
        {messages[name]}
      </a>
    </li>
  );
}

interface AccountLinksProps {
  id: string;
  header: SiteHeaderState;
  pageLinks: readonly FallbackLink[];
}

/** The account links, and Sign In or Logout [2 §2 Welcome]. */
function AccountLinks({ id, header, pageLinks }: AccountLinksProps) {
  const { visitor, ended } = useStore($session);
  const { busy, problem } = useStore(header.$signingOut);
  const { guest, firstName } = visitor;
  return (
    <ul className="cb-site-header__links cb-site-header__account-links" id={id}>
      {ACCOUNT_LINKS.map(([key, href]) => (
        <BarLink key={key} name={key} href={href} pageLinks={pageLinks} />
      ))}
      {guest || ended ? (
        // In the inspect view, a procurement system views the cart, and it can't sign in [1 §2 Inspect view].
        cartView() === 'standard' && (
          <BarLink name="signIn" href={LOGIN_AND_RETURN} pageLinks={pageLinks} strong />
        )
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
              onPress={header.signOut}
            >
              {messages.logOut}
            </Button>
          </li>
        </>
      )}
      {problem !== null && (
        <li className="cb-site-header__problem">
          <DismissibleNotice tone="danger" urgent onDismiss={header.dismissProblem}>
            {problem}
          </DismissibleNotice>
        </li>
      )}
    </ul>
  );
}
