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
 * Parents that browsers close before a mount point, or move it out of; and links and buttons, which can't contain a
 * widget.
 */
const MISPLACED: Record<string, string> = {
  p: 'a block element ends the paragraph, so the fallback ends up outside of it. Put it after the paragraph',
  a: 'links and buttons of a widget do not work inside a link. Put the link into the mount point, as its fallback',
  button: 'links and buttons of a widget do not work inside a button. Put it beside the button',
  tr: 'the browser moves everything but cells out of a row. Put it into a <td>',
  table: 'the browser moves everything but rows out of a table. Put it into a <td>',
  tbody: 'the browser moves everything but rows out of a table. Put it into a <td>',
  thead: 'the browser moves everything but rows out of a table. Put it into a <th>',
  tfoot: 'the browser moves everything but rows out of a table. Put it into a <td>',
};
const PARTS_OF_TABLE = ['td', 'th', 'tr', 'tbody', 'thead', 'tfoot', 'caption'];

type Tell = (at: number, rule: RuleName, level: Level, message: string) => void;

/** Checks one mount point. @returns no findings if all is well */
export function checkMount(file: TemplateFile, mount: Mount, widgets: KnownWidgets): Finding[] {
  const findings: Finding[] = [];
  const tell: Tell = (at, rule, level, message) => findings.push(findingAt(file, at, rule, level, message));
  checkPosition(mount, tell);
  if (mount.name === undefined) {
    const at = attributeOf(mount.tag, mount.isKit ? 'name' : 'data-cb-widget')?.start ?? mount.tag.start;
    tell(
      at,
      'known-only-at-run-time',
      'note',
      'JSP decides which widget this is, so it cannot be checked here.',
    );
    return findings;
  }
  const widget = widgets.get(mount.name);
  if (!widget) {
    const position =
      attributeOf(mount.tag, mount.isKit ? 'name' : 'data-cb-widget')?.start ?? mount.tag.start;
    const known = [...widgets.keys(), ...(mount.isKit ? ['assets', 'state', 'widget'] : [])];
    const hint = didYouMean(mount.name, known) || ' README.md lists the widgets.';
    tell(position, 'unknown-widget', 'error', `There is no widget "${mount.name}".${hint}`);
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
    tell(mount.tag.start, 'missing-attribute', 'error', `${mount.name} needs ${written}: expected ${type}.`);
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
    const cure = `Print it with \${fn:escapeXml(…)}, or use the kit’s tag`;
    tell(start, 'unescaped-request', 'error', `${name} prints request data unescaped: ${source}. ${cure}.`);
  } else if (dynamic) {
    // An attribute that accepts a placeholder accepts any text.
    if (known && known.read(value) !== undefined) return;
    tell(
      start,
      'known-only-at-run-time',
      'note',
      `${name}="${source}" cannot be checked here; ${expectation(known)}.`,
    );
  } else if (value && isLoad && !LOAD_STRATEGIES.includes(value)) {
    tell(
      start,
      'invalid-value',
      'error',
      `${name}: expected eager, visible, idle or off, found "${value}".${didYouMean(value, LOAD_STRATEGIES)}`,
    );
  } else if (value && known && known.read(value) === undefined) {
    tell(start, 'invalid-value', 'error', `${mount.name} ${name}: expected ${known.type}, found "${value}".`);
  }
}

function expectation(known: Widget['attributes'][string] | undefined): string {
  return known ? `expected ${known.type}` : 'expected eager, visible, idle or off';
}

function checkUnknown(mount: Mount, name: string, start: number, widget: Widget, tell: Tell): void {
  const props = Object.keys(widget.attributes);
  if (mount.isKit) {
    const known = [...props.map((prop) => prop.replace('data-', '')), ...KIT_ATTRIBUTES];
    const bare = name.replace(/^data-/, '');
    const hint = known.includes(bare) ? ` Write "${bare}", without "data-".` : didYouMean(name, known);
    tell(
      start,
      'unknown-attribute',
      'error',
      `${mount.name} has no attribute "${name}".${hint || listed(known)}`,
    );
  } else if (props.includes(`data-${name}`)) {
    tell(start, 'unknown-attribute', 'error', `${mount.name} does not read "${name}". Write "data-${name}".`);
  } else if (name.startsWith('data-')) {
    const known = [...props, ...MOUNT_ATTRIBUTES];
    const hint = didYouMean(name, known);
    // Other scripts of the page may have their own attributes there.
    const level = hint || name.startsWith('data-cb-') ? 'error' : 'warning';
    tell(
      start,
      'unknown-attribute',
      level,
      `${mount.name} has no attribute "${name}".${hint || listed(props)}`,
    );
  }
}

function listed(names: string[]): string {
  return names.length ? ` It reads ${names.join(', ')}.` : ' It reads none.';
}

function checkPosition(mount: Mount, tell: Tell): void {
  const { tag, parents, isNested, isKit } = mount;
  const { start, name } = tag;
  const parent = parents.at(-1) ?? '';
  const within = tag.ends.includes('p') ? 'p' : ['a', 'button', 'p'].find((one) => parents.includes(one));
  if (isNested) {
    tell(
      start,
      'nested-mount',
      'error',
      'This mount point is inside another one, whose widget replaces it. Put them side by side.',
    );
  } else if (within) {
    tell(start, 'misplaced-mount', 'error', `A mount point is inside a <${within}>: ${MISPLACED[within]}.`);
  } else if (MISPLACED[parent] && !PARTS_OF_TABLE.includes(name)) {
    tell(start, 'misplaced-mount', 'error', `A mount point is inside a <${parent}>: ${MISPLACED[parent]}.`);
  } else if (!isKit && MISPLACED[name]) {
    tell(
      start,
      'misplaced-mount',
      'error',
      `A <${name}> cannot contain a widget. Use a <div>${name === 'a' ? ', with the link in it as its fallback' : ''}.`,
    );
  }
  if (!isKit && tag.selfClosed) {
    tell(
      start,
      'unclosed-mount',
      'error',
      `HTML ignores "/>", so everything after it would be the fallback. Write </${name}>.`,
    );
  }
}
