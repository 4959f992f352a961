import { useEffect, useState } from 'react';
import type { Visitor } from '../../domain/account/visitor.ts';
import { configuration } from '../../page/configuration.ts';
import { defineMessages, fill } from '../../page/messages.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/**
 * The present moment as the shop writes it: 'March 4, 2026 at 1:05 PM'. By hand, since the first formatter of `Intl` on a
 * page costs more time than a whole small cart, and most pages are never printed.
 */
function now(): string {
  const date = new Date();
  const hours = date.getHours();
  const day = `${MONTHS[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
  return `${day} at ${hours % 12 || 12}${date.toTimeString().slice(2, 5)} ${hours < 12 ? 'A' : 'P'}M`;
}

/**
 * On paper only, above the heading: shop, date, who printed it, and the account, for the file and for the
 * approval [1 §2 Print]. The date is that of the printing.
 */
export function PrintHeader({ visitor }: { visitor: Visitor }) {
  const [date, setDate] = useState(now);
  useEffect(() => {
    const printing = () => setDate(now());
    addEventListener('beforeprint', printing);
    return () => removeEventListener('beforeprint', printing);
  }, []);
  const { guest, firstName, lastName, profileId } = visitor;
  const facts = [
    fill(printMessages.printed, { date }),
    !guest && [firstName, lastName].filter(Boolean).join(' '),
    !guest && profileId && fill(printMessages.account, { account: profileId }),
  ];
  return (
    <div className="cb-print-only">
      <strong className="cb-print-header__shop">{configuration().storeName}</strong>
      <p className="cb-print-header__facts">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  );
}

/** Texts of what is printed; a page overrides them as `config.messages.ui`. */
export const printMessages = defineMessages('ui', {
  printed: 'Printed {date}',
  account: 'Account {account}',
});
