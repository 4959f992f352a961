/**
 * Every problem that is reported to a page's engineers, by its code. The codes are public: `cb:problem` carries them, and
 * the reference shows this list. Nothing imports the module at first load; `report` fetches it with the first problem.
 */

import { parseUrl } from '../domain/url.ts';
import { RELEASE_FELL_BACK } from './problems/release-fell-back.ts';

/** The explanation of a code for a page's engineers. */
export interface ProblemText {
  /** What happened, in one sentence. */
  cause: string;
  /** What to do, in one sentence: the `hint` of `cb:problem`. */
  cure: string;
}

/** Reported on every page. */
const REPORTED = {
  'unknown-widget': {
    cause: 'A mount point names a widget that the build does not have.',
    cure: 'Write one of the names in dist/manifest.json into data-cb-widget.',
  },
  'bad-attribute': {
    cause:
      'A mount point lacks a required attribute, or an attribute has a value that the widget doesn’t accept.',
    cure: 'Use a value from the attribute table in the widget’s README.',
  },
  'bad-state-block': {
    cause: 'The content of #cb-state is not a JSON object, so the page gets the defaults.',
    cure: 'Have the server write the block with a JSON library, and escape "<" as \\u003c.',
  },
  'bad-state-value': {
    cause: 'A value in #cb-state has the wrong type or content and is ignored.',
    cure: 'Correct the value at the path that the console names.',
  },
  'two-builds': {
    cause: 'The page loads two builds; the second one does nothing.',
    cure: 'Load all files of a page from one release.',
  },
  'widget-not-loaded': {
    cause: 'The code of a widget could not be loaded, so its fallback stays.',
    cure: "Look at the request in the network panel: the file must exist, be allowed by the content policy and pass the integrity check. Under a policy with nonces, the loader needs the nonce of the response, and the policy 'strict-dynamic'.",
  },
  'part-not-loaded': {
    cause: 'Code that is loaded on demand could not be loaded.',
    cure: 'Keep the files of earlier releases on the server for as long as pages that name them may be open.',
  },
  policy: {
    cause: 'The content policy of the page blocks something that the widgets load, show, call or post to.',
    cure: "Allow the address in the directive that the console names; the reference has the whole policy. For scripts under a policy with nonces, give the loader, the import map and each preload the nonce of the response, and add 'strict-dynamic'.",
  },
  'release-fell-back': RELEASE_FELL_BACK,
  'widget-failed': {
    cause: 'A widget threw an error, or a script of the page keeps removing its content.',
    cure: 'Read the error; keep scripts of the page from changing a widget’s content.',
  },
  'listener-failed': {
    cause: 'Code that reacts to a change, such as an island that shows it, threw an error.',
    cure: 'Read the error; the other listeners were still called.',
  },
  'html-cut': {
    cause:
      'A fragment of HTML in a reply or in the page is longer than 50,000 characters, so its end is not shown.',
    cure: 'Have the server send a shorter fragment.',
  },
  'data-layer-failed': {
    cause: 'window.dataLayer is not a list, or its push throws, so the tag manager got no entry.',
    cure: 'Let the tag manager own window.dataLayer, and give no element of the page this id or name.',
  },
  'write-broke-off': {
    cause: 'A change to the cart failed with an error before the server answered.',
    cure: 'Read the error; the shopper sees that the change was not saved.',
  },
  'reply-refused': {
    cause: 'A call was refused, either by the server or because it contains a malformed id.',
    cure: 'Find the call in the server’s log, and check the ids in the page’s address.',
  },
  redirected: {
    cause:
      'The server redirected a call, which counts as the end of the session: the shopper is asked to sign in.',
    cure: 'Make calls reachable without redirects: load balancers, canonical hosts and login filters must exempt everything below config.apiBase.',
  },
  'reply-not-json': {
    cause: 'The server answered a call with something other than JSON.',
    cure: 'Check that config.apiBase points to the shop’s server and that no filter answers with a page.',
  },
  'reply-contract': {
    cause: 'A reply breaks the wire contract in a field without which nothing can be shown.',
    cure: 'On the server, correct the field that the console names.',
  },
  'reply-incomplete': {
    cause: 'Parts of a reply break the wire contract and are ignored.',
    cure: 'On the server, correct the fields that the console names.',
  },
  'read-failed': {
    cause: 'Optional content could not be read and is not shown.',
    cure: 'Find the call in the network panel and in the server’s log.',
  },
  'address-refused': {
    cause: 'An address was refused because the page may not lead there.',
    cure: 'If the address is right, add its origin to config.externalOrigins.',
  },
  'target-refused': {
    cause: 'A form was not posted to another site because its origin is not listed.',
    cure: 'If the target is right, add its origin to config.punchoutOrigins or config.ssoOrigins.',
  },
  'frame-refused': {
    cause: 'An address may not be shown in a frame.',
    cure: 'Use an https address without a user name.',
  },
  'section-missing': {
    cause: 'data-sections names an id that no element of the page has.',
    cure: 'Give the section that id, or remove the id from the list.',
  },
  'bad-call': {
    cause: 'A script of the page called cbWidgets.cart with arguments that it can’t use.',
    cure: 'Pass what the README’s section on script access names: item numbers, line ids, whole quantities.',
  },
} satisfies Record<string, ProblemText>;

/** Found in debug mode only: `?cb-debug` in the page's address, or `config.debug`. */
const FOUND = {
  'state-block-missing': {
    cause: 'The page has no state block.',
    cure: 'Print <script type="application/json" id="cb-state"> before the loader.',
  },
  'state-block-twice': {
    cause: 'The page has more than one state block; the first one is read.',
    cure: 'Print one block with all parts.',
  },
  'state-block-element': {
    cause: 'The element with the id cb-state is ignored because it is not a script of type application/json.',
    cure: 'Write <script type="application/json" id="cb-state">.',
  },
  'unknown-key': {
    cause: 'The state block has a key that nothing reads.',
    cure: 'Correct the key, or remove it.',
  },
  'unknown-message': {
    cause: 'config.messages replaces a text that no widget has.',
    cure: 'Use a widget and a key that the reference lists.',
  },
  'message-placeholder': {
    cause: 'A text in config.messages has other placeholders than the text that it replaces.',
    cure: 'Use the placeholders that the reference lists for the text, such as {count}.',
  },
  'no-csrf-token': {
    cause: 'config.csrfToken is missing or empty, so the server refuses each change.',
    cure: 'Print the session’s token; check the name of the bean in the template.',
  },
  'unknown-attribute': {
    cause: 'A mount point has a data attribute that its widget does not read.',
    cure: 'Correct the name; the widget’s README lists all attributes.',
  },
  'unknown-slot': {
    cause: 'The page has content for a slot that the widget does not have.',
    cure: 'Write <template data-cb-slot="NAME"> into the mount point, with a name that the widget’s README lists.',
  },
  'bad-place': {
    cause: 'A mount point is where HTML allows no block elements, or is the body itself.',
    cure: 'Use a div in the body, outside of tr, a, p and the like.',
  },
  'not-closed': {
    cause: 'A mount point is written with "/>", which HTML ignores, so it contains everything after it.',
    cure: 'Write an end tag.',
  },
  'nested-mounts': {
    cause: 'A mount point is inside another one, whose widget removes it.',
    cure: 'Put them side by side.',
  },
  'two-cart-pages': {
    cause: 'The page mounts the cart page twice.',
    cure: 'Keep one; both would show the same cart with the same headings.',
  },
  'classic-loader': {
    cause: 'The loader is included as a classic script, so it cannot run.',
    cure: 'Write <script type="module" src="…/loader.js">.',
  },
  'loader-twice': {
    cause: 'The page includes the loader more than once; the first one runs.',
    cure: 'Remove one; if the head has a fragment such as head.html, that fragment contains the loader.',
  },
  'policy-types': {
    cause:
      'The content policy does not allow the Trusted Types policy cb-html, so the server’s HTML is not shown.',
    cure: 'Add cb-html to trusted-types in the policy.',
  },
  'calls-redirected': {
    cause: 'The server redirects calls of the widgets, so every visitor is asked to sign in.',
    cure: 'Exempt everything below config.apiBase from the redirects of load balancers, canonical hosts and login filters.',
  },
  'changed-built-in': {
    cause: 'A script of the page has replaced a built-in function of the browser, or added toJSON to one.',
    cure: 'Update that library; the widgets work around the changes that Prototype.js 1.6 and 1.7 make.',
  },
  'html-cleaned': {
    cause:
      'A fragment of the server’s HTML contained something that is not allowed, and is shown without it.',
    cure: 'Remove what the console names, or list the origin of its pictures, videos and sounds in config.mediaOrigins.',
  },
  'foreign-base': {
    cause: 'A base element resolves relative addresses against another origin.',
    cure: 'Remove it, or write addresses with their origin; calls still go to the page’s own origin.',
  },
} satisfies Record<string, ProblemText>;

export type ProblemCode = keyof typeof REPORTED | keyof typeof FOUND;

/** All problems by their code. */
export const PROBLEMS: Record<ProblemCode, ProblemText> = { ...REPORTED, ...FOUND };

/** An address that was refused, and the key of the page's configuration that could list its origin. */
export interface RefusedAddress {
  address: string;
  key: 'externalOrigins' | 'punchoutOrigins' | 'ssoOrigins';
}

/**
 * Returns the cure of a problem. That of a refused address names its origin and the key, and nothing else of the address,
 * unless listing the origin wouldn't help [embedding Origins].
 */
export function cureOf(code: ProblemCode, refused?: RefusedAddress): string {
  const url = refused && parseUrl(refused.address, location.href);
  // The page's own origin needs no entry among the external ones: something else is wrong with the address.
  const isOwn = url?.origin === location.origin && refused?.key === 'externalOrigins';
  if (url?.protocol !== 'https:' || isOwn) return PROBLEMS[code].cure;
  return `If ${url.origin} is right, add it to config.${refused?.key}.`;
}
