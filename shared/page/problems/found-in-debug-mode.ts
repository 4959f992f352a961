import type { ProblemText } from './problem-text.ts';

/** The mistakes that debug mode finds as well, by their code: `?cb-debug` in the page's address, or `config.debug`. */
export const FOUND_IN_DEBUG_MODE = {
  'state-block-missing': {
    cause: 'The page has no state block, so every visitor is a guest who sees no prices.',
    cure: 'Print <script type="application/json" id="cb-state"> with what the server knows, before the loader.',
  },
  'state-block-twice': {
    cause: 'The page has more than one state block, of which only the first one is read.',
    cure: 'Print one block with all parts.',
  },
  'state-block-element': {
    cause: 'The element with the id cb-state is ignored because it is not a script of type application/json.',
    cure: 'Write <script type="application/json" id="cb-state">.',
  },
  'unknown-key': {
    cause: 'The state block has a key, or names a widget, that nothing reads.',
    cure: 'Correct it, or remove it.',
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
    cause: 'A mount point has an attribute that its widget does not read.',
    cure: 'Correct the name; the widget’s README lists all attributes.',
  },
  'unknown-slot': {
    cause: 'The page has content for a slot that is not shown.',
    cure: 'Write <template data-cb-slot="NAME"> into the mount point, with a name that the widget’s README lists.',
  },
  'bad-place': {
    cause:
      'A mount point is where HTML allows no widget, such as a paragraph, a link, a button or a row of a table.',
    cure: 'Use a div outside of paragraphs, links and buttons, and in a table only inside of a cell; a link can be the content of the div.',
  },
  'not-closed': {
    cause: 'A mount point is written with "/>", which HTML ignores, so it contains everything after it.',
    cure: 'Write an end tag, such as </div>.',
  },
  'nested-mounts': {
    cause: 'A mount point is inside another one, whose widget removes it.',
    cure: 'Put the two side by side.',
  },
  'two-cart-pages': {
    cause: 'The page mounts the cart page twice, and both would have the same headings.',
    cure: 'Keep one; in the header, use mini-cart.',
  },
  'classic-loader': {
    cause: 'The loader is included as a classic script, so it cannot run.',
    cure: 'Write <script type="module" src="…/loader.js">.',
  },
  'loader-twice': {
    cause: 'The page includes the loader more than once, and only the first one runs.',
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
