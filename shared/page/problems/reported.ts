import type { ProblemText } from './problem-text.ts';
import { RELEASE_FELL_BACK } from './release-fell-back.ts';

/** The problems that are reported on every page, by their code. */
export const REPORTED = {
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
