/** What stands in a widget's place before it has come, and stays where it cannot come [embedding Mount points]. */
import { type Html, html } from './html.ts';

const ACCOUNT = ['My Account', '/account/landing'] as const;
const LISTS = ['Shopping Lists', '/account/list'] as const;
const HISTORY = ['Order History', '/account/order'] as const;

/** The ways back that the widgets' own trails have. */
export const TRAILS = { account: [ACCOUNT], lists: [ACCOUNT, LISTS], orders: [ACCOUNT, HISTORY] } as const;

/**
 * The trail and the heading that the widget will have, in its words, type and place, so that nothing changes when it
 * comes.
 * @param heading left out where it says the same as the end of the trail
 */
export function widgetHead(
  trail: readonly (readonly [text: string, address: string])[],
  here: string,
  heading = here,
): Html {
  return html`<nav class="widget-trail" aria-label="Breadcrumb"><ol>${trail.map(
    ([text, address]) => html`<li><a href="${address}">${text}</a></li>`,
  )}<li>${here}</li></ol></nav><h1>${heading}</h1>`;
}

/** What is true only for people whose browser runs no scripts. */
export function withoutScript(text: Html): Html {
  return html`<noscript><p>${text}</p></noscript>`;
}
