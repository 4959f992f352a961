import { useEffect, useMemo } from 'react';
import type { PropsOf } from '../../shared/embed/attributes.ts';
import { useStore } from '../../shared/stores/store.ts';
import { ServerHtml } from '../../shared/ui/server-html.tsx';
import type { definition } from './promo-area-definition.ts';
import { createPromoArea } from './promo-area-state.ts';

/** A promotional fragment of the server's HTML. Without one, it takes no space [1 §2 Promotional area, 2 §2 Promotion banner]. */
export function PromoArea({ source }: PropsOf<typeof definition.attributes>) {
  const area = useMemo(() => createPromoArea(source), [source]);
  useEffect(() => area.open(), [area]);
  const { phase, value } = useStore(area.$state);
  const html = value?.html.trim();
  // Not null: the page treats an island without content as damaged.
  if (phase !== 'loading' && !html) return <div />;
  return (
    <div className="cb-root cb-promo-area" data-state={html ? 'shown' : 'loading'}>
      {html && <ServerHtml html={html} />}
    </div>
  );
}
