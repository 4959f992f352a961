import { SAMPLE_FILES } from '../../samples/sample-files.ts';
import { html } from '../html.ts';
import type { Page } from '../layout.ts';
import { mountPoint } from '../mount-point.ts';

/** Quick order with several rows, and sample files to try it with. */
export function orderSheetPage(): Page {
  return {
    title: 'Order by list',
    trail: [],
    body: html`<h1>Order by list</h1>
${mountPoint('quick-order', { id: 'quick-order', class: 'order-sheet-mount', 'data-rows': '3' }, html`<h2>Quick Order</h2>`)}
<section class="sample"><h2>Files to try</h2><table class="table"><thead><tr><th scope="col">File</th><th scope="col">What is special about it</th></tr></thead><tbody>${SAMPLE_FILES.map(
      ({ name, quirk }) =>
        html`<tr><td><a href="/samples/${name}" download>${name}</a></td><td>${quirk}</td></tr>`,
    )}</tbody></table></section>`,
  };
}
