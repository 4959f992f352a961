import { useEffect, useState } from 'react';
import type { Visitor } from '../../shared/domain/visitor.ts';
import { configuration } from '../../shared/page/configuration.ts';
import { fill } from '../../shared/page/wording.ts';
import { laterWords } from './cart-page-later-words.ts';

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/**
 * On paper only, above the heading: shop, date, who printed it, and the account, for the file and for the
 * approval [1 §2]. The date is that of the printing.
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
    fill(laterWords.printed, { date: dates.format(date) }),
    !guest && [firstName, lastName].filter(Boolean).join(' '),
    !guest && profileId && fill(laterWords.account, { account: profileId }),
  ];
  return (
    <div className="cb-print-only">
      <strong className="cb-cart__shop">{configuration().storeName}</strong>
      <p className="cb-cart__print-facts">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  );
}
