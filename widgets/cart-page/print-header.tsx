import { useEffect, useState } from 'react';
import type { Visitor } from '../../shared/domain/visitor.ts';
import { configuration } from '../../shared/page/configuration.ts';
import { fill } from '../../shared/page/wording.ts';
import { words } from './cart-page-words.ts';

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** On paper only: shop, date, who printed it and the account, for the file and for approval. */
export function PrintHeader({ visitor }: { visitor: Visitor }) {
  const [date, setDate] = useState(() => new Date());
  useEffect(() => {
    const printing = () => setDate(new Date());
    addEventListener('beforeprint', printing);
    return () => removeEventListener('beforeprint', printing);
  }, []);
  const name = [visitor.firstName, visitor.lastName].filter(Boolean).join(' ');
  const account =
    visitor.profileId && !visitor.guest ? fill(words.account, { account: visitor.profileId }) : '';
  const facts = [configuration().storeName, fill(words.printed, { date: dates.format(date) }), name, account];
  return <p className="cb-print-only">{facts.filter(Boolean).join(' · ')}</p>;
}
