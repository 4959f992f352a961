/** Parses a widget's attributes into props, and reports wrong ones [embedding Attributes]. */
import { lazyModule } from '../page/lazy/lazy-module.ts';
import type { Attribute } from './attribute-kinds.ts';

/** Correct templates never load the messages. */
const mistakes = lazyModule(() => import('./attribute-mistake.ts'));

/** By prop: `tempB2i` is the attribute `data-temp-b2i`. */
export type Attributes = Record<string, Attribute<unknown>>;

/** The props of a widget's root: one for each attribute. */
export type PropsOf<Given extends Attributes> = {
  [Name in keyof Given]: Given[Name] extends Attribute<infer Value> ? Value : never;
};

/** The attribute of a prop: 'tempB2i' → 'data-temp-b2i'. */
export function attributeName(prop: string): string {
  return `data-${prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * Creates the function that reads an element's props, from itself or from its mount point. Only defined
 * attributes are read; an empty one counts as absent, because a JSP prints an empty text for a missing value.
 * A wrong value is reported once and replaced by the default.
 * @returns a function that returns the props, or null while a required attribute is absent or wrong
 */
export function propsReader(element: Element, attributes: Attributes): () => object | null {
  const reported = new Set<string>();

  function read(name: string, attribute: Attribute<unknown>): unknown {
    const owner = ownerOf(element, name);
    const text = owner.getAttribute(name);
    const value = text ? attribute.read(text) : undefined;
    if (value !== undefined) return value;
    if (!text && !attribute.required) return attribute.default;
    if (!reported.has(name + text)) {
      void mistakes.use(({ reportOwnAttribute }) => reportOwnAttribute(owner, name, attribute));
    }
    reported.add(name + text);
    return attribute.default;
  }

  return () => {
    const props: Record<string, unknown> = {};
    for (const [prop, attribute] of Object.entries(attributes)) {
      props[prop] = read(attributeName(prop), attribute);
      if (attribute.required && props[prop] === undefined) return null;
    }
    return props;
  };
}

function ownerOf(element: Element, attribute: string): Element {
  const parent = element.parentElement;
  return parent?.hasAttribute('data-cb-widget') && !element.hasAttribute(attribute) ? parent : element;
}
