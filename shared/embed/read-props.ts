import { type Attribute, type Attributes, attributeValue } from './attributes.ts';
import { reportAttribute } from './report-attribute.ts';
import { attributeName } from './widget-definition.ts';

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
    const value = text ? attributeValue(attribute, text) : null;
    if (value !== null) return value;
    if (!text && !attribute.required) return attribute.default;
    if (!reported.has(name + text)) {
      const instead = `${JSON.stringify(attribute.default) ?? 'none'} is used`;
      reportAttribute(
        owner,
        name,
        attribute.expected,
        attribute.required ? 'the widget is not shown' : instead,
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
