// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the roles of a table that is laid out as cards
import type { ComponentType } from 'react';
import { type CartLine, unitPrice } from '../../../shared/domain/cart/cart.ts';
import { formatMoney, isHigher } from '../../../shared/domain/money.ts';
import { fill } from '../../../shared/page/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ShownAmount } from '../../../shared/ui/cart/shown-amount.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { ProductImage } from '../../../shared/ui/product-image.tsx';
import { SafeLink } from '../../../shared/ui/safe-link.tsx';
import { TooltipTrigger } from '../../../shared/ui/tooltip/tooltip-trigger.tsx';
import { messages } from '../cart-page-messages.ts';
import type { CartPageState } from '../cart-page-state.ts';

interface LineFactsProps {
  line: CartLine;
  page: CartPageState;
  /** Links are off in the inspect view [1 §2 Inspect view]. */
  linked: boolean;
  /** Messages that name amounts stand only where prices are shown. */
  priced: boolean;
  /** It stands in the way of the checkout. */
  restricted: boolean;
  /** Stands before the rest, once the shopper selects lines or looks for problems. */
  LineTool: ComponentType<{ line: CartLine }> | null;
}

/**
 * The cell with what is known of a line's product: image, name, number, stock, shipping, warnings [1 §2 Lines]. Called by the row as a
 * function, like all in it that has no state: a thousand rows of a dozen components are slow, and large in memory.
 */
export function lineFacts({ line, page, linked, priced, restricted, LineTool }: LineFactsProps) {
  return (
    <th className="cb-line__item" role="rowheader" scope="row" aria-label={line.name}>
      {LineTool && <LineTool line={line} />}
      <ProductImage url={line.imageUrl} size={72} />
      {SafeLink({ className: 'cb-line__name', url: linked ? line.url : undefined, children: line.name })}
      <span className="cb-line__number" translate="no">
        {fill(messages.itemNumber, { number: line.itemNumber })}
      </span>
      {line.discontinued && <strong className="cb-line__mark">{messages.discontinued}</strong>}
      {restricted && <strong className="cb-line__mark">{messages.restricted}</strong>}
      {line.stockMessages.map(stockFact)}
      {line.stockAlert && (
        <span className="cb-line__alert" data-said={line.stockAlert}>
          {line.stockAlert}
        </span>
      )}
      {line.shipMethod &&
        (line.shipMethodHint ? (
          TooltipTrigger({ text: line.shipMethod, hint: line.shipMethodHint })
        ) : (
          <span className="cb-line__fact">{line.shipMethod}</span>
        ))}
      {line.warning && (
        <Button
          tone="link"
          className="cb-line__warning"
          label={`${line.warning.linkText}: ${line.name}`}
          onPress={() => page.open({ kind: 'warning', line })}
        >
          {line.warning.linkText}
        </Button>
      )}
      {priced && line.saveMessage && <span className="cb-line__saving">{line.saveMessage}</span>}
      {priced && line.discountAlert && <span className="cb-line__alert">{line.discountAlert}</span>}
    </th>
  );
}

/** A day that ends a sentence, such as 'January 8', 'Dec 3, 2026' or '12/03/2026'. */
const DAY = /([A-Z]\w+ [\d, ]+|[\d/]+)$/;

/** What the server says of the stock; the sheet marks what it knows of that, and a day stands out. */
function stockFact(message: string) {
  const [text, day] = message.split(DAY);
  return (
    <span key={message} className="cb-line__fact" data-said={message}>
      {text}
      {day && <strong>{day}</strong>}
    </span>
  );
}

interface LinePriceProps {
  line: CartLine;
  /** Contract buyers see their own price against the retail price [1 §1 Site types, §6 Checkout]. */
  contract: boolean;
}

/**
 * What one piece costs, with the server's title for it [1 §2 Line prices]. Contract buyers always see the retail price
 * beside their own, each under its title; for anybody else a higher list price stands struck through above the price.
 * A price that needs no explanation is plain text, since there are hundreds of them.
 */
export function linePrice({ line, contract }: LinePriceProps) {
  const { list, contract: agreed, base } = line.prices;
  const price = unitPrice(line.prices, contract);
  if (price === undefined) return ShownAmount({ amount: price });
  const isContract = contract && agreed !== undefined;
  const retail = isContract ? (list ?? base) : list;
  const isReduced = isHigher(retail, price);
  const reduced = isContract ? messages.contractPrice : messages.salePrice;
  const title = line.priceTitle ?? (isReduced || isContract ? reduced : '');
  const retailTitle = line.retailPriceTitle ?? messages.retailPrice;
  const isCompared = isContract && retail !== undefined;
  // The heading of the column says the same.
  if (!isCompared && (!title || (!isReduced && title === messages.price))) return formatMoney(price);
  return (
    <>
      {isCompared
        ? titledPrice(retailTitle, retail, isReduced)
        : isReduced && Money({ amount: retail, struck: true, hiddenLabel: retailTitle })}
      {titledPrice(title, price)}
    </>
  );
}

function titledPrice(title: string, amount: number, struck?: boolean) {
  return (
    <span className="cb-line__titled-price">
      {Money({ amount, struck })}
      <span className="cb-line__price-title">{title}</span>
    </span>
  );
}
