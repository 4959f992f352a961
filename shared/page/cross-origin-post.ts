import { isListedOrigin } from '../domain/origins.ts';
import { safeUrl } from '../domain/safe-url.ts';
import { mayLeave } from './leaving/may-leave.ts';
import type { RefusedAddress } from './problem-codes.ts';
import { watchPolicy } from './problems/watch-policy.ts';
import { report } from './report.ts';

/** Data that the shopper's browser posts to another site, as the fields of a form. */
export interface CrossOriginPost {
  /** Where the form is posted to. It comes from the server or the query, so it isn't trusted. */
  target: string;
  /** In this order; a name may occur more than once. */
  fields: readonly (readonly [name: string, value: string])[];
  /** The allowed origins, from the page's configuration only. */
  allow: readonly string[];
  /** The key of the configuration that lists them. */
  key: RefusedAddress['key'];
  /** For `cb:navigate`, such as 'punch-out'. */
  reason: string;
}

/**
 * Returns the address that the form would be posted to; null if the address is unsafe or its origin isn't listed. The
 * page's own origin must be listed, too. Use it to tell the shopper beforehand.
 */
export function crossOriginTarget(target: string, allow: readonly string[]): string | null {
  const url = safeUrl(target, { base: location.href, allow, kind: 'post' });
  return url && isListedOrigin(new URL(url).origin, allow) ? url : null;
}

/**
 * Leaves the page by posting a form to another site [S7]. Only a listed origin gets it; the page's own origin must be
 * listed, too. The page can keep the shopper here by preventing `cb:navigate`, whose detail contains none of the
 * fields.
 * @returns 'refused' if the target is unsafe or not listed: nothing is sent then, and the refusal is reported
 */
export function postCrossOrigin({
  target,
  fields,
  allow,
  key,
  reason,
}: CrossOriginPost): 'sent' | 'prevented' | 'refused' {
  const url = crossOriginTarget(target, allow);
  if (!url) {
    report(
      'target-refused',
      `The form post "${reason}" was refused: its target is not among the listed origins.`,
      { refused: { address: target, key } },
      allow,
    );
    return 'refused';
  }
  if (!mayLeave(url, reason)) return 'prevented';
  watchPolicy();
  post(url, fields);
  return 'sent';
}

/** Uses the prototypes' methods, because a field named `action`, `submit` or `remove` hides the form's own. */
function post(url: string, fields: CrossOriginPost['fields']): void {
  const form = document.createElement('form');
  const attributes = {
    method: 'post',
    action: url,
    enctype: 'application/x-www-form-urlencoded',
    'accept-charset': 'UTF-8',
    target: '_self',
    hidden: '',
  };
  for (const [name, value] of Object.entries(attributes)) form.setAttribute(name, value);
  const inputs = document.createDocumentFragment();
  for (const [name, value] of fields) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    inputs.append(field);
  }
  form.append(inputs);
  document.body.append(form);
  HTMLFormElement.prototype.submit.call(form);
  // The browser has taken the fields. They are removed, so that no script of the page reads them.
  Element.prototype.remove.call(form);
}
