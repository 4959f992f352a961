/**
 * Violations of the page's content policy that concern the widgets, each reported once [embedding Policy violations].
 * Violations by the site's own scripts are the site's business. Few pages have any, so this is loaded with the first
 * one.
 */
import { isListedOrigin } from '../../domain/origins.ts';
import { parseUrl } from '../../domain/url.ts';
import { configuration } from '../configuration.ts';
import { registry } from '../registry.ts';
import { report } from '../report.ts';
import { apiBase } from '../state-block.ts';

/** The fields that the browser's events and its reports have in common. */
export type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'sourceFile' | 'sample' | 'disposition'
>;

/** The Trusted Types policy of the widgets. */
const OUR_POLICY = 'cb-html';

/**
 * Reports a violation if it concerns the widgets.
 * @param blocked an address, or the browser's word, such as `trusted-types-sink`
 * @param isInside whether the element with the inline style or script is in a widget
 */
export function tellViolation(violation: Violation, blocked: string, isInside: boolean): void {
  const { effectiveDirective: directive, sourceFile, sample, disposition } = violation;
  const isOurs =
    isInside || isBelow(sourceFile, ourRoot()) || sample === OUR_POLICY || isOurAddress(directive, blocked);
  const address = toTell(directive, blocked);
  const key = `${directive} ${address}`;
  const { violations } = registry();
  if (!isOurs || violations?.has(key)) return;
  violations?.add(key);
  const blocks = disposition === 'report' ? 'would block' : 'blocks';
  report('policy', `the page’s content policy ${blocks} something of the widgets.`, { directive, address });
}

/** Returns the address without its query, which may be personal, as may the rest of a call's path. */
function toTell(directive: string, blocked: string): string {
  if (blocked === 'trusted-types-policy') return OUR_POLICY;
  if (directive === 'connect-src' && isBelow(blocked, callsStart())) return callsStart();
  const url = parseUrl(blocked);
  // The content of data: is in its path.
  return url ? (url.origin === 'null' ? url.protocol : url.origin + url.pathname) : blocked;
}

function isOurAddress(directive: string, blocked: string): boolean {
  return (
    isBelow(blocked, ourRoot()) ||
    isBelow(blocked, callsStart()) ||
    (directive === 'form-action' ? isPosted(blocked) : isShown(blocked))
  );
}

/** Where `dist/` is served: the loader at the root, and all releases. */
function ourRoot(): string {
  return (registry().base ?? '').replace(/releases\/[^/]+\/$/, '');
}

function callsStart(): string {
  return `${location.origin + apiBase()}/`;
}

function isBelow(address: string | null, directory: string): boolean {
  return directory !== '' && !!address?.startsWith(directory);
}

/** Whether a widget shows a frame, a picture, a video or a sound from this address. */
function isShown(blocked: string): boolean {
  const shown = document.querySelectorAll<HTMLImageElement>(
    '.cb-island :is(img, source, video, audio, iframe)',
  );
  const isIt = (one: string) => parseUrl(one, document.baseURI)?.href.split('#')[0] === blocked.split('#')[0];
  return [...shown].some(({ src, srcset = '' }) =>
    [src, ...srcset.split(/[\s,]+/)].some((one) => one && isIt(one)),
  );
}

/** Whether a widget posts forms there: to a portal, or from a form that it shows. */
function isPosted(blocked: string): boolean {
  const origin = parseUrl(blocked)?.origin ?? '';
  const { punchOutOrigins, ssoOrigins } = configuration();
  const forms = [...document.querySelectorAll('.cb-island form')];
  const isTo = (form: Element) =>
    parseUrl(form.getAttribute('action') ?? '', location.href)?.origin === origin;
  return isListedOrigin(origin, [...punchOutOrigins, ...ssoOrigins]) || forms.some(isTo);
}
