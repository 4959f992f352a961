/** Writes the tag library descriptor (TLD). Containers use it to check pages, and editors to complete them. */

/** The tag of a widget. */
export interface DescribedTag {
  name: string;
  className: string;
  description: string;
  attributes: DescribedAttribute[];
  /** The slots, by name, each with a description. */
  slots: Record<string, string>;
}

interface DescribedAttribute {
  /** Its name in the tag. */
  name: string;
  /** Its name in HTML. */
  attribute: string;
  /** What it accepts, to complete the message "expected …". */
  expected: string;
  description: string;
  required: boolean;
  usual?: unknown;
  /** The only values it accepts. */
  words?: string[];
  least?: number;
  most?: number;
}

/** An attribute of a tag in the TLD. */
interface Entry {
  name: string;
  description: string;
  required?: boolean;
  /** False if it cannot be an expression. */
  expression?: boolean;
  type?: 'java.lang.String' | 'java.lang.Object' | 'boolean';
}

const KIT = 'catalogueislands.jsp';

/** The URI in a page's `<%@ taglib %>`. */
const URI = 'urn:catalogue-islands';

/** The attributes of every widget's tag. */
const OF_ALL: Entry[] = [
  { name: 'id', description: 'The id of the mount point.' },
  { name: 'styleClass', description: 'The class of the mount point.' },
  {
    name: 'load',
    description: 'When the widget is loaded: eager, visible, idle or off. The widget decides if left out.',
  },
  { name: 'off', description: 'true to write only the fallback, without a mount point.', type: 'boolean' },
];

const OBJECT = { type: 'java.lang.Object' } as const;

/** The tags that do not belong to one widget. */
const OTHERS = [
  writeTag({
    name: 'assets',
    className: `${KIT}.AssetsTag`,
    extraInfo: `${KIT}.AssetsExtraInfo`,
    body: 'empty',
    description:
      'Writes the stylesheets and modules of the widgets it names, and the loader, into the head of a page.',
    example: '<cb:assets widgets="cart-page mini-cart"/>',
    entries: [
      {
        name: 'widgets',
        description: 'The widgets that the page shows at once: their names, separated by spaces.',
      },
      {
        name: 'prerender',
        description:
          'true to let browsers prerender the cart, lists and orders once the shopper points at a link to them. By default as PolicyFilter says.',
        type: 'boolean',
      },
      {
        name: 'policy',
        description: 'self, nonce or cdn. By default the policy of PolicyFilter, or else self.',
      },
      { name: 'nonce', description: 'The nonce of this request. By default the one of PolicyFilter.' },
      {
        name: 'base',
        description:
          "The address of the build's folder, of this or another origin. By default the one of PolicyFilter, or else /widgets/.",
      },
      {
        name: 'release',
        description:
          "The release that the page is pinned to, such as 0.1.0+3f2a9c1e. By default the current one of the build's folder.",
      },
    ],
  }),
  writeTag({
    name: 'state',
    className: `${KIT}.StateTag`,
    body: 'empty',
    description:
      'Writes the state block: what the server already knows. Each attribute is a map or a bean; null leaves it out.',
    example: '<cb:state config="\u0024{settings}" profile="\u0024{profile}" cart="\u0024{cart}"/>',
    entries: [
      { name: 'config', description: 'The configuration of the widgets on this site.', ...OBJECT },
      { name: 'profile', description: 'The profile of the visitor.', ...OBJECT },
      { name: 'cart', description: "The cart, as in the reply of the server's cart call.", ...OBJECT },
      { name: 'navigation', description: "The header's menu.", ...OBJECT },
      { name: 'message', description: 'The message for the visitor: tone and text.', ...OBJECT },
    ],
  }),
  writeTag({
    name: 'widget',
    className: `${KIT}.AnyWidgetTag`,
    body: 'JSP',
    description:
      'The mount point of a widget that this kit has no tag for. Other attributes become data-* attributes.',
    example: '<cb:widget name="cart-page" view="inspect">Your Shopping Cart</cb:widget>',
    entries: [
      { name: 'name', description: "The widget's name.", required: true, expression: false },
      ...OF_ALL,
    ],
    isOpen: true,
  }),
];

/** Writes the whole descriptor. */
export function writeTagLibrary(tags: DescribedTag[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<taglib xmlns="http://java.sun.com/xml/ns/javaee" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
    xsi:schemaLocation="http://java.sun.com/xml/ns/javaee http://java.sun.com/xml/ns/javaee/web-jsptaglibrary_2_1.xsd" version="2.1">
  <description>Mount points, head and state block of Catalogue Islands.</description>
  <tlib-version>1.0</tlib-version>
  <short-name>cb</short-name>
  <uri>${URI}</uri>
  <listener><listener-class>${KIT}.Manifests</listener-class></listener>
${OTHERS.join('')}${tags.map(widgetTag).join('')}</taglib>
`;
}

function widgetTag({ name, className, description, attributes, slots }: DescribedTag): string {
  const required = attributes.filter((attribute) => attribute.required);
  const given = required.map(({ name: property, words }) => ` ${property}="${words?.[0] ?? '…'}"`).join('');
  return writeTag({
    name,
    className,
    extraInfo: `${KIT}.WidgetExtraInfo`,
    body: 'JSP',
    description: `${description}${slotsAsText(slots)}`,
    example: `<cb:${name}${given}>Fallback content</cb:${name}>`,
    entries: [
      ...attributes.map((attribute) => ({
        name: attribute.name,
        description: `${attribute.description} Expected: ${attribute.expected}.${usualOf(attribute)}`,
        required: attribute.required,
        ...OBJECT,
      })),
      ...OF_ALL,
    ],
  });
}

/** Describes what the body may contain in addition to the fallback. */
function slotsAsText(slots: Record<string, string>): string {
  const all = Object.entries(slots).map(([name, text]) => `${name}: ${text}`);
  return all.length ? ` Slots, filled by <template data-cb-slot="NAME"> in the body: ${all.join(' ')}` : '';
}

function usualOf({ usual }: DescribedAttribute): string {
  return usual === undefined || usual === '' ? '' : ` Default: ${usual}.`;
}

function writeTag(tag: {
  name: string;
  className: string;
  extraInfo?: string;
  body: 'empty' | 'JSP';
  description: string;
  example: string;
  entries: Entry[];
  /** True if the tag accepts any other attribute. */
  isOpen?: boolean;
}): string {
  const { name, className, extraInfo, body, description, example, entries, isOpen } = tag;
  return `  <tag>
    <description>${escapeXml(description)}</description>
    <name>${name}</name>
    <tag-class>${className}</tag-class>
${extraInfo ? `    <tei-class>${extraInfo}</tei-class>\n` : ''}    <body-content>${body}</body-content>
${entries.map(writeEntry).join('')}${isOpen ? '    <dynamic-attributes>true</dynamic-attributes>\n' : ''}    <example>${escapeXml(example)}</example>
  </tag>
`;
}

function writeEntry({ name, description, required = false, expression = true, type }: Entry): string {
  return `    <attribute>
      <description>${escapeXml(description)}</description>
      <name>${name}</name>
      <required>${required}</required>
      <rtexprvalue>${expression}</rtexprvalue>
      <type>${type ?? 'java.lang.String'}</type>
    </attribute>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
