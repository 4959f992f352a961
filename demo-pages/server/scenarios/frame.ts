import { type Scenario, scenariosOf } from './scenario.ts';

/** Header, footer and content pages. */
export const FRAME: readonly Scenario[] = [
  ...scenariosOf('site-header', '/help', [
    { name: 'guest', title: 'For a guest', kind: 'usual', expects: 'Sign In' },
    {
      name: 'member',
      title: 'For somebody signed in',
      kind: 'usual',
      as: 'individual',
      expects: 'Welcome, Dana',
    },
    {
      name: 'punch-out',
      title: 'In a punch-out session',
      kind: 'usual',
      as: 'punchout-session',
      expects: 'Search',
    },
    {
      name: 'long',
      title: 'A menu of twelve entries with forty links',
      kind: 'long',
      switches: { menu: 'large' },
      expects: 'Search',
    },
    {
      name: 'barred',
      title: 'A menu with addresses that may not be followed',
      kind: 'error',
      switches: { menu: 'barred' },
      expects: 'Search',
    },
    {
      name: 'no-state',
      title: 'A page without a state block',
      kind: 'error',
      switches: { state: 'none' },
      expects: 'Search',
    },
  ]),
  ...scenariosOf('site-footer', '/help', [
    { name: 'usual', title: 'The links at the bottom', kind: 'usual', expects: 'Employment Opportunities' },
    {
      name: 'moved',
      title: 'Its links as the template has them',
      kind: 'usual',
      switches: { links: 'moved' },
      expects: 'Employment Opportunities',
    },
  ]),
  ...scenariosOf('section-nav', '/learn', [
    { name: 'usual', title: 'Links to the sections', kind: 'usual', expects: 'Shop' },
  ]),
  ...scenariosOf('article-container', '/learn', [
    { name: 'usual', title: 'Articles in frames', kind: 'usual', expects: 'Open in a new window' },
    {
      name: 'barred',
      title: 'An address that may not be framed',
      kind: 'error',
      path: '/learn?articles=barred',
      expects: 'We can’t show this article here.',
    },
  ]),
  ...scenariosOf('catalog-request', '/catalog-request', [
    { name: 'usual', title: 'The form is there', kind: 'usual', expects: 'Open the form in a new window' },
    {
      name: 'late',
      title: 'The form does not come',
      kind: 'loading',
      path: '/catalog-request?form=hanging',
      expects: 'Loading',
    },
    {
      name: 'refused',
      title: 'The form refuses to be framed',
      kind: 'error',
      path: '/catalog-request?form=refused',
      expects: 'Open the form in a new window',
    },
    {
      name: 'barred',
      title: 'An address that may not be framed',
      kind: 'error',
      path: '/catalog-request?form=barred',
      expects: 'We can’t show the form here.',
    },
  ]),
];
