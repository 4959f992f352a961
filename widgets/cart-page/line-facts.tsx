import { memo } from 'react';
import type { CartLine } from '../../shared/domain/cart.ts';
import { fill } from '../../shared/page/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProductImage } from '../../shared/ui/product-image.tsx';
import { SafeLink } from '../../shared/ui/safe-link.tsx';
import { messages } from './cart-page-messages.ts';
import type { CartPageState } from './cart-page-state.ts';
import { Tooltip } from './lazy-charges.tsx';

interface LineFactsProps {
  line: CartLine;
  page: CartPageState;
  /** Links are off in the inspect view [1 §2]. */
  linked: boolean;
  /** Messages that name amounts stand only where prices are shown. */
  priced: boolean;
  restricted: boolean;
}

/** What is known of a line's product: image, name, number, stock, shipping, warnings [1 §2]. */
export const LineFacts = memo(function LineFacts({ line, page, linked, priced, restricted }: LineFactsProps) {
  return (
    <>
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
        <span className="cb-line__fact" key={message}>
          {message}
        </span>
      ))}
      {line.stockAlert && <span className="cb-line__alert">{line.stockAlert}</span>}
      {line.shipMethod && <ShipMethod text={line.shipMethod} hint={line.shipMethodHint} />}
      {line.warning && (
        <Button
          tone="link"
          className="cb-line__warning"
          label={`${line.warning.linkText}: ${line.name}`}
          onPress={() => page.openWarning(line)}
        >
          {line.warning.linkText}
        </Button>
      )}
      {priced && line.saveMessage && <span className="cb-line__saving">{line.saveMessage}</span>}
      {priced && line.discountAlert && <span className="cb-line__saving">{line.discountAlert}</span>}
    </>
  );
});

function ShipMethod({ text, hint }: { text: string; hint: string | undefined }) {
  return hint ? <Tooltip text={text} hint={hint} /> : <span className="cb-line__fact">{text}</span>;
}
