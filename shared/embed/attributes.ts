/**
 * The attributes by which a template tells a widget what to do: what an attribute is, how the text in the HTML becomes
 * a prop, and how a wrong one is reported [embedding Attributes].
 */
import { lazyModule } from '../page/parts/load-part.ts';

/** Templates that are right never load the words. */
const withMistakes = lazyModule(() => import('./attribute-mistake.ts'));

/** One attribute of a widget: `data-` and its name with hyphens. */
export interface Attribute<Value> {
  /** What a template author writes, as it completes "expected …". */
  expected: string;
  required?: boolean;
  default?: Value;
  /** Gives the value of a text; `undefined` when the text is not as expected. */
  read(text: string): Value | undefined;
}

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
      void withMistakes(
        ({ reportOwnAttribute }) => reportOwnAttribute(owner, name, attribute),
        () => {},
      );
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
