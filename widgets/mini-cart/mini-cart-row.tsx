import type { MiniCartLine } from '../../shared/api/mini-cart.ts';
import { safeUrl, type UrlKind } from '../../shared/domain/safe-url.ts';
import { configuration } from '../../shared/page/configuration.ts';
import { fill } from '../../shared/page/messages.ts';
import { Money } from '../../shared/ui/money.tsx';
import { panelMessages } from './mini-cart-panel-messages.ts';

/** One line of the panel. Its picture says nothing that the name does not. */
export function MiniCartRow({ line, seesPrices }: { line: MiniCartLine; seesPrices: boolean }) {
  const url = checked(line.url, 'page');
  const imageUrl = checked(line.imageUrl, 'image');
  return (
    <li className="cb-mini-cart__row">
      <span className="cb-mini-cart__picture">
        {imageUrl && <img className="cb-mini-cart__image" alt="" width="56" height="56" src={imageUrl} />}
      </span>
      <span className="cb-mini-cart__what">
        {url ? (
          <a className="cb-mini-cart__name" href={url}>
            {line.name}
          </a>
        ) : (
          <span className="cb-mini-cart__name">{line.name}</span>
        )}
        <span className="cb-mini-cart__details">
          <span className="cb-mini-cart__detail" translate="no">
            {fill(panelMessages.item, { item: line.itemNumber })}
          </span>
          <span className="cb-mini-cart__detail">
            {fill(panelMessages.quantity, { quantity: line.quantity })}
          </span>
        </span>
      </span>
      {seesPrices && (
        <span className="cb-mini-cart__total">
          <Money amount={line.total} />
        </span>
      )}
    </li>
  );
}

function checked(url: string | undefined, kind: UrlKind): string | null {
  const allow = kind === 'image' ? undefined : configuration().externalOrigins;
  return safeUrl(url, { base: location.href, allow, kind });
}
