import { permissionsFor } from '../../shared/domain/permissions.ts';
import type { PropsOf } from '../../shared/embed/attributes.ts';
import { cartView } from '../../shared/page/cart-view.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { ProductRow } from './product-row.tsx';
import type { definition } from './recommendations-definition.ts';

/** Related products, for everybody who may follow their links [1 §2 Recommendations]. */
export function Recommendations(choice: PropsOf<typeof definition.attributes>) {
  const { visitor } = useStore($session);
  const { mayFollowLinks, seesPrices } = permissionsFor(visitor, cartView());
  return mayFollowLinks ? <ProductRow {...choice} priced={seesPrices} /> : null;
}
