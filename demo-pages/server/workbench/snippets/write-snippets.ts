import { html } from '../../pages/html.ts';

/** What the build's manifest says of an attribute. */
export interface DescribedAttribute {
  /** What is expected, in words. */
  type: string;
  description: string;
  required?: boolean;
  default?: string | number | boolean;
}

/** What the build's manifest says of a widget's attributes, by their names in HTML. */
export type DescribedAttributes = Readonly<Record<string, DescribedAttribute>>;

/** What a template needs for a widget. */
export interface Snippets {
  /** The mount point, as HTML. */
  mountPoint: string;
  /** The same with the JSP kit. */
  jsp: string;
  /** What the head of the page has: the state block as HTML, which what brings the widgets follows; and both with the kit. */
  head: string;
  jspHead: string;
}

const FALLBACK = '<p>What is seen before, or without, JavaScript</p>';

/** The directive that a JSP with the kit's tags begins with. */
export const TAGLIB = '<%@ taglib prefix="cb" uri="urn:catalogue-islands" %>';

/**
 * Writes what a template needs for a widget.
 * @param given texts of its attributes; those that are empty, or what holds anyway, are left out
 */
export function writeSnippets(
  widget: string,
  described: DescribedAttributes,
  given: Readonly<Record<string, string>>,
): Snippets {
  const attributes = Object.entries(described).flatMap(([name, { default: usual, required }]) => {
    const text = given[name] ?? '';
    return text && (required || text !== String(usual)) ? [[name, text] as const] : [];
  });
  const inHtml = attributes.map(([name, text]) => ` ${name}="${html`${text}`.text}"`).join('');
  const inTag = attributes.map(([name, text]) => ` ${tagName(name)}=${quotedForJsp(text)}`).join('');
  return {
    mountPoint: `<div data-cb-widget="${widget}"${inHtml}>\n  ${FALLBACK}\n</div>`,
    jsp: `${TAGLIB}\n<cb:${widget}${inTag}>\n  ${FALLBACK}\n</cb:${widget}>`,
    head: `<script type="application/json" id="cb-state">{"config": {…}, "profile": {…}, "cart": {…}}</script>`,
    jspHead: `${TAGLIB}\n<cb:assets widgets="${widget}"/>\n<cb:state config="\${config}" profile="\${profile}" cart="\${cart}"/>`,
  };
}

/** The kit's tags have the names of a bean's properties: `data-temp-b2i` is `tempB2i`. */
function tagName(attribute: string): string {
  return attribute.slice('data-'.length).replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** In a JSP nothing of a text may be an expression or end the attribute. */
function quotedForJsp(text: string): string {
  return `'${text
    .replace(/\\/g, '\\\\')
    .replace(/'/g, "\\'")
    .replace(/[$#](?=\{)/g, '\\$&')
    .replace(/<%/g, '<\\%')}'`;
}
