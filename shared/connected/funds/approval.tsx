/**
 * Everything a buyer prepares for approval: lines assigned to funds, their sums, and the requisition sheet. Loaded when
 * it is opened.
 */
import { useEffect, useMemo, useState } from 'react';
import type { ItemWithQuantity } from '../../domain/cart/quantities-by-item.ts';
import { type FundCharge, type FundLine, fundCodeOf, sumsByFund } from '../../domain/files/fund-sums.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { keepFundCode, readFundCodes } from '../../stores/fund-codes.ts';
import { $session } from '../../stores/session.ts';
import { useStore } from '../../stores/store.ts';
import { FundDialog } from '../../ui/files/fund-dialog.tsx';
import { FundSumsTable } from '../../ui/files/fund-sums-table.tsx';
import { chargeName, type FundSums } from '../../ui/files/fund-texts.ts';
import { Requisition } from '../../ui/files/requisition.tsx';

const messages = defineMessages('ui', {
  fundSums: 'Totals by fund',
  fundShared:
    'Charges for the whole order are split by value, to the cent. These totals are for planning; your invoice may differ.',
  fundUnpriced: 'Amounts aren’t shown, because prices aren’t shown for your account.',
  fundNoPrice: 'At least one item has no price here, so its fund has no total and charges can’t be split.',
  fundNotKnown:
    'We don’t know these charges yet: {charges}. Until we do, they aren’t split and the funds have no totals.',
  fundIncomplete: 'Some items in your cart can’t be shown here, so charges can’t be split.',
});

interface ApprovalProps {
  /** The source of the lines, for the names of files. */
  name: string;
  /** What is shown first. */
  start: 'funds' | 'requisition';
  lines: readonly FundLine[];
  charges: readonly FundCharge[];
  /** Whether these are all the lines that the charges apply to. */
  complete: boolean;
  /** Whether this visitor sees prices. */
  priced: boolean;
  /** Further notes about the sums. */
  remark?: string;
  /** The items that the requisition's QR codes put into a cart. */
  items: readonly ItemWithQuantity[];
  onClose: () => void;
}

/** The dialog for the codes, or the requisition sheet with the codes of its lines and the sums by fund [files Funds]. */
export function Approval({
  name,
  start,
  lines,
  charges,
  complete,
  priced,
  remark,
  items,
  onClose,
}: ApprovalProps) {
  const [view, setView] = useState(start);
  const { ended } = useStore($session);
  const [codes, setCodes] = useState(readFundCodes);
  useEffect(() => {
    if (ended) setCodes(readFundCodes());
  }, [ended]);
  const codeOf = (line: FundLine) => fundCodeOf(codes, line.itemNumber);
  const sums = useMemo(
    (): FundSums => ({
      funds: sumsByFund(lines, ({ itemNumber }) => fundCodeOf(codes, itemNumber), charges, complete),
      charges,
      priced,
    }),
    [lines, codes, charges, complete, priced],
  );
  const notes = priced ? [...notesOn(lines, charges, complete), remark] : [messages.fundUnpriced];

  const table = (look: 'screen' | 'paper') => (
    <FundSumsTable sums={sums} caption={messages.fundSums} look={look} />
  );
  const remarks = (className: string) =>
    notes.filter(Boolean).map((note) => (
      <p className={className} key={note}>
        {note}
      </p>
    ));

  if (view === 'requisition') {
    const hasCodes = lines.some(codeOf);
    return (
      <Requisition lines={lines} items={items} codeOf={hasCodes ? codeOf : undefined} onClose={onClose}>
        {hasCodes && table('paper')}
        {hasCodes && remarks('cb-print-document__note')}
      </Requisition>
    );
  }
  return (
    <FundDialog
      name={name}
      lines={lines}
      codeOf={codeOf}
      sums={sums}
      onCode={(changed, code) => {
        const items = changed.map(({ itemNumber }) => itemNumber);
        setCodes(keepFundCode(items, code));
      }}
      onPrint={() => setView('requisition')}
      onClose={onClose}
    >
      <section className="cb-files__part">
        <h3 className="cb-subheading">{messages.fundSums}</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the table may be wider than the dialog, and keyboard users must be able to scroll it */}
        <section className="cb-files__wide" aria-label={messages.fundSums} tabIndex={0}>
          {table('screen')}
        </section>
        {remarks('cb-files__text')}
      </section>
    </FundDialog>
  );
}

/** Returns the notes about unknown amounts, and about how charges are split. */
function notesOn(lines: readonly FundLine[], charges: readonly FundCharge[], complete: boolean): string[] {
  const unknown = charges.filter(({ amount }) => amount === undefined).map(chargeName);
  return [
    complete ? '' : messages.fundIncomplete,
    lines.some(({ total }) => total === undefined) ? messages.fundNoPrice : '',
    unknown.length ? fill(messages.fundNotKnown, { charges: unknown.join(', ') }) : '',
    unknown.length < charges.length ? messages.fundShared : '',
  ];
}
