import { NEVER, type Scenario, scenariosOf } from './scenario.ts';

const LISTS = '/account/list-public?id=310001';
const LIST = '/account/list-detail-public?giftlistId=gl010000&profileId=310001';

/** Lists of other customers. */
export const FRIENDS_LISTS: readonly Scenario[] = [
  ...scenariosOf('friend-lists', LISTS, [
    { name: 'usual', title: "A friend's lists", kind: 'usual', expects: "Marta Keller's Lists" },
    { name: 'loading', title: 'Loading', kind: 'loading', latency: NEVER, expects: 'Loading' },
    {
      name: 'empty',
      title: 'No public lists',
      kind: 'empty',
      path: '/account/list-public?id=310004',
      expects: 'There are no public lists here yet.',
    },
    {
      name: 'missing',
      title: 'No customer in the address',
      kind: 'error',
      path: '/account/list-public',
      expects: 'There are no lists at this address.',
    },
    {
      name: 'failed',
      title: 'They cannot be read',
      kind: 'error',
      fault: 'wordless,on:shopping-list',
      expects: 'These lists couldn’t be loaded.',
    },
    {
      name: 'no-match',
      title: 'Nothing found',
      kind: 'empty',
      steps: [{ type: 'zebra', into: 'Search these lists' }, { enter: 'Search these lists' }],
      expects: 'No lists match “zebra”.',
    },
  ]),
  ...scenariosOf('public-list', LIST, [
    { name: 'usual', title: 'A public list', kind: 'usual', expects: '# Needed' },
    { name: 'loading', title: 'Loading', kind: 'loading', latency: NEVER, expects: 'Loading' },
    {
      name: 'prices-hidden',
      title: 'Prices hidden',
      kind: 'usual',
      as: 'prices-hidden',
      expects: '# Needed',
    },
    {
      name: 'missing',
      title: 'No list in the address',
      kind: 'error',
      path: '/account/list-detail-public',
      expects: 'There’s no list at this address.',
    },
    {
      name: 'failed',
      title: 'It cannot be read',
      kind: 'error',
      fault: 'wordless,on:shopping-list',
      expects: 'This list couldn’t be loaded.',
    },
    {
      name: 'none-chosen',
      title: 'Nothing chosen to add',
      kind: 'error',
      steps: [{ press: 'Add to Cart' }],
      expects: 'Please choose at least one item to add to your Cart.',
    },
    {
      name: 'added',
      title: 'The list was added',
      kind: 'done',
      steps: [{ press: 'Add List to Cart' }],
      expects: 'Added to Cart',
    },
    {
      name: 'sign-in',
      title: 'A guest who copies is asked to sign in',
      kind: 'dialog',
      steps: [{ press: 'Copy List' }],
      expects: 'New here?',
    },
    {
      name: 'copy',
      title: 'Copying it',
      kind: 'dialog',
      as: 'individual',
      steps: [{ press: 'Copy List' }],
      expects: 'to your lists.',
    },
    {
      name: 'choose-items',
      title: 'Choosing items',
      kind: 'dialog',
      steps: [{ press: 'Choose items…' }],
      expects: 'Choose what to add to your cart.',
    },
  ]),
];
