import { useEffect, useState } from 'react';
import type { Visitor } from '../../domain/account/visitor.ts';
import { configuration } from '../../page/configuration.ts';
import { defineMessages, fill } from '../../page/messages.ts';

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

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
    fill(printMessages.printed, { date: dates.format(date) }),
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
