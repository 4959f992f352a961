/** Mistakes elsewhere on a page that affect the widgets. */
import { LOADER, type Mistake, onPage } from './mistake-page.ts';

export const PAGE_MISTAKES: Mistake[] = [
  onPage(
    'a classic loader beside the right one',
    { loader: `${LOADER}<script src="/widgets/loader.js"></script>` },
    'classic-loader',
    /classic-loader: .*loader\.js.*Write .*type="module"/s,
  ),
  onPage(
    'two loaders',
    { loader: LOADER + LOADER },
    'loader-twice',
    /the second one is .*\/widgets\/loader\.js\. Remove one; if the head has a/,
  ),
  onPage(
    'two loaders, one with a query',
    { loader: `${LOADER}<script type="module" src="/widgets/loader.js?v=2"></script>` },
    'loader-twice',
    /the second one is .*\/widgets\/loader\.js\?v=2\. Remove one; if the head has a/,
  ),
  onPage(
    'a policy that lacks a name',
    {
      head: `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'; trusted-types others">`,
    },
    'policy-types',
    /The content policy does not allow the Trusted Types policy cb-html, so the server’s HTML is not shown\. Add cb-html to trusted-types in the policy\./,
  ),
  onPage(
    'a built-in that is replaced',
    { head: '<script>Array.from = (list) => Array.prototype.slice.call(list);</script>' },
    'changed-built-in',
    /Array\.from\. Update that library; the widgets work around/,
  ),
  onPage(
    'a built-in that gets toJSON',
    { head: '<script>Array.prototype.toJSON = function () { return String(this); };</script>' },
    'changed-built-in',
    /Array\.prototype\.toJSON\. Update that library; the widgets work around/,
  ),
  onPage(
    'a base of another host',
    { loader: `${LOADER}<base href="https://cdn.example/">` },
    'foreign-base',
    /<base href="https:\/\/cdn\.example\/">, while the page is at .*\. Remove it, or write addresses with their/,
  ),
];
