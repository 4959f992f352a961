import { type Amount, formatMoney } from '../domain/money.ts';

interface MoneyProps {
  /** US dollars; nothing is shown when it is absent. */
  amount: Amount | undefined;
  /** Struck through: a price that no longer holds, see `isHigher`. Name it with `hiddenLabel`, or by a text beside it. */
  struck?: boolean;
  /** Read before the amount, not shown, such as 'Retail price'. */
  hiddenLabel?: string;
}

/** An amount of money in tabular figures. */
export function Money({ amount, struck, hiddenLabel }: MoneyProps) {
  if (amount === undefined) return null;
  const Figures = struck ? 's' : 'span';
  return (
    <Figures className="cb-money" translate="no">
      {hiddenLabel && <span className="cb-hidden-text">{`${hiddenLabel} `}</span>}
      {formatMoney(amount)}
    </Figures>
  );
}
