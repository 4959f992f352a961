import { configuration } from '../page/configuration.ts';
import { fill } from '../page/messages.ts';
import { ProductImage } from './product-image.tsx';
import { restrictionMessages as messages } from './restriction-messages.ts';

/** An item that this shopper may not order. */
export interface RestrictedProduct {
  itemNumber: string;
  name: string;
  imageUrl?: string;
}

interface RestrictionGroupProps {
  /** Absent where the dialog already has it. */
  title: string | undefined;
  /** With a `{phone}` place in one of its sentences. */
  text: string;
  items: readonly RestrictedProduct[];
}

/** The items that may not be ordered for one and the same reason [1 §8]. */
export function RestrictionGroup({ title, text, items }: RestrictionGroupProps) {
  const { phone } = configuration();
  // Without a number there is nobody to call.
  const said = phone ? fill(text, { phone }) : text.replace(/ [^.]*\{phone\}[^.]*\./, '');
  return (
    <section className="cb-restriction">
      {title && <h3 className="cb-restriction__title">{title}</h3>}
      <p className="cb-restriction__text">{said}</p>
      <ul className="cb-restriction__items">
        {items.map(({ itemNumber, name, imageUrl }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one item may stand on two lines, and none moves
          <li className="cb-restriction__item" key={index}>
            <ProductImage url={imageUrl} size={56} />
            <span className="cb-restriction__facts">
              <span className="cb-restriction__name">{name}</span>
              <span className="cb-restriction__number" translate="no">
                {fill(messages.restrictedItemNumber, { number: itemNumber })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
