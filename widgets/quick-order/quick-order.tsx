import { permissionsFor } from '../../shared/domain/permissions.ts';
import type { PropsOf } from '../../shared/embed/attributes.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import type { quickOrderDefinition } from './quick-order-definition.ts';
import { QuickOrderForm } from './quick-order-form.tsx';

/** Quick order, for everybody who may add items by their number [1 §6]. */
export function QuickOrder({ rows }: PropsOf<typeof quickOrderDefinition.attributes>) {
  const { visitor } = useStore($session);
  return permissionsFor(visitor, 'standard').mayQuickOrder ? <QuickOrderForm rows={rows} /> : null;
}
