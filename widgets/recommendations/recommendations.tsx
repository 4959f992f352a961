import { permissionsFor } from '../../shared/domain/permissions.ts';
import type { PropsOf } from '../../shared/embed/attributes.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { cartView } from './cart-view.ts';
import { ProductRow } from './product-row.tsx';
import type { recommendationsDefinition } from './recommendations-definition.ts';

/** Related products, for everybody who may follow their links [1 §2]. */
export function Recommendations(choice: PropsOf<typeof recommendationsDefinition.attributes>) {
  const { visitor } = useStore($session);
  const { mayFollowLinks, seesPrices } = permissionsFor(visitor, cartView());
  return mayFollowLinks ? <ProductRow {...choice} priced={seesPrices} /> : null;
}
