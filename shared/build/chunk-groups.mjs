/**
 * Which modules travel together.
 *
 * esbuild puts two modules into one file only when exactly the same entries reach them, and every
 * `import()` is an entry, too. Left alone, 25 widgets that share parts in ever new combinations become
 * a hundred small files. So shared modules are put into a few groups, and whoever reaches one module of
 * a group is made to reach all of it: then all have the same set of entries and become one file. The
 * price is that an entry may fetch a module it does not use, which is why the groups are few and are
 * cut where needs differ: an island that only reads a count never gets the cart's write queue.
 *
 * In the same way a widget's lazy parts are made to reach the widget itself, so that what both use needs
 * no file of its own.
 *
 * Nothing changes in what is included: a module enters the build by somebody's real import alone.
 */

/**
 * A shared module belongs to the first group that has it as, or below, a root, or whose test it passes.
 * @typedef {{name: string, everywhere?: boolean, roots?: string[], test?: RegExp}} Group
 * @type {Group[]}
 */
export const GROUPS = [
  {
    /** Fetched for every widget. The mini-cart is on every page: what it shares is fetched there anyway. */
    name: 'core',
    everywhere: true,
    roots: ['shared/embed/define-widget.ts', 'widgets/mini-cart/index.ts'],
  },
  {
    /** Signals are for tables whose rows are ticked one by one; most islands have none. */
    name: 'signals',
    test: /\/@preact\/signals|^shared\/(build|ui\/selection)/,
  },
  {
    /** The shopper's cart: its stores, and what reads it. Many a page has nothing of it but the count. */
    name: 'cart',
    test: /^shared\/(stores\/(cart|history-navigation|line-|load-cart-writes|undo-history|checkout-phase)|api\/cart-|domain\/(cart|reconcile-cart)|ui\/quantity-stepper)/,
  },
  {
    /** What nearly every island shows or asks: buttons, notices, amounts, safe addresses, permissions. */
    name: 'parts',
    test: /^shared\/(ui\/(button|icons|lazy-part|money|notice|print-button|product-image|redraw|safe-link|server-html|skeleton|spinner|ui-messages)\.|embed\/(choice|number|text)-attribute|page\/announce|domain\/(money|permissions|phone-url|quantity|safe-url)\.|api\/money)/,
  },
  {
    /** What changes things at the server, and what the page's tag manager is told of it. */
    name: 'writes',
    test: /^shared\/(api\/(post|in-doubt|lists)|domain\/(contract-terms|data-layer-prices|pieces-by-item)|page\/data-layer)\./,
  },
  {
    /** Tables, and what the pages have that show one. */
    name: 'tables',
    test: /^shared\/(ui\/(data-table|table-roles|breadcrumb)|page\/page-query|domain\/(account-pages|date|sort|reuse-rows)\.|api\/(dates|latest-read))/,
  },
  {
    /** What an account's page shows besides: failures, the way to the login, the head of what is printed. */
    name: 'account',
    test: /^shared\/(ui\/(read-failure|write-failure-(lines|messages)|login-|print-)|page\/(flash-message|navigate))/,
  },
  {
    name: 'lists',
    test: /^shared\/(api\/(list-|friend-list|added-products|free-text)|domain\/(shopping-list|narrow-rows)|stores\/(list-|table-view)|page\/table-query|ui\/(list-|copy-list|write-failure-notice|item-warning|search-box))/,
  },
  {
    name: 'orders',
    test: /^shared\/(api\/order-items|domain\/(order|account-url)\.|ui\/(address-lines|fact|phone-line|confirmation-|register-place))/,
  },
  {
    /** The fields of a form and what is said of them. */
    name: 'forms',
    test: /^shared\/(ui\/(field|checkbox-field|radio-group|select-field|text-area|password|error-summary|form-|person-|refused-form|saved-note)|domain\/registration|api\/(profile|form-refusal))/,
  },
];

/**
 * Says which modules each entry must import besides its own so that no group is ever split.
 * @param {import('esbuild').Metafile} metafile of a build without the additions
 * @param {string[]} entries the widgets' entry files
 * @returns {Map<string, string[]>} entry (also the targets of `import()`) → modules to import first
 */
export function planChunks(metafile, entries, groups = GROUPS) {
  const { inputs } = metafile;
  const lazy = lazyTargets(inputs);
  const shared = sharedModules(inputs, entries, [...new Set(lazy)]);
  const members = membersOf(groups, inputs, shared);
  return new Map(
    [...new Set([...entries, ...lazy])].map((entry) => {
      const start = entries.find((owner) => owner !== entry && isPartOf(entry, owner));
      return [entry, additionsFor(entry, start ? [start] : [], inputs, groups, members)];
    }),
  );
}

/** The targets of `import()`. */
function lazyTargets(inputs) {
  return Object.values(inputs).flatMap(({ imports }) =>
    imports.filter(({ kind, external }) => kind === 'dynamic-import' && !external).map(({ path }) => path),
  );
}

/** Modules of some widget's first load that another entry reaches, too; what is lazy stays lazy. */
function sharedModules(inputs, entries, lazy) {
  const first = entries.map((entry) => reach(inputs, [entry]));
  const all = [...first, ...lazy.map((entry) => reach(inputs, [entry]))];
  const inFirst = new Set(first.flatMap((reached) => [...reached]));
  return [...inFirst].filter(
    (path) => !path.startsWith('widgets/') && all.filter((reached) => reached.has(path)).length > 1,
  );
}

function membersOf(groups, inputs, shared) {
  const taken = new Set();
  return groups.map(({ roots = [], test }) => {
    const below = reach(inputs, roots);
    const members = shared.filter((path) => !taken.has(path) && (below.has(path) || test?.test(path)));
    for (const path of members) taken.add(path);
    return members;
  });
}

/** Grows until nothing is added: a group's modules may themselves reach into another group. */
function additionsFor(entry, start, inputs, groups, members) {
  const additions = new Set(start);
  let before = -1;
  while (additions.size !== before) {
    before = additions.size;
    const reached = reach(inputs, [entry, ...additions]);
    groups.forEach(({ everywhere }, index) => {
      const touches = everywhere || members[index].some((path) => reached.has(path));
      if (touches) for (const path of members[index]) additions.add(path);
    });
  }
  additions.delete(entry);
  return [...additions];
}

/** Every module that the given ones load before they run. */
function reach(inputs, from) {
  const reached = new Set();
  const waiting = [...from];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path) || !inputs[path]) continue;
    reached.add(path);
    for (const { path: imported, kind, external } of inputs[path].imports) {
      if (kind !== 'dynamic-import' && !external) waiting.push(imported);
    }
  }
  return reached;
}

/** True for a module in the widget's own folder. */
function isPartOf(module, widgetEntry) {
  return module.startsWith(widgetEntry.slice(0, widgetEntry.lastIndexOf('/') + 1));
}
