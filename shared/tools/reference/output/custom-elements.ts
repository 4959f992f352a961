import type { Package } from 'custom-elements-manifest';
import type { Product, Widget } from '../product.ts';

/**
 * `custom-elements.json`: a Custom Elements Manifest, one module and one element for each widget [embedding Editor data].
 * The events are those of `document`, where the widgets dispatch all of theirs.
 */
export function customElements({ widgets }: Product): Package {
  return { schemaVersion: '2.1.0', modules: widgets.map(elementModule) };
}

function elementModule({ name, description, attributes, events, slots }: Widget): Package['modules'][number] {
  const className = name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const declaration = { name: className, module: `${name}.js` };
  return {
    kind: 'javascript-module',
    path: `${name}.js`,
    declarations: [
      {
        kind: 'class',
        customElement: true,
        name: className,
        tagName: `cb-${name}`,
        description,
        superclass: { name: 'HTMLElement' },
        attributes: attributes.map((attribute) => ({
          name: attribute.name,
          description: attribute.description,
          type: { text: attribute.words?.map((word) => `'${word}'`).join(' | ') ?? 'string' },
          ...(attribute.default && { default: attribute.default }),
        })),
        // Not of a shadow tree: a <template data-cb-slot="NAME"> fills each.
        ...(slots.length && { slots }),
        events: events.map((event) => ({
          name: event.name,
          description: `On document. ${event.doc}`.trim(),
          type: { text: event.type === 'undefined' ? 'CustomEvent' : `CustomEvent<${event.type}>` },
        })),
      },
    ],
    exports: [{ kind: 'custom-element-definition', name: `cb-${name}`, declaration }],
  };
}
