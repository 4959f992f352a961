import { SHOP } from '../../shop.ts';
import { html } from '../html.ts';
import type { Page } from '../layout.ts';
import { mountPointIfBuilt } from '../mount-point.ts';
import type { PageContext } from '../page-context.ts';
import { queryOf } from '../page-context.ts';

/**
 * The forms of the page, by `?form=`: one that works, two that cannot be loaded, and one whose address is not allowed.
 */
const FORMS: Record<string, string> = {
  catalog: '/forms/catalog',
  hanging: '/forms/hanging',
  refused: '/forms/refused',
  barred: 'ftp://forms.example/catalog',
};

/** The page to request a printed catalog, with the form of a marketing service. */
export function catalogRequestPage(context: PageContext): Page {
  const form = queryOf(context, 'form');
  const url = Object.hasOwn(FORMS, form) ? (FORMS[form] as string) : '/forms/catalog';
  const fallback = html`<h1>Request a Catalog</h1><p><a href="${url}">Fill in the form</a> to have a printed catalog mailed to you, or call <a href="tel:${SHOP.phoneLink}">${SHOP.phone}</a>.</p>`;
  return {
    title: 'Request a Catalog',
    trail: [],
    body: mountPointIfBuilt(
      context,
      'catalog-request',
      { class: 'tall-mount', 'data-form-url': url, 'data-form-height': '520' },
      fallback,
    ),
  };
}
