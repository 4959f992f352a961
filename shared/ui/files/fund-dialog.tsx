/** The dialog in which a buyer assigns lines to funds or purchase orders. */
import { type ReactNode, useState } from 'react';
import { type FundLine, LONGEST_FUND_CODE, normalizeFundCode } from '../../domain/files/fund-sums.ts';
import { announce } from '../../page/announce.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Field } from '../forms/field.tsx';
import { useUniqueId } from '../hooks.ts';
import { type FundSums, fundTable, fundTexts } from './fund-texts.ts';
import { SaveTableButtons } from './save-table-buttons.tsx';

const messages = defineMessages('ui', {
  fundTitle: 'Funds and purchase orders',
  fundHint:
    'Enter a fund or purchase order for each item, in your own words. Your codes stay in this browser tab until you sign out. We never send them.',
  fundRest: 'Code for all items without one',
  fundApply: 'Apply',
  fundApplied: '{count} {count:item now has|items now have} the code {code}.',
  fundItem: 'Item',
  fundCodeOf: 'Fund or PO for {name}',
  fundSave: 'Save totals by fund',
  fundClose: 'Close',
  fundPrint: 'Requisition sheet',
});

interface FundDialogProps {
  /** The source of the lines, for the file's name: `cart`, or the name of a list. */
  name: string;
  lines: readonly FundLine[];
  codeOf: (line: FundLine) => string;
  sums: FundSums;
  /** The sums and the notes about them, also as printed. */
  children: ReactNode;
  /** Called with a code for items; it is empty if the shopper removed it. */
  onCode: (lines: readonly FundLine[], code: string) => void;
  onPrint: () => void;
  onClose: () => void;
}

/** Fields for the codes of all lines, and below them the sums, which follow every keystroke [files Funds]. */
export function FundDialog({ name, lines, codeOf, sums, children, ...actions }: FundDialogProps) {
  const { onCode, onPrint, onClose } = actions;
  const knownId = useUniqueId();
  const [rest, setRest] = useState('');
  const open = lines.filter((line) => !codeOf(line));
  const known = [...new Set(lines.map(codeOf))].filter(Boolean);

  function applyToRest(): void {
    const code = normalizeFundCode(rest);
    if (!code) return;
    onCode(open, code);
    setRest('');
    announce(fill(messages.fundApplied, { count: open.length, code }));
  }

  return (
    <Dialog
      title={messages.fundTitle}
      onClose={onClose}
      wide
      actions={
        <>
          <Button onPress={onClose}>{messages.fundClose}</Button>
          <Button tone="primary" onPress={onPrint}>
            {messages.fundPrint}
          </Button>
        </>
      }
    >
      <div className="cb-files">
        <p className="cb-files__text">{messages.fundHint}</p>
        <div className="cb-files__rest">
          <Field
            label={messages.fundRest}
            list={knownId}
            maxLength={LONGEST_FUND_CODE}
            autoComplete="off"
            value={rest}
            onChange={(event) => setRest(event.target.value)}
          />
          <Button disabled={!normalizeFundCode(rest) || open.length === 0} onPress={applyToRest}>
            {messages.fundApply}
          </Button>
        </div>
        <datalist id={knownId}>
          {known.map((code) => (
            <option key={code} value={code} />
          ))}
        </datalist>
        <table className="cb-files__items" aria-label={messages.fundItem}>
          <thead className="cb-files__head">
            <tr className="cb-files__row">
              <th className="cb-files__cell" scope="col">
                {messages.fundItem}
              </th>
              <th className="cb-files__cell" data-numeric scope="col">
                {fundTexts.fundQuantity}
              </th>
              <th className="cb-files__cell" scope="col">
                {fundTexts.fundCode}
              </th>
            </tr>
          </thead>
          <tbody className="cb-files__body">
            {lines.map((line) => (
              <tr className="cb-files__row" key={line.key}>
                <th className="cb-files__cell" data-name scope="row">
                  {line.name}{' '}
                  <span className="cb-files__number" translate="no">
                    {line.itemNumber}
                  </span>
                </th>
                <td className="cb-files__cell" data-numeric>
                  {line.quantity}
                </td>
                <td className="cb-files__cell">
                  <FundField
                    label={fill(messages.fundCodeOf, { name: line.name })}
                    known={knownId}
                    code={codeOf(line)}
                    onCode={(code) => onCode([line], code)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {children}
        <section className="cb-files__part">
          <h3 className="cb-subheading">{messages.fundSave}</h3>
          <SaveTableButtons name={`${name}-funds`} table={() => fundTable(sums)} />
        </section>
      </div>
    </Dialog>
  );
}

interface FundFieldProps {
  label: string;
  /** The id of the list of the codes that are in use. */
  known: string;
  code: string;
  onCode: (code: string) => void;
}

/** The field of one line. It keeps what is typed, such as a space before the next word, as long as it means the same code. */
function FundField({ label, known, code, onCode }: FundFieldProps) {
  const [typed, setTyped] = useState(code);
  return (
    <input
      className="cb-input cb-files__code"
      aria-label={label}
      list={known}
      maxLength={LONGEST_FUND_CODE}
      autoComplete="off"
      value={normalizeFundCode(typed) === code ? typed : code}
      onChange={(event) => {
        setTyped(event.target.value);
        onCode(event.target.value);
      }}
    />
  );
}
