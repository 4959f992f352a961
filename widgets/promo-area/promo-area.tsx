import { useEffect, useState } from 'react';
import type { PropsOf } from '../../shared/embed/attributes.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { ServerHtml } from '../../shared/ui/server-html.tsx';
import type { promoAreaDefinition } from './promo-area-definition.ts';
import { createPromoArea } from './promo-area-state.ts';

/** A promotional fragment of the server's; takes no space where there is none [1 §2], [2 §2]. */
export function PromoArea({ source }: PropsOf<typeof promoAreaDefinition.attributes>) {
  const [area] = useState(createPromoArea);
  useEffect(() => area.read(source), [area, source]);
  const html = useStore(area.$html);
  // Not null: an island that has become empty counts as damaged by the page.
  if (html === '') return <div />;
  return (
    <div className="cb-root cb-promo-area" data-state={html === null ? 'loading' : 'shown'}>
      {html !== null && <ServerHtml html={html} />}
    </div>
  );
}
