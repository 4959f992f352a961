/** Data that lets editors complete and check templates [embedding Editor data]. */
import type { LoadStrategy } from '../../../embed/widget-definition.ts';
import type { Product, Widget, WidgetAttribute } from '../product.ts';

const STRATEGIES: Record<LoadStrategy | 'off', string> = {
  eager: 'At once.',
  visible: 'When the mount point is near the view.',
  idle: 'When the browser has nothing else to do.',
  off: 'Never: the content stays.',
};

const MOUNT = 'Marks the place of a widget.';
const LOAD = 'When the widget is loaded.';
const SLOT = 'Of a template in a mount point: the place of the widget that its content goes to.';

/** An attribute of one or several widgets, merged for elements that can be the mount point of any widget. */
interface MountAttribute {
  name: string;
  description: string;
  words: string[];
}

/** `html-data.json`, for VS Code and tools that share its format: elements, and attributes of mount points with their values. */
export function htmlData({ widgets }: Product): object {
  return {
    version: 1.1,
    tags: widgets.map(({ name, description, attributes }) => ({
      name: `cb-${name}`,
      description,
      // The global attributes have the values; here they would be offered twice.
      attributes: attributes.map((attribute) => ({
        name: attribute.name,
        description: sentenceOn(attribute),
      })),
    })),
    globalAttributes: [
      { name: 'data-cb-widget', description: MOUNT, values: widgets.map(toValue) },
      {
        name: 'data-cb-load',
        description: LOAD,
        values: Object.entries(STRATEGIES).map(([name, description]) => ({ name, description })),
      },
      {
        name: 'data-cb-slot',
        description: SLOT,
        values: slotsOf(widgets).map(([name, texts]) => ({ name, description: texts.join(' ') })),
      },
      ...mountAttributes(widgets).map(({ name, description, words }) => ({
        name,
        description,
        ...(words.length && { values: words.map((word) => ({ name: word })) }),
      })),
    ],
  };
}

function toValue({ name, description }: Widget): { name: string; description: string } {
  return { name, description };
}

/** The slots of all widgets by name; one that several widgets have is described for each. */
function slotsOf(widgets: Widget[]): [name: string, texts: string[]][] {
  const byName = new Map<string, string[]>();
  for (const widget of widgets) {
    for (const { name, description } of widget.slots) {
      byName.set(name, [...(byName.get(name) ?? []), `${widget.name}: ${description}`]);
    }
  }
  return [...byName];
}

/** The attributes of all widgets by name; one that several widgets have is described for each. */
function mountAttributes(widgets: Widget[]): MountAttribute[] {
  const byName = new Map<string, MountAttribute>();
  for (const widget of widgets) {
    for (const attribute of widget.attributes) {
      const known = byName.get(attribute.name) ?? { name: attribute.name, description: '', words: [] };
      const description = `${known.description} ${widget.name}: ${sentenceOn(attribute)}`.trim();
      const words = [...new Set([...known.words, ...(attribute.words ?? [])])];
      byName.set(attribute.name, { name: attribute.name, description, words });
    }
  }
  return [...byName.values()];
}

function sentenceOn({ description, expected, required, default: value }: WidgetAttribute): string {
  const rule = required ? 'Required' : value ? `Default: ${value}` : 'Optional';
  return `${description} Expected: ${expected}. ${rule}.`;
}

/** `web-types.json`, for JetBrains editors. */
export function webTypes({ name, version, widgets, events }: Product): object {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name,
    version,
    'description-markup': 'markdown',
    'js-types-syntax': 'typescript',
    contributions: {
      html: {
        elements: widgets.map((widget) => ({
          name: `cb-${widget.name}`,
          description: widget.description,
          attributes: widget.attributes.map((attribute) => ({
            name: attribute.name,
            description: attribute.description,
            required: attribute.required,
            ...(attribute.default && { default: attribute.default }),
            value: { kind: 'plain', type: typeOf(attribute.words), required: true },
          })),
          ...(widget.slots.length && { slots: widget.slots }),
        })),
        attributes: [
          {
            name: 'data-cb-widget',
            description: MOUNT,
            value: { kind: 'plain', type: typeOf(widgets.map((widget) => widget.name)), required: true },
          },
          {
            name: 'data-cb-load',
            description: LOAD,
            value: { kind: 'plain', type: typeOf(Object.keys(STRATEGIES)), required: true },
          },
          {
            name: 'data-cb-slot',
            description: SLOT,
            value: { kind: 'plain', type: typeOf(slotsOf(widgets).map(([slot]) => slot)), required: true },
          },
          ...mountAttributes(widgets).map((attribute) => ({
            name: attribute.name,
            description: attribute.description,
            value: { kind: 'plain', type: typeOf(attribute.words), required: true },
          })),
        ],
      },
      js: { events: events.map((event) => ({ name: event.name, description: event.doc })) },
    },
  };
}

function typeOf(words: string[] | undefined): string {
  return words?.length ? words.map((word) => `'${word}'`).join(' | ') : 'string';
}
