import { phoneUrl } from '../../shared/domain/phone-url.ts';
import { configuration } from '../../shared/page/configuration.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useUniqueId } from '../../shared/ui/unique-id.ts';
import { AccountLinks } from './account-links.tsx';
import { personIcon } from './header-icons.ts';
import { messages } from './site-header-messages.ts';
import type { SiteHeaderState } from './site-header-state.ts';

interface UtilityBarProps {
  header: SiteHeaderState;
  /** Goes before the one of the page's configuration. */
  phone: string | undefined;
}

/** The ways to help, in the same order on every page, and those of the account, folded where it is narrow. */
export function UtilityBar({ header, phone = configuration().phone }: UtilityBarProps) {
  const open = useStore(header.$unfolded, ({ section }) => section === 'account');
  const id = useUniqueId();
  const call = phone ? phoneUrl(phone) : null;
  return (
    <div className="cb-site-header__utility">
      <div className="cb-site-header__utility-row cb-site-header__inner">
        <ul className="cb-site-header__links">
          <li className="cb-site-header__item">
            <a className="cb-site-header__link" href="/help">
              {messages.help}
            </a>
          </li>
          <li className="cb-site-header__item">
            <a className="cb-site-header__link" href="/help/contact-us">
              {messages.contact}
            </a>
          </li>
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
            <Icon path={personIcon} />
            <span className="cb-site-header__account-word">{messages.account}</span>
          </button>
          <AccountLinks id={id} header={header} />
        </div>
      </div>
    </div>
  );
}
