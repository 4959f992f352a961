/**
 * The fallback content of mount points: what visitors see until the widget appears, or if it cannot [embedding Mount
 * points].
 */
import { type Html, html } from './html.ts';

const ACCOUNT = ['My Account', '/account/landing'] as const;
const LISTS = ['Shopping Lists', '/account/list'] as const;
const HISTORY = ['Order History', '/account/order'] as const;

/** The breadcrumb trails that the widgets have, too. */
export const TRAILS = { account: [ACCOUNT], lists: [ACCOUNT, LISTS], orders: [ACCOUNT, HISTORY] } as const;

/**
 * Writes the same breadcrumb and heading as the widget, so that nothing moves when it appears.
 * @param here the last entry of the breadcrumb
 * @param heading `here` if left out
 */
export function fallbackHead(
  trail: readonly (readonly [text: string, address: string])[],
  here: string,
  heading = here,
): Html {
  return html`<nav class="widget-trail" aria-label="Breadcrumb"><ol>${trail.map(
    ([text, address]) => html`<li><a href="${address}">${text}</a></li>`,
  )}<li>${here}</li></ol></nav><h1>${heading}</h1>`;
}

/** Writes content for visitors without JavaScript. */
export function withoutScript(text: Html): Html {
  return html`<noscript><p>${text}</p></noscript>`;
}
