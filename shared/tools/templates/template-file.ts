/** Extracts the parts of a template that the rules check: mount points, loaders, state blocks, includes. */
import type { Source } from './findings.ts';
import { type Markup, readMarkup, type Tag, type TagAttribute, VOID } from './markup.ts';

/** A mount point, or a tag of the library that prints one. */
export interface Mount {
  /** The widget; `undefined` if JSP decides. */
  name: string | undefined;
  tag: Tag;
  isKit: boolean;
  /** The elements around it, outermost first. */
  parents: string[];
  /** Whether it is inside another mount point that doesn't keep it, and not in a slot. */
  isNested: boolean;
}

/** A part of a page that the rules check. */
export type Item = { at: number; conditional: boolean } & (
  | { kind: 'mount'; mount: Mount }
  /** Content of the page for a slot of the widget around it; `null` if there is none around it. */
  | { kind: 'slot'; tag: Tag; widget: string | null }
  | { kind: 'loader'; tag: Tag }
  /** Its text has placeholders in place of JSP. */
  | { kind: 'state'; tag: Tag; text: string; textStart: number }
  | { kind: 'include'; target: string; dynamic: boolean; directive: boolean }
);

/** A file with its items. */
export interface TemplateFile extends Source {
  markup: Markup;
  items: Item[];
  /** Whether it has `<html>`, `<head>` or `<body>`. */
  isFrame: boolean;
  usesKit: boolean;
}

const KIT = 'catalogue-islands';
/** Actions whose content is conditional. */
const CONDITIONAL =
  /:(if\w*|when|otherwise|else\w*|case|oparam|forEach|forTokens|catch|is[A-Z]\w*|not[A-Z]\w*|present|equal)$/;
/** Widgets that contain another one: if it is in their fallback, they keep it instead of their own [embedding Other widgets]. */
const KEEPS: Record<string, string[]> = { 'site-header': ['mini-cart'] };
const INCLUDES: Record<string, string> = { 'jsp:include': 'page', 'dsp:include': 'page', 'c:import': 'url' };

/** The paths of the build's fragments that load loader.js. A template includes one, or its code reads and prints one. */
export const HEAD_FRAGMENT = /(^|\/)head(-nonce|-cdn)?\.html$/;

/** The prefixes that a template declares for the tag library. */
export function kitPrefixesIn({ pieces }: Markup): string[] {
  return taglibsIn({ pieces } as Markup)
    .filter(({ source }) => source.includes(KIT))
    .map(({ prefix }) => prefix);
}

function taglibsIn({ pieces }: Markup): { prefix: string; source: string; isFolder: boolean }[] {
  return pieces
    .filter(({ kind, name }) => kind === 'directive' && name === 'taglib')
    .map(({ attributes }) => {
      const value = (name: string) => attributes.find((attribute) => attribute.name === name)?.value;
      const source = value('uri') ?? value('tagdir') ?? '';
      return { prefix: value('prefix') ?? '', source, isFolder: value('tagdir') !== undefined };
    });
}

/** Reads the tags of a file; `readTemplate` first needs the prefixes of all files. */
export function readSource(source: Source): Source & { markup: Markup } {
  return { ...source, markup: readMarkup(source.text) };
}

/** Extracts the parts that the rules check. @param kitPrefixes prefixes of the tag library, usually 'cb' */
export function readTemplate(
  { path, text, markup }: Source & { markup: Markup },
  kitPrefixes: ReadonlySet<string>,
): TemplateFile {
  const folders = new Map(
    taglibsIn(markup).flatMap(({ prefix, source, isFolder }) => (isFolder ? [[prefix, source]] : [])),
  );
  const items: Item[] = [];
  const open: { tag: Tag; mounts: false | string }[] = [];
  let usesKit = false;

  function enter(tag: Tag, at: number): void {
    const [prefix = '', name = ''] = tag.isAction ? tag.name.split(':') : ['', ''];
    const isKit = tag.isAction && kitPrefixes.has(prefix);
    const conditional = isConditional(
      open.map((one) => one.tag),
      markup,
      at,
    );
    const add = (item: Omit<Extract<Item, { kind: 'mount' }>, 'at' | 'conditional'> | Partial<Item>) =>
      items.push({ ...item, at, conditional } as Item);
    usesKit ||= isKit;
    const mounted = mountedBy(tag, isKit, name);
    if (mounted) {
      const slot = open.findLastIndex((one) => one.tag.name === 'template');
      const around = open.slice(slot + 1).flatMap(({ mounts }) => (mounts === false ? [] : [mounts]));
      const isNested = around.some((outer) => !KEEPS[outer]?.includes(mounted.name ?? ''));
      const parents = open.filter((one) => !one.tag.isAction).map((one) => one.tag.name);
      add({ kind: 'mount', mount: { name: mounted.name, tag, isKit, parents, isNested } });
    } else if ((isKit && name === 'assets') || isLoader(tag)) add({ kind: 'loader', tag });
    else if ((isKit && name === 'state') || attributeOf(tag, 'id')?.value === 'cb-state') {
      add({ kind: 'state', tag, text: contentOf(tag, markup.html), textStart: tag.end });
    } else if (folders.has(prefix)) {
      add({
        kind: 'include',
        target: `${folders.get(prefix)}/${name}.tag`,
        dynamic: false,
        directive: false,
      });
    } else if (INCLUDES[tag.name]) {
      const page = attributeOf(tag, INCLUDES[tag.name] as string) ?? attributeOf(tag, 'src');
      if (page) add({ kind: 'include', target: page.value, dynamic: page.dynamic, directive: false });
    }
    if (attributeOf(tag, 'data-cb-slot')) {
      const around = open.findLast(({ mounts }) => mounts !== false);
      add({ kind: 'slot', tag, widget: around ? (around.mounts as string) : null });
    }
    if (!VOID.includes(tag.name)) open.push({ tag, mounts: mounted ? (mounted.name ?? '') : false });
  }

  for (const event of markup.events) {
    if (event.type === 'open') enter(event.tag, event.at);
    else {
      const index = open.findLastIndex(({ tag }) => tag.name === event.name);
      if (index >= 0) open.splice(index, 1);
    }
  }
  for (const piece of markup.pieces) {
    const target = piece.attributes.find(({ name }) => name === 'file')?.value;
    if (piece.kind !== 'directive' || piece.name !== 'include' || target === undefined) continue;
    items.push({
      kind: 'include',
      at: piece.start,
      conditional: false,
      target,
      dynamic: false,
      directive: true,
    });
  }
  for (const { kind, code, start } of markup.pieces) {
    const target = kind === 'scriptlet' && code.split(/["']/).find((text) => HEAD_FRAGMENT.test(text));
    if (!target) continue;
    items.push({ kind: 'include', at: start, conditional: false, target, dynamic: true, directive: false });
  }
  items.sort((one, other) => one.at - other.at);
  const isFrame = markup.events.some(
    (event) => event.type === 'open' && ['html', 'head', 'body'].includes(event.tag.name),
  );
  return { path, text, markup, items, isFrame, usesKit };
}

/** Returns an attribute of a tag. */
export function attributeOf(tag: Tag, name: string): TagAttribute | undefined {
  return tag.attributes.find((attribute) => attribute.name === name);
}

function mountedBy(tag: Tag, isKit: boolean, kitName: string): { name: string | undefined } | undefined {
  if (isKit) {
    if (kitName === 'assets' || kitName === 'state') return undefined;
    return kitName === 'widget' ? named(attributeOf(tag, 'name')) : { name: kitName };
  }
  const attribute = attributeOf(tag, 'data-cb-widget');
  if (attribute) return named(attribute);
  return /^cb-/.test(tag.name) ? { name: tag.name.slice('cb-'.length) } : undefined;
}

function named(attribute: TagAttribute | undefined): { name: string | undefined } {
  // An unquoted value includes the slash of `<div data-cb-widget=cart-page/>`.
  return { name: attribute?.dynamic ? undefined : (attribute?.value.replace(/\/$/, '') ?? '') };
}

/** Other libraries have a `loader.js`, too; ours is a module, or is in the widgets' folder. */
function isLoader(tag: Tag): boolean {
  const source = loaderSource(tag);
  return (
    source !== undefined &&
    (attributeOf(tag, 'type')?.value === 'module' || /\b(widgets|releases)\b/.test(source))
  );
}

/** The address of a script named `loader.js`, of whatever library. Undefined for any other tag. */
export function loaderSource(tag: Tag): string | undefined {
  const source = tag.name === 'script' ? attributeOf(tag, 'src')?.source : undefined;
  return source && /(^|\/)loader\.js(?![\w.])/.test(source) ? source : undefined;
}

function contentOf(tag: Tag, html: string): string {
  const length = html.slice(tag.end).search(/<\/script/i);
  return length < 0 ? '' : html.slice(tag.end, tag.end + length);
}

function isConditional(open: Tag[], { pieces }: Markup, at: number): boolean {
  if (open.some(({ isAction, name }) => isAction && CONDITIONAL.test(name))) return true;
  const code = pieces
    .filter(({ kind, start }) => kind === 'scriptlet' && start < at)
    .map((piece) => piece.code);
  const count = (brace: string) => code.join('').split(brace).length;
  return count('{') > count('}');
}
