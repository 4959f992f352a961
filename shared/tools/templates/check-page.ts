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
  const found = `${only.root.path} has ${view.name}="${view.value}"`;
  return [findingAt(only.file, view.start, 'one-view-for-both', found, { level: 'warning' })];
}

function checkPage(root: TemplateFile, templates: Templates): Finding[] {
  const { items, files, unknown } = expand(root, templates);
  const of = (kind: Item['kind']) => items.filter(({ item }) => item.kind === kind);
  const mounts = of('mount');
  const loaders = [...of('loader'), ...items.filter(({ item }) => isHead(item))];
  const states = of('state');
  const findings: Finding[] = [];
  const tell: Tell = ({ file, item }, rule, found, level) =>
    findings.push(findingAt(file, item.at, rule, found, { level }));

  for (const loader of loaders) {
    checkLoader(loader, tell);
    if (isAsync(loader) && states.some((state) => items.indexOf(state) > items.indexOf(loader))) {
      tell(loader, 'async-loader', '');
    }
  }
  const other = `this is the second one of ${root.path}`;
  twice(loaders, (second) => tell(second, 'loader-twice', other));
  twice(states, (second) => tell(second, 'state-block-twice', other));
  const carts = mounts.filter(({ item }) => item.kind === 'mount' && item.mount.name === 'cart-page');
  twice(carts, (second) => tell(second, 'two-cart-pages', other));
  const [first] = mounts.filter(({ item }) => item.kind === 'mount' && needsLoader(item));
  if (!first) return findings;
  if (!files.some(({ isFrame }) => isFrame)) {
    if (loaders.length === 0) {
      const found = `${root.path} is part of a page, which is to load loader.js`;
      tell(first, 'known-only-at-run-time', found, 'note');
    }
    return findings;
  }
  if (loaders.length === 0) {
    if (unknown) {
      tell(first, 'known-only-at-run-time', `no loader.js was found, and ${unknown} may load it`, 'note');
    } else if (!findClassicLoader(files, findings)) tell(first, 'no-loader', root.path);
  }
  if (states.length === 0 && !unknown) tell(first, 'state-block-missing', root.path, 'warning');
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
  const script = `${loaderSource(found.tag)}, unless this is the loader of something else`;
  findings.push(findingAt(found.file, found.tag.start, 'classic-loader', script));
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

/** Calls `tell` with each after the first. If all are conditional, they may be mutually exclusive. */
function twice(found: Placed[], tell: (second: Placed) => void): void {
  if (found.every(({ conditional }) => conditional)) return;
  for (const second of found.slice(1)) tell(second);
}

type Tell = (position: Placed, rule: RuleName, found: string, level?: Level) => void;

function checkLoader(loader: Placed, tell: Tell): void {
  const { item } = loader;
  if (item.kind === 'include' && item.directive) tell(loader, 'stale-include', item.target);
  if (item.kind !== 'loader' || item.tag.isAction) return;
  if (attributeOf(item.tag, 'type')?.value !== 'module') {
    tell(loader, 'classic-loader', loaderSource(item.tag) ?? '');
  }
}

/** Whether the loader may run before the rest of the page is parsed. */
function isAsync({ item }: Placed): boolean {
  return item.kind === 'loader' && !item.tag.isAction && attributeOf(item.tag, 'async') !== undefined;
}
