import { html } from '../../pages/html.ts';

/** An attribute in the build's manifest. */
export interface DescribedAttribute {
  /** The expected value, in words. */
  type: string;
  description: string;
  required?: boolean;
  default?: string | number | boolean;
}

/** A widget's attributes in the build's manifest, by their names in HTML. */
export type DescribedAttributes = Readonly<Record<string, DescribedAttribute>>;

/** The markup that a template needs for a widget. */
export interface Snippets {
  /** The mount point, as HTML. */
  mountPoint: string;
  /** The tag of the JSP kit. */
  jsp: string;
  /** The state block, for the head of the page. */
  head: string;
  /** The tags of the JSP kit for the whole head. */
  jspHead: string;
}

const FALLBACK = '<p>What is seen before, or without, JavaScript</p>';

/** The directive at the beginning of a JSP with the kit's tags. */
export const TAGLIB = '<%@ taglib prefix="cb" uri="urn:catalogue-islands" %>';

/**
 * Writes the markup that a template needs for a widget.
 * @param given the values of its attributes; empty ones and defaults are left out
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
    head: `<script type="application/json" id="cb-state">{"config": {"csrfToken": "…"}, "profile": {…}, "cart": {…}}</script>`,
    jspHead: `${TAGLIB}\n<cb:assets widgets="${widget}"/>\n<cb:state config="\${settings}" profile="\${profile}" cart="\${cart}"/>`,
  };
}

/** The kit's tags use property names: `data-temp-b2i` becomes `tempB2i`. */
function tagName(attribute: string): string {
  return attribute.slice('data-'.length).replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Escapes text for a JSP attribute, so that it can neither be an expression nor end the attribute. */
function quotedForJsp(text: string): string {
  return `'${text
    .replace(/\\/g, '\\\\')
    .replace(/'/g, "\\'")
    .replace(/[$#](?=\{)/g, '\\$&')
    .replace(/<%/g, '<\\%')}'`;
}
