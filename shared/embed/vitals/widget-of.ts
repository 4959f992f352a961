/** A widget of the page. */
export interface WidgetElement {
  name: string;
  /** Its `<cb-NAME>`. */
  host: Element;
}

/** The widget that contains a node, or is it; undefined for the rest of the page, and for a node that is gone. */
export function widgetOf(node: unknown): WidgetElement | undefined {
  const element = node instanceof Element ? node : node instanceof Node ? node.parentElement : undefined;
  // The innermost one, such as a mini-cart in a header.
  const host = element?.closest('.cb-island');
  return host ? { name: host.localName.slice('cb-'.length), host } : undefined;
}
