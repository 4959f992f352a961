/**
 * The attributes by which a template tells a widget what to do: how their texts become props, and how a wrong one is
 * reported [embedding Attributes].
 */
import { lazyModule } from '../page/lazy/lazy-module.ts';
import type { Attribute } from './attribute-kinds.ts';

/** Templates that are right never load the words. */
const mistakes = lazyModule(() => import('./attribute-mistake.ts'));

/** By prop: `tempB2i` is the attribute `data-temp-b2i`. */
export type Attributes = Record<string, Attribute<unknown>>;

/** What a widget's root gets: one prop for each attribute. */
export type PropsOf<Given extends Attributes> = {
  [Name in keyof Given]: Given[Name] extends Attribute<infer Value> ? Value : never;
};

/** The attribute that a prop is written as: 'tempB2i' → 'data-temp-b2i'. */
export function attributeName(prop: string): string {
  return `data-${prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * Makes the function that reads an element's props, from itself or from the mount point it stands in.
 * Only the defined attributes are looked at; an empty one counts as absent, since that is how a JSP
 * prints a value it does not have. A wrong value is reported once and gives way to the default.
 * @returns gives the props, or null while a required attribute is absent or wrong
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
