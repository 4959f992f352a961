import { type Html, html } from '../pages/html.ts';
import type { Page } from '../pages/layout.ts';
import { ALL_SCENARIOS } from '../scenarios/all-scenarios.ts';
import type { Scenario } from '../scenarios/scenario.ts';

/** The widths at which the gallery frames each state, in CSS pixels. */
const WIDTHS = [1280, 640, 375];

/**
 * The gallery: every state of every widget on its real page, framed at three widths, with a search. A frame is loaded
 * when it is near the window, and unloaded when it no longer is.
 */
export function statesPage(): Page {
  const widgets = [...new Set(ALL_SCENARIOS.map(({ widget }) => widget))].sort();
  return {
    title: 'States',
    trail: [],
    framesTabs: true,
    scripts: ['/workbench/gallery.js'],
    styles: ['/site/workbench/gallery.css'],
    body: html`<h1>States</h1>
<p>Every state of every widget, on the real pages. A link opens one in a tab of its own, which shares nothing with any other; the address may be pasted anywhere.</p>
<form class="state-search" role="search" aria-label="States"><label for="state-search">Search the states</label> <input class="form-control" id="state-search" type="search" autocomplete="off" placeholder="cart-page error, offline, prices hidden …"> <p role="status" id="state-count">${ALL_SCENARIOS.length} states</p></form>
${widgets.map(
  (widget) =>
    html`<section class="state-group"><h2>${widget}</h2>${ALL_SCENARIOS.filter((one) => one.widget === widget).map(state)}</section>`,
)}`,
  };
}

function state(scenario: Scenario): Html {
  const { id, title, kind, as = 'guest', fault, expects } = scenario;
  const link = `/states/${id}`;
  const facts = [kind, as, fault].filter(Boolean).join(' · ');
  return html`<article class="state" id="${id}" data-words="${[id, title, facts, expects ?? ''].join(' ').toLowerCase()}"><h3><a href="${link}" target="_blank" rel="noopener">${title}</a></h3><p class="state-facts">${facts} · <code>${link}</code></p><div class="state-frames" data-link="${link}" data-title="${title}">${WIDTHS.map(
    (width) => html`<div class="state-frame" data-width="${width}"></div>`,
  )}</div></article>`;
}
