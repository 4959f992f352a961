/** The page that shows the engines' pictures side by side. */
import { html } from '../../../demo-pages/server/pages/html.ts';
import type { Engine } from '../support/tab.ts';

/** The scenarios of the six pages. */
export const PAGES = [
  'cart-page-usual',
  'quick-order-preview',
  'list-detail-usual',
  'order-history-usual',
  'order-confirmation-usual',
  'register-form-usual',
] as const;

/** The widths of the pages, in CSS pixels. */
export const WIDTHS = [1280, 375] as const;

/** An engine that has taken pictures, or one that is missing. */
export interface SheetEngine {
  engine: Engine;
  /** Such as 153.8.0. */
  version?: string;
  /** How to install the engine if it is missing. */
  advice?: string;
}

const STYLE =
  'body{font:14px/1.5 system-ui,sans-serif;margin:24px}.shots{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:12px;align-items:start}figure{margin:0}img{max-width:100%;border:1px solid #8ba3b0}h2{margin:32px 0 4px;font-size:16px}';

/**
 * Writes the page. The pictures are in the folder `engines` next to it.
 * @param engines in the order of the columns
 */
export function writeSheet(engines: readonly SheetEngine[]): string {
  const [taken, missing] = [true, false].map((has) => engines.filter(({ advice }) => !advice === has)) as [
    SheetEngine[],
    SheetEngine[],
  ];
  const rows = PAGES.flatMap((page) =>
    WIDTHS.map(
      (width) =>
        html`<section><h2>${page} at ${width} px</h2><div class="shots">${taken.map(
          ({ engine, version }) =>
            html`<figure><figcaption>${engine} ${version}</figcaption><img src="engines/${page}.${width}.${engine}.png" alt="${page} at ${width} px in ${engine}" loading="lazy"></figure>`,
        )}</div></section>`,
    ),
  );
  return html`<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Six pages in ${taken.length} engines</title><style>${STYLE}</style></head>
<body><h1>Six pages in ${taken.length} engines</h1>
<p>Each page is in a frame of the given width, because WebKit's window can't be narrower than 447 px.</p>
${missing.map(({ engine, advice }) => html`<p>${engine} isn't installed. Install it with: <code>${advice}</code></p>`)}
${rows}</body></html>
`.text;
}
