import type { ProblemText } from '../../page/problems/problem-text.ts';
import { CACHING, cachingSentence } from '../caching.mjs';

/**
 * The mistakes that can only be seen in a page as the server sends it, so debug mode can't find them; by their code.
 */
export const AS_SERVED = {
  'no-loader': {
    cause: 'The page does not load loader.js, so it shows only the content of its mount points.',
    cure: 'Put <script type="module" src="/widgets/loader.js"></script> into its head.',
  },
  'loader-not-run': {
    cause: 'The page has a loader that has not run.',
    cure: 'Look at the rules for files, policy and errors: one of them says what keeps it from running.',
  },
  'not-served': {
    cause: 'A file of the build is not served.',
    cure: 'Serve all files of dist/, those of earlier releases included.',
  },
  'wrong-type': {
    cause: 'A file of the build is served with a type that browsers refuse.',
    cure: 'Send text/javascript for .js, text/css for .css and application/json for .json.',
  },
  'wrong-caching': {
    cause: 'The caching header of a file of the build lets caches keep it for too long, or not long enough.',
    cure: cachingSentence(),
  },
  'not-compressed': {
    cause: 'A file of the build is sent without compression.',
    cure: 'Have the server compress scripts and styles with brotli, or with gzip.',
  },
  'changed-file': {
    cause:
      'The content of a file differs from that of its build, so browsers refuse it if the page has its hash.',
    cure: 'Copy all of dist/, clear the CDN, and let nothing minify the files again.',
  },
  'missing-file-answered': {
    cause: 'A file that does not exist is answered with something other than a 404 that no cache keeps.',
    cure: `Answer with 404 and "cache-control: ${CACHING.missing.header}"; otherwise a CDN that requests a file too early in a deploy keeps its answer.`,
  },
  'late-import-map': {
    cause: 'The import map comes after the first module, so browsers ignore it or warn.',
    cure: 'Put the import map before every module script and every modulepreload.',
  },
  'not-mounted': {
    cause: 'A widget was not shown in time.',
    cure: 'Look at the rules for the loader, files, calls and errors.',
  },
  'call-failed': {
    cause: 'A call of the widgets was answered with an error, or not at all.',
    cure: 'Answer calls with 2xx and JSON, even if nobody is signed in; see config.apiBase.',
  },
  'policy-violation': {
    cause: 'The content policy of the page blocked something.',
    cure: 'Allow it in the policy if the page needs it, or remove it from the page; a script under a policy with nonces needs the nonce of the response.',
  },
  'bad-speculation-rules': {
    cause: 'The browser cannot read the speculation rules of the page.',
    cure: 'Take them from dist/head-prerender.html; serve a file with rules as application/speculationrules+json.',
  },
  'prerendered-change': {
    cause: 'The speculation rules let browsers request early an address that changes something.',
    cure: 'Exclude the address in the rules, or take the rules of dist/head-prerender.html.',
  },
  'page-error': {
    cause: 'A script of the page threw an error, or the console shows one.',
    cure: 'Look at the line in the browser’s console, which has its source.',
  },
} satisfies Record<string, ProblemText>;
