import { Icon } from '../../shared/ui/icon.tsx';
import { totalsMessages } from './cart-totals-messages.ts';

const LOCK = 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3';

/** What ends the totals card, except for punch-out sessions [1 §2, §6]. */
export function SecurityNote() {
  return (
    <p className="cb-summary__safe">
      <Icon path={LOCK} />
      <span className="cb-summary__safe-text">{totalsMessages.safe}</span>
    </p>
  );
}
