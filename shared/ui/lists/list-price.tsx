import { isHigher } from '../../domain/money.ts';
import { Money } from '../money.tsx';

interface ListPriceProps {
  price: number | undefined;
  retailPrice: number | undefined;
  /** Names the retail price for screen readers, which don't say that it is struck through. */
  retailLabel: string;
}

/** The price of an item or of a whole list, with a higher retail price struck through below it [2 §2]. */
export function ListPrice({ price, retailPrice, retailLabel }: ListPriceProps) {
  return (
    <span className="cb-list-price">
      <Money amount={price} />
      {isHigher(retailPrice, price) && <Money amount={retailPrice} struck hiddenLabel={retailLabel} />}
    </span>
  );
}
