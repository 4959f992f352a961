import { writeJson } from '../domain/json.ts';
import { mayLeave } from './leaving/may-leave.ts';
import { whenActivated } from './leaving/when-activated.ts';
import { pageUrl } from './links/page-url.ts';
import { report } from './report.ts';

/**
 * Navigates to another page; nothing else does. The page can keep the shopper here by preventing `cb:navigate`. A
 * prerendered page waits until it is activated.
 * @param url absolute or relative, on the page's own origin or one of `externalOrigins`
 * @param reason for the event, such as 'checkout'
 * @returns false if the URL was refused, which is reported, or the navigation was prevented
 */
export function navigate(url: string, reason: string): boolean {
  const target = pageUrl(url, 'page');
  if (!target) {
    report(
      'address-refused',
      `The navigation "${reason}" was refused: the page may not lead to ${writeJson(url)}.`,
      { refused: { address: url, key: 'externalOrigins' } },
    );
    return false;
  }
  const go = () => {
    const goes = mayLeave(target, reason);
    if (goes) location.assign(target);
    return goes;
  };
  return whenActivated(go) ?? true;
}
