/** The rules for a whole page with everything it includes [embedding Mount points, embedding Twice]. */
import { posix } from 'node:path';
import { type Finding, findingAt, type Level, type RuleName } from './findings.ts';
import { attributeOf, HEAD_FRAGMENT, type Item, loaderSource, type TemplateFile } from './template-file.ts';

/** An item of a page and its file. */
interface Placed {
  file: TemplateFile;
  item: Item;
  conditional: boolean;
}

type Templates = ReadonlyMap<string, TemplateFile>;

/**
 * Checks every page among some templates. A page is a file that no other file includes, and that has
 * `<html>`, `<head>` or `<body>` in itself or in an included file.
 * @param templates by path, relative to the directory that is checked
 */
export function checkPages(templates: Templates): Finding[] {
  const included = new Set<string>();
  for (const file of templates.values()) {
    for (const item of file.items) {
      const target = item.kind === 'include' && find(item.target, file, templates);
      if (target) included.add(target.path);
    }
  }
  const roots = [...templates.values()].filter(
    ({ path }) => !included.has(path) && !/\.(jspf|tag)$/.test(path),
  );
  return [...roots.flatMap((file) => checkPage(file, templates)), ...checkCartView(roots, templates)];
}

/**
 * Checks that a template that serves both addresses of the cart doesn't fix the view. It is the site's only
 * template with a cart [embedding Inspect view].
 */
function checkCartView(roots: TemplateFile[], templates: Templates): Finding[] {
  const carts = roots.flatMap((root) =>
    expand(root, templates).items.flatMap(({ file, item }) =>
      item.kind === 'mount' && item.mount.name === 'cart-page' ? [{ root, file, mount: item.mount }] : [],
    ),
  );
  const [only, second] = carts;
  if (!only || second) return [];
  const view = attributeOf(only.mount.tag, only.mount.isKit ? 'view' : 'data-view');
  if (!view?.value || view.dynamic || !/^(standard|inspect)$/.test(view.value)) return [];
  const message = `${only.root.path} is the only page with the cart, so it serves /checkout/cart and /checkout/inspect/cart, and ${view.name}="${view.value}" gives both the same view. Leave ${view.name} out: the address then decides.`;
  return [findingAt(only.file, view.start, 'one-view-for-both', 'warning', message)];
}

function checkPage(root: TemplateFile, templates: Templates): Finding[] {
  const { items, files, unknown } = expand(root, templates);
  const of = (kind: Item['kind']) => items.filter(({ item }) => item.kind === kind);
  const mounts = of('mount');
  const loaders = [...of('loader'), ...items.filter(({ item }) => isHead(item))];
  const states = of('state');
  const findings: Finding[] = [];
  const tell = ({ file, item }: Placed, rule: RuleName, level: Level, message: string) =>
    findings.push(findingAt(file, item.at, rule, level, message));

  for (const loader of loaders) {
    checkLoader(loader, tell);
    if (isAsync(loader) && states.some((state) => items.indexOf(state) > items.indexOf(loader))) {
      tell(
        loader,
        'wrong-loader',
        'error',
        'With async, loader.js may run before the state block below it has been parsed. Put it below the state block, or remove async.',
      );
    }
  }
  twice(loaders, (second) =>
    tell(
      second,
      'second-loader',
      'error',
      `${root.path} loads loader.js twice. Remove this one, which does nothing.`,
    ),
  );
  twice(states, (second) =>
    tell(
      second,
      'second-state-block',
      'error',
      `${root.path} prints the state block twice, and only the first one is read. Merge the two.`,
    ),
  );
  const carts = mounts.filter(({ item }) => item.kind === 'mount' && item.mount.name === 'cart-page');
  twice(carts, (second) =>
    tell(
      second,
      'second-cart',
      'error',
      `${root.path} shows the cart twice. Remove this one; the header has mini-cart.`,
    ),
  );
  const [first] = mounts.filter(({ item }) => item.kind === 'mount' && needsLoader(item));
  if (!first) return findings;
  if (!files.some(({ isFrame }) => isFrame)) {
    if (loaders.length === 0) {
      tell(
        first,
        'known-only-at-run-time',
        'note',
        `${root.path} is part of a page, so whether that page loads loader.js cannot be checked here.`,
      );
    }
    return findings;
  }
  if (loaders.length === 0) {
    const script = '<script type="module" src="/widgets/loader.js"></script>';
    if (unknown) {
      tell(
        first,
        'known-only-at-run-time',
        'note',
        `No loader.js was found; ${unknown} may load it, but cannot be checked here.`,
      );
    } else if (!findClassicLoader(files, findings)) {
      tell(
        first,
        'missing-loader',
        'error',
        `${root.path} mounts widgets but does not load loader.js. Put ${script} into its head.`,
      );
    }
  }
  if (states.length === 0 && !unknown) {
    const consequence = 'every visitor is a guest who sees no prices';
    tell(
      first,
      'missing-state-block',
      'warning',
      `${root.path} prints no state block, so ${consequence}. Put <script type="application/json" id="cb-state"> before loader.js.`,
    );
  }
  return findings;
}

/**
 * Finds a classic script named `loader.js` on a page without any other loader: probably that of the widgets, at an address
 * that the check can't know.
 * @returns whether there is one
 */
function findClassicLoader(files: readonly TemplateFile[], findings: Finding[]): boolean {
  const tags = files.flatMap((file) =>
    file.markup.events.flatMap((event) => (event.type === 'open' ? { file, tag: event.tag } : [])),
  );
  const found = tags.find(({ tag }) => loaderSource(tag));
  if (!found) return false;
  const message = `${loaderSource(found.tag)} does not run as a classic script. Write type="module", or load the widgets' own loader.js if this is another one.`;
  findings.push(findingAt(found.file, found.tag.start, 'wrong-loader', 'error', message));
  return true;
}

/** The items of a page in their order, with those of included files where they are included. */
function expand(root: TemplateFile, templates: Templates) {
  const items: Placed[] = [];
  const files: TemplateFile[] = [];
  let unknown = '';

  function visit(file: TemplateFile, conditional: boolean, path: readonly TemplateFile[]): void {
    files.push(file);
    for (const item of file.items) {
      const isConditional = conditional || item.conditional;
      items.push({ file, item, conditional: isConditional });
      if (item.kind !== 'include' || isHead(item)) continue;
      const target = item.dynamic ? undefined : find(item.target, file, templates);
      if (!target) unknown ||= item.target;
      else if (!path.includes(target)) visit(target, isConditional, [...path, target]);
    }
  }

  visit(root, false, [root]);
  return { items, files, unknown };
}

/** Finds the file that an include names, from the root of the site (which may be above the checked directory) or from its own folder. */
function find(target: string, from: TemplateFile, templates: Templates): TemplateFile | undefined {
  const path = target.replace(/[?#].*$/, '');
  if (!path.startsWith('/')) return templates.get(posix.join(posix.dirname(from.path), path));
  const exact = templates.get(path.slice(1));
  return exact ?? [...templates.values()].find((file) => path.endsWith(`/${file.path}`));
}

function isHead(item: Item): boolean {
  return item.kind === 'include' && HEAD_FRAGMENT.test(item.target);
}

/** `<cb-NAME>` by itself needs its own script instead of the loader. */
function needsLoader({ mount }: Extract<Item, { kind: 'mount' }>): boolean {
  return mount.isKit || attributeOf(mount.tag, 'data-cb-widget') !== undefined;
}

/** Calls `tell` with each after the first. If all are conditional, they may exclude one another. */
function twice(found: Placed[], tell: (second: Placed) => void): void {
  if (found.every(({ conditional }) => conditional)) return;
  for (const second of found.slice(1)) tell(second);
}

function checkLoader(
  loader: Placed,
  tell: (position: Placed, rule: RuleName, level: Level, message: string) => void,
): void {
  const { item } = loader;
  if (item.kind === 'include' && item.directive) {
    const cure = `<jsp:include page="${item.target}"/>`;
    tell(
      loader,
      'stale-include',
      'error',
      `The directive includes this file when the JSP is compiled, so the page keeps an old build. Write ${cure}.`,
    );
  }
  if (item.kind !== 'loader' || item.tag.isAction) return;
  if (attributeOf(item.tag, 'type')?.value !== 'module') {
    tell(
      loader,
      'wrong-loader',
      'error',
      'loader.js is a module and does not run as a classic script. Write type="module".',
    );
  }
}

/** Whether the loader may run before the rest of the page is parsed. */
function isAsync({ item }: Placed): boolean {
  return item.kind === 'loader' && !item.tag.isAction && attributeOf(item.tag, 'async') !== undefined;
}
