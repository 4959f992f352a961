/** The header as a shopper sees it, on a separate page for each test. */
import { act } from 'react';
import { render, settle } from '../../support/render.ts';
import { answerCalls, type Replies, type Request } from '../../support/replies.ts';
import { allNamed } from '../../support/screen.ts';
import { printState } from '../../support/state-block.ts';
import { connectTabs } from '../../support/tabs.ts';

export const LOGOUT = 'GET profile/logout';

/** Somebody who is signed in. */
export const DANA = { transient: false, profileId: '220022', firstName: 'Dana', userType: 1 };

const link = (name: string) => ({ displayName: name, url: `/${name.toLowerCase().replace(/\W+/g, '-')}.ct` });

/** A department with two folders of links. */
export function department(name: string, links = 2) {
  const items = Array.from({ length: links }, (_, index) => link(`${name} Topic ${index + 1}`));
  return {
    ...link(name),
    folder: [
      { ...link(`${name} Kits`), items },
      { displayName: 'More', items },
    ],
  };
}

/** What a page prints into its state block. */
export interface Printed {
  profile?: object;
  navigation?: unknown;
  config?: object;
}

/** Shows the header; the list returned grows with every request. */
export async function openHeader(printed: Printed = {}, replies: Replies = {}) {
  connectTabs();
  printState({ config: { storeName: 'Fern', phone: '1-800-555-0142' }, profile: DANA, ...printed });
  const requests: Request[] = answerCalls(replies);
  const { SiteHeader } = await import('../../../../widgets/site-header/site-header.tsx');
  const page = await render(SiteHeader, { searchAction: '/search' }, 'site-header');
  return { page, requests };
}

/** The button of that accessible name. */
export function button(page: Element, name: string): HTMLButtonElement {
  return allNamed<HTMLButtonElement>(page, 'button', name)[0] as HTMLButtonElement;
}

/** Texts and addresses of links, as 'Help → /help'. */
export function links(part: Element | null): string[] {
  return [...(part?.querySelectorAll('a') ?? [])].map(
    (one) => `${one.textContent} → ${one.getAttribute('href')?.replace('http://shop.test', '')}`,
  );
}

/** The open panel of a department. */
export function panel(page: Element): HTMLElement | null {
  return page.querySelector('.cb-site-header__panel');
}

/**
 * Moves a pointer over an element, or off it. Browsers report it in two ways: an event that bubbles, and one for each
 * element that is entered or left. React follows one, Preact the other.
 */
export async function point(element: Element, how: 'over' | 'out', pointerType = 'mouse'): Promise<void> {
  const init = { pointerType, relatedTarget: document.body };
  await act(async () => {
    element.dispatchEvent(new PointerEvent(`pointer${how}`, { ...init, bubbles: true }));
    const crossed = how === 'over' ? 'pointerenter' : 'pointerleave';
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      one.dispatchEvent(new PointerEvent(crossed, init));
    }
  });
  await settle();
}
