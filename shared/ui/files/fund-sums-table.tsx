import { groupDigits } from '../../domain/number.ts';
import { Money } from '../money.tsx';
import { type FundSums, fundAmounts, fundRows, fundTexts } from './fund-texts.ts';

/** The class names of the table in a dialog, and on paper. */
const LOOKS = {
  screen: {
    table: 'cb-files__items',
    head: 'cb-files__head',
    body: 'cb-files__body',
    row: 'cb-files__row',
    cell: 'cb-files__cell',
  },
  paper: {
    table: 'cb-print-document__table',
    head: 'cb-print-document__head',
    body: 'cb-print-document__body',
    row: 'cb-print-document__row',
    cell: 'cb-print-document__cell',
  },
} as const;

interface FundSumsTableProps {
  sums: FundSums;
  caption: string;
  look: keyof typeof LOOKS;
}

/** The sums of each fund, and of all of them. */
export function FundSumsTable({ sums, caption, look }: FundSumsTableProps) {
  const { table, head, body, row, cell } = LOOKS[look];
  const amounts = fundAmounts(sums);
  return (
    <table className={table} aria-label={caption}>
      <thead className={head}>
        <tr className={row}>
          <th className={cell} scope="col">
            {fundTexts.fundCode}
          </th>
          <th className={cell} data-numeric scope="col">
            {fundTexts.fundQuantity}
          </th>
          {amounts.map(([name]) => (
            <th className={cell} data-numeric scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={body}>
        {fundRows(sums.funds).map((fund, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a buyer's code may be any text, even the name of the last row
          <tr className={row} key={index}>
            <th className={cell} scope="row">
              {fund.name}
            </th>
            <td className={cell} data-numeric>
              {groupDigits(fund.quantity)}
            </td>
            {amounts.map(([name, amountOf]) => {
              const amount = amountOf(fund);
              return (
                <td className={cell} data-numeric key={name}>
                  {amount === undefined ? fundTexts.fundUnknown : <Money amount={amount} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
