import { type Amount, formatMoney } from '../domain/money.ts';

interface MoneyProps {
  /** US dollars. Without an amount, nothing is shown. */
  amount: Amount | undefined;
  /** Strikes the amount through, for a price that no longer applies; see `isHigher`. Needs `hiddenLabel` or a text beside it. */
  struck?: boolean;
  /** A label for screen readers only, such as 'Retail price'. */
  hiddenLabel?: string;
}

/** An amount of money in tabular figures. */
export function Money({ amount, struck, hiddenLabel }: MoneyProps) {
  if (amount === undefined) return null;
  const Element = struck ? 's' : 'span';
  return (
    <Element className="cb-money" translate="no">
      {hiddenLabel && <span className="cb-hidden-text">{`${hiddenLabel} `}</span>}
      {formatMoney(amount)}
    </Element>
  );
}
