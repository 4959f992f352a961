/** Mistakes elsewhere on a page that affect the widgets. */
import { LOADER, type Mistake, onPage } from './mistake-page.ts';

export const PAGE_MISTAKES: Mistake[] = [
  onPage(
    'a classic loader beside the right one',
    { loader: `${LOADER}<script src="/widgets/loader.js"></script>` },
    'classic-loader',
    /loader\.js is included as a classic script and does nothing; write type="module"/,
  ),
  onPage(
    'two loaders',
    { loader: LOADER + LOADER },
    'loader-twice',
    /loader\.js is the second loader of this page and does nothing; keep one/,
  ),
  onPage(
    'two loaders, one with a query',
    { loader: `${LOADER}<script type="module" src="/widgets/loader.js?v=2"></script>` },
    'loader-twice',
    /loader\.js\?v=2 is the second loader of this page and does nothing; keep one/,
  ),
  onPage(
    'a policy that lacks a name',
    {
      head: `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'; trusted-types others">`,
    },
    'policy-types',
    /Trusted Types policy cb-html is not allowed; add cb-html to trusted-types/,
  ),
  onPage(
    'a built-in that is replaced',
    { head: '<script>Array.from = (list) => Array.prototype.slice.call(list);</script>' },
    'changed-built-in',
    /replaced or added Array\.from; update or remove it/,
  ),
  onPage(
    'a built-in that gets toJSON',
    { head: '<script>Array.prototype.toJSON = function () { return String(this); };</script>' },
    'changed-built-in',
    /replaced or added Array\.prototype\.toJSON; update or remove it/,
  ),
  onPage(
    'a base of another host',
    { loader: `${LOADER}<base href="https://cdn.example/">` },
    'foreign-base',
    /<base href="https:\/\/cdn\.example\/"> resolves .*; remove it/,
  ),
];
