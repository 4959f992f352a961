import { phoneUrl } from '../../shared/domain/url.ts';
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

/** Where the ways to help are, unless the page's own links say it. */
const HELP_LINKS = [
  ['help', '/help'],
  ['contact', '/help/contact-us'],
] as const;

/** The same for the account's pages, vouchers and quotes. Each page itself decides who may see it. */
const ACCOUNT_LINKS = [
  ['voucher', '/redeem-voucher'],
  ['quote', '/quote-request'],
  ['myAccount', '/account/landing'],
] as const;

interface UtilityBarProps {
  header: SiteHeaderState;
  /** The page's own links, which say where the bar's links lead. */
  pageLinks: readonly FallbackLink[];
  /** The number of the navigation; without one the page's configuration is asked. */
  phone: string | undefined;
}

/** Help links, in the same order on every page, and account links, folded where the header is narrow. */
export function UtilityBar({ header, pageLinks, phone = configuration().phone }: UtilityBarProps) {
  const open = useStore(header.$unfolded, ({ section }) => section === 'account');
  const id = useUniqueId();
  const call = phone ? phoneUrl(phone) : null;
  return (
    <div className="cb-site-header__utility">
      <div className="cb-site-header__utility-row cb-site-header__inner">
        <ul className="cb-site-header__links">
          {HELP_LINKS.map(([key, href]) => (
            <BarLink key={key} name={key} href={href} pageLinks={pageLinks} />
          ))}
          {phone && (
            <li className="cb-site-header__item">
              {call ? (
                <a className="cb-site-header__link" href={call}>
                  {phone}
                </a>
              ) : (
                <span className="cb-site-header__text">{phone}</span>
              )}
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
  /** Where it leads unless one of the page's own links says it [2 §2 Own links]. */
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

/** The links of the account, and Sign In or Logout [2 §2 Welcome]. */
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
        // A procurement system that looks at a cart is nobody who could sign in [1 §2 Inspect view].
        cartView() === 'standard' && (
          <BarLink name="signIn" href="/account/login?resume=prev" pageLinks={pageLinks} strong />
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
