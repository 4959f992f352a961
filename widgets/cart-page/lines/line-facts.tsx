// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the roles of a table that is laid out as cards
import { memo, type ReactElement } from 'react';
import { type CartLine, unitPrice } from '../../../shared/domain/cart/cart.ts';
import { formatMoney, isHigher } from '../../../shared/domain/money.ts';
import { fill } from '../../../shared/page/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { ProductImage } from '../../../shared/ui/product-image.tsx';
import { SafeLink } from '../../../shared/ui/safe-link.tsx';
import { TooltipTrigger } from '../../../shared/ui/tooltip/tooltip-trigger.tsx';
import { messages } from '../cart-page-messages.ts';
import type { CartPageState, LineComponent } from '../cart-page-state.ts';

interface LineFactsProps {
  line: CartLine;
  page: CartPageState;
  /** Links are off in the inspect view [1 §2 Inspect view]. */
  linked: boolean;
  /** Whether the visitor sees this line's price. Messages that name amounts are shown only then. */
  priced: boolean;
  /** Whether the line may not be ordered. */
  restricted: boolean;
  /** Shown first in the row once the shopper selects lines or steps through problems. */
  LineTool: LineComponent | null;
}

/**
 * The cell with the facts about a line's product: image, name, number, stock, shipping, warnings [1 §2 Lines].
 * Memoized, because a keystroke in the quantity field renders the row but changes nothing here.
 */
export const LineFacts = memo(function LineFacts(props: LineFactsProps) {
  const { line, page, linked, priced, restricted, LineTool } = props;
  return (
    <th className="cb-line__item" role="rowheader" scope="row">
      {LineTool && <LineTool line={line} />}
      <ProductImage url={line.imageUrl} size={72} />
      <SafeLink className="cb-line__name" url={linked ? line.url : undefined}>
        {line.name}
      </SafeLink>
      <span className="cb-line__number" translate="no">
        {fill(messages.itemNumber, { number: line.itemNumber })}
      </span>
      {line.discontinued && <strong className="cb-line__mark">{messages.discontinued}</strong>}
      {restricted && <strong className="cb-line__mark">{messages.restricted}</strong>}
      {line.stockMessages.map((message) => (
        <StockMessage key={message} message={message} />
      ))}
      {line.stockAlert && (
        <span className="cb-line__alert" data-said={line.stockAlert}>
          {line.stockAlert}
        </span>
      )}
      {line.shipMethod &&
        (line.shipMethodHint ? (
          <TooltipTrigger text={line.shipMethod} hint={line.shipMethodHint} />
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
});

/** Matches a day at the end of a sentence, such as 'January 8', 'Dec 3, 2026' or '12/03/2026'. */
const DAY = /([A-Z]\w{2,8} [\d, ]{1,9}|[\d/]{1,10})$/;

/**
 * The server's message about the stock, with its day in bold. The stylesheet gives known messages a colour and a shape,
 * by their text.
 */
function StockMessage({ message }: { message: string }) {
  const [text, day] = message.split(DAY);
  return (
    <span className="cb-line__fact" data-said={message}>
      {text}
      {day && <strong>{day}</strong>}
    </span>
  );
}

/**
 * The unit price, with the server's title for it [1 §2 Line prices]. Contract buyers always see the retail price beside
 * their own, each under its title. Everybody else sees a higher list price struck through above the price.
 * @param contract whether to show the contract price; contract buyers see it beside the retail price [1 §1 Site types, §6
 *   Checkout]
 * @returns text if the price needs no explanation, because a cart may have hundreds of them; undefined if there is no price
 */
export function linePrice(line: CartLine, contract: boolean): ReactElement | string | undefined {
  const { list, contract: contractPrice, base } = line.prices;
  const price = unitPrice(line.prices, contract);
  if (price === undefined) return undefined;
  const isContract = contract && contractPrice !== undefined;
  const retail = isContract ? (list ?? base) : list;
  const isReduced = isHigher(retail, price);
  const ownTitle = isContract ? messages.contractPrice : messages.salePrice;
  const title = line.priceTitle ?? (isReduced || isContract ? ownTitle : '');
  const retailTitle = line.retailPriceTitle ?? messages.retailPrice;
  if (isContract && retail !== undefined) {
    return (
      <>
        <TitledPrice title={retailTitle} amount={retail} struck={isReduced} />
        <TitledPrice title={title} amount={price} />
      </>
    );
  }
  // A title that repeats the column's heading says nothing new.
  const needsTitle = title && (isReduced || title !== messages.price);
  if (!needsTitle) return formatMoney(price);
  return (
    <>
      {isReduced && <Money amount={retail} struck hiddenLabel={retailTitle} />}
      <TitledPrice title={title} amount={price} />
    </>
  );
}

function TitledPrice({ title, amount, struck }: { title: string; amount: number; struck?: boolean }) {
  return (
    <span className="cb-line__titled-price">
      <Money amount={amount} struck={struck} />
      <span className="cb-line__price-title">{title}</span>
    </span>
  );
}
