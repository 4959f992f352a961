import { useEffect, useState } from 'react';
import type { Visitor } from '../../domain/account/visitor.ts';
import { configuration } from '../../page/configuration.ts';
import { defineMessages, fill } from '../../page/messages.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * Returns the current time in the shop's format: 'March 4, 2026 at 1:05 PM'. Doesn't use `Intl`, because the first
 * `Intl` formatter on a page takes longer than rendering a small cart, and most pages are never printed.
 */
function now(): string {
  const date = new Date();
  const hours = date.getHours();
  const minutes = `${date.getMinutes()}`.padStart(2, '0');
  const day = `${MONTHS[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
  return `${day} at ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}

/**
 * Printed above the heading: the shop, the date, who printed the page, and the account, for files and approvals
 * [1 §2 Print]. Not shown on screen.
 */
export function PrintHeader({ visitor }: { visitor: Visitor }) {
  const [date, setDate] = useState(now);
  useEffect(() => {
    const update = () => setDate(now());
    addEventListener('beforeprint', update);
    return () => removeEventListener('beforeprint', update);
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

/** Texts of the printed header; a page overrides them as `config.messages.ui`. */
const printMessages = defineMessages('ui', {
  printed: 'Printed {date}',
  account: 'Account {account}',
});
