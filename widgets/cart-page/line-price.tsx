import type { CartLine } from '../../shared/domain/cart.ts';
import { formatMoney } from '../../shared/domain/money.ts';
import { Money } from '../../shared/ui/money.tsx';
import { messages } from './cart-page-messages.ts';

interface LinePriceProps {
  line: CartLine;
  /** Contract buyers see their own price against the retail price [1 §1, §6]. */
  contract: boolean;
}

/**
 * What one piece costs, with the server's title for it; a higher retail price stands struck through above
 * it [1 §2]. A price that needs no explanation is plain text, since there are hundreds of them.
 */
export function LinePrice({ line, contract }: LinePriceProps) {
  const { list, sale, base } = line.prices;
  const agreed = contract ? line.prices.contract : undefined;
  const price = agreed ?? sale ?? base ?? list;
  if (price === undefined) return null;
  const retail = list !== undefined && list > price ? list : undefined;
  const reduced = agreed === undefined ? messages.salePrice : messages.contractPrice;
  const title = line.priceTitle ?? (retail === undefined ? '' : reduced);
  // The column is called so already.
  if (!title || (retail === undefined && title === messages.price)) return formatMoney(price);
  return (
    <>
      <Money amount={retail} struck hiddenLabel={line.retailPriceTitle ?? messages.retailPrice} />
      <Money amount={price} />
      <span className="cb-line__price-title">{title}</span>
    </>
  );
}
