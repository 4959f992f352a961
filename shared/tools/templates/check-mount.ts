/** The rules for one mount point: its name, attributes and position [embedding Attributes, embedding Mistakes]. */

import { didYouMean, nearestName } from '../../domain/nearest-name.ts';
import { type KnownWidgets, LOAD_STRATEGIES, MOUNT_ATTRIBUTES } from '../known-widgets.ts';
import { type Finding, findingAt, type Level, type RuleName } from './findings.ts';
import type { TagAttribute } from './markup.ts';
import { printsRequest } from './request-data.ts';
import { attributeOf, type Mount, type TemplateFile } from './template-file.ts';

/** Attributes of a tag of the library that aren't attributes of the widget. */
const KIT_ATTRIBUTES = ['name', 'id', 'class', 'styleClass', 'style', 'load', 'off'];
/**
 * Parents that browsers close before a mount point or move it out of, and links and buttons, which can't contain a
 * widget. Each with what would happen.
 */
const MISPLACED: Record<string, string> = {
  p: 'a block element ends the paragraph, so the fallback ends up outside of it',
  a: 'links and buttons of a widget do not work inside of a link',
  button: 'links and buttons of a widget do not work inside of a button',
  tr: 'the browser moves everything but cells out of a row',
  table: 'the browser moves everything but rows out of a table',
  tbody: 'the browser moves everything but rows out of a table',
  thead: 'the browser moves everything but rows out of a table',
  tfoot: 'the browser moves everything but rows out of a table',
};
const PARTS_OF_TABLE = ['td', 'th', 'tr', 'tbody', 'thead', 'tfoot', 'caption'];

type Tell = (at: number, rule: RuleName, found: string, more?: { level?: Level; near?: string }) => void;

/** Checks one mount point. @returns no findings if there is no mistake */
export function checkMount(file: TemplateFile, mount: Mount, widgets: KnownWidgets): Finding[] {
  const findings: Finding[] = [];
  const tell: Tell = (at, rule, found, more) => findings.push(findingAt(file, at, rule, found, more));
  checkPosition(mount, tell);
  if (mount.name === undefined) {
    const at = attributeOf(mount.tag, mount.isKit ? 'name' : 'data-cb-widget')?.start ?? mount.tag.start;
    tell(at, 'known-only-at-run-time', 'JSP decides which widget this is', { level: 'note' });
    return findings;
  }
  const widget = widgets.get(mount.name);
  if (!widget) {
    const position =
      attributeOf(mount.tag, mount.isKit ? 'name' : 'data-cb-widget')?.start ?? mount.tag.start;
    const known = [...widgets.keys(), ...(mount.isKit ? ['assets', 'state', 'widget'] : [])];
    tell(position, 'unknown-widget', `"${mount.name}"`, { near: didYouMean(mount.name, known) });
    return findings;
  }
  for (const attribute of mount.tag.attributes) checkAttribute(mount, attribute, widget, tell);
  for (const [name, { required, type }] of Object.entries(widget.attributes)) {
    const written = mount.isKit ? name.replace('data-', '') : name;
    const found = mount.tag.attributes.find(
      (other) => (mount.isKit ? propOf(other.name) : other.name) === name,
    );
    const isNear = mount.tag.attributes.some(
      (other) => !isKnown(mount, other.name, widget) && nearestName(other.name, [written]),
    );
    if (!required || found?.dynamic || found?.value || isNear) continue;
    tell(mount.tag.start, 'bad-attribute', `${mount.name} needs ${written}: expected ${type}`);
  }
  return findings;
}

/** The HTML attribute for an attribute of a tag of the library: 'tempB2i' and 'temp-b2i' become 'data-temp-b2i'. */
function propOf(name: string): string {
  return `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

type Widget = NonNullable<ReturnType<KnownWidgets['get']>>;

function isKnown({ isKit }: Mount, name: string, widget: Widget): boolean {
  const html = isKit ? propOf(name) : name;
  return Object.hasOwn(widget.attributes, html) || (isKit ? KIT_ATTRIBUTES : MOUNT_ATTRIBUTES).includes(name);
}

function checkAttribute(mount: Mount, attribute: TagAttribute, widget: Widget, tell: Tell): void {
  const { name, value, source, dynamic, start } = attribute;
  if (!isKnown(mount, name, widget)) {
    checkUnknown(mount, name, start, widget, tell);
    return;
  }
  const isLoad = name === (mount.isKit ? 'load' : 'data-cb-load');
  const known = widget.attributes[mount.isKit ? propOf(name) : name];
  if (!known && !isLoad) return;
  if (!mount.isKit && printsRequest(source)) {
    tell(start, 'unescaped-request', `${name}="${source}"`);
  } else if (dynamic) {
    // An attribute that accepts a placeholder accepts any text.
    if (known && known.read(value) !== undefined) return;
    const found = `${name}="${source}", which is to become ${known?.type ?? LOADS}`;
    tell(start, 'known-only-at-run-time', found, { level: 'note' });
  } else if (value && isLoad && !LOAD_STRATEGIES.includes(value)) {
    const near = didYouMean(value, LOAD_STRATEGIES);
    tell(start, 'bad-attribute', `${name}: expected ${LOADS}, found "${value}"`, { near });
  } else if (value && known && known.read(value) === undefined) {
    tell(start, 'bad-attribute', `${mount.name} ${name}: expected ${known.type}, found "${value}"`);
  }
}

const LOADS = 'eager, visible, idle or off';

function checkUnknown(mount: Mount, name: string, start: number, widget: Widget, tell: Tell): void {
  const props = Object.keys(widget.attributes);
  if (mount.isKit) {
    const known = [...props.map((prop) => prop.replace('data-', '')), ...KIT_ATTRIBUTES];
    const bare = name.replace(/^data-/, '');
    const near = known.includes(bare) ? ` Write "${bare}", without "data-".` : didYouMean(name, known);
    tell(start, 'unknown-attribute', unread(mount, name, known), { near });
  } else if (props.includes(`data-${name}`)) {
    tell(start, 'unknown-attribute', unread(mount, name, props), { near: ` Write "data-${name}".` });
  } else if (name.startsWith('data-')) {
    const known = [...props, ...MOUNT_ATTRIBUTES];
    const near = didYouMean(name, known);
    // Other scripts of the page may have their own attributes there.
    const level = near || name.startsWith('data-cb-') ? 'error' : 'warning';
    tell(start, 'unknown-attribute', unread(mount, name, props), { level, near });
  }
}

function unread(mount: Mount, name: string, names: string[]): string {
  return `"${name}", while ${mount.name} reads ${names.join(', ') || 'none'}`;
}

function checkPosition(mount: Mount, tell: Tell): void {
  const { tag, parents, isNested, isKit } = mount;
  const { start, name } = tag;
  const parent = parents.at(-1) ?? '';
  const within = tag.ends.includes('p') ? 'p' : ['a', 'button', 'p'].find((one) => parents.includes(one));
  if (isNested) {
    tell(start, 'nested-mounts', `<${name}>`);
  } else if (within) {
    tell(start, 'bad-place', `it is inside of <${within}>, and ${MISPLACED[within]}`);
  } else if (MISPLACED[parent] && !PARTS_OF_TABLE.includes(name)) {
    tell(start, 'bad-place', `it is inside of <${parent}>, and ${MISPLACED[parent]}`);
  } else if (!isKit && MISPLACED[name]) {
    tell(start, 'bad-place', `it is a <${name}>`);
  }
  if (!isKit && tag.selfClosed) {
    tell(start, 'not-closed', `<${name} … />`);
  }
}
