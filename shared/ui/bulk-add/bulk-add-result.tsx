/** The outcome of each row of a run. */
import { type BulkAdd, countRows, type RowOutcome } from '../../domain/bulk-add/bulk-run.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { Button } from '../button.tsx';

const messages = defineMessages('ui', {
  bulkAdded: '{added} of {all} added to your cart.',
  bulkRefusedHeading: 'Not added',
  bulkAskedHeading: 'Possibly added: please check your cart',
  bulkToldHeading: 'Added with changes',
  bulkLine: '{item} × {quantity}',
  bulkRefused: 'We couldn’t add this item.',
  bulkAsked: 'We couldn’t confirm that this item was added.',
  bulkArrived: 'It’s in my cart',
  bulkSend: 'Add it again',
  bulkArrivedLabel: 'It’s in my cart: {line}',
  bulkSendLabel: 'Add it again: {line}',
});

interface BulkAddResultProps {
  run: BulkAdd;
  /** False if refused rows are shown elsewhere, such as in fields where they can be corrected. */
  showsRefused?: boolean;
  onAnswer: (key: string, answer: 'arrived' | 'send') => unknown;
}

/** How many rows were added, then one by one those that may have been added and those that were not, with the reason. */
export function BulkAddResult({ run, showsRefused = true, onAnswer }: BulkAddResultProps) {
  const { rows } = run;
  const { added } = countRows(rows);
  const refused = showsRefused ? rows.filter(({ state }) => state === 'refused') : [];
  const asked = rows.filter(({ state }) => state === 'asking');
  const told = rows.filter(({ state, message }) => state === 'added' && message);
  return (
    <div className="cb-bulk-result">
      <p className="cb-bulk-result__sum">{fill(messages.bulkAdded, { added, all: rows.length })}</p>
      <Lines
        heading={messages.bulkAskedHeading}
        rows={asked}
        otherwise={messages.bulkAsked}
        onAnswer={onAnswer}
      />
      <Lines heading={messages.bulkRefusedHeading} rows={refused} otherwise={messages.bulkRefused} />
      <Lines heading={messages.bulkToldHeading} rows={told} otherwise="" />
    </div>
  );
}

interface LinesProps {
  heading: string;
  rows: readonly RowOutcome[];
  /** The text for a row without a message from the server. */
  otherwise: string;
  onAnswer?: BulkAddResultProps['onAnswer'];
}

function Lines({ heading, rows, otherwise, onAnswer }: LinesProps) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3 className="cb-bulk-result__heading">{heading}</h3>
      <ul className="cb-bulk-result__lines">
        {rows.map(({ row, message }) => {
          const line = fill(messages.bulkLine, { item: row.itemNumber, quantity: row.quantity });
          return (
            <li className="cb-bulk-result__line" key={row.key}>
              <strong className="cb-bulk-result__row">{line}</strong>
              <span className="cb-bulk-result__reason">{message || otherwise}</span>
              {onAnswer && (
                <span className="cb-bulk-result__answers">
                  <Button
                    label={fill(messages.bulkArrivedLabel, { line })}
                    onPress={() => onAnswer(row.key, 'arrived')}
                  >
                    {messages.bulkArrived}
                  </Button>
                  <Button
                    label={fill(messages.bulkSendLabel, { line })}
                    onPress={() => onAnswer(row.key, 'send')}
                  >
                    {messages.bulkSend}
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
