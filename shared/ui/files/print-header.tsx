import { useEffect, useState } from 'react';
import type { Visitor } from '../../domain/account/visitor.ts';
import { configuration } from '../../page/configuration.ts';
import { defineMessages, fill } from '../../page/messages.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/**
 * A moment as the shop writes it: 'March 4, 2026 at 1:05 PM'. By hand, since the first formatter of `Intl` on a page costs
 * more time than a whole small cart, and nearly all pages are never printed.
 */
function momentText(date: Date): string {
  const hours = date.getHours();
  const time = `${hours % 12 || 12}:${`${date.getMinutes()}`.padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
  return `${MONTHS[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()} at ${time}`;
}

/**
 * On paper only, above the heading: shop, date, who printed it, and the account, for the file and for the
 * approval [1 §2 Print]. The date is that of the printing.
 */
export function PrintHeader({ visitor }: { visitor: Visitor }) {
  const [date, setDate] = useState(() => new Date());
  useEffect(() => {
    const printing = () => setDate(new Date());
    addEventListener('beforeprint', printing);
    return () => removeEventListener('beforeprint', printing);
  }, []);
  const { guest, firstName, lastName, profileId } = visitor;
  const facts = [
    fill(printMessages.printed, { date: momentText(date) }),
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
