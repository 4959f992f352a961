/** Writes the description of the tag library (TLD), by which a container checks a page and an editor completes one. */

/** The tag of a widget. */
export interface DescribedTag {
  name: string;
  className: string;
  description: string;
  attributes: DescribedAttribute[];
  /** Places that take content of the page, each with a sentence. */
  slots: Record<string, string>;
}

interface DescribedAttribute {
  /** In the tag. */
  name: string;
  /** In HTML. */
  attribute: string;
  /** What a template author writes, as it completes "expected …". */
  expected: string;
  description: string;
  required: boolean;
  usual?: unknown;
  /** The only texts that are allowed. */
  words?: string[];
  least?: number;
  most?: number;
}

/** An attribute of a tag as the TLD has it. */
interface Entry {
  name: string;
  description: string;
  required?: boolean;
  /** False where no expression may stand. */
  expression?: boolean;
  type?: 'java.lang.String' | 'java.lang.Object' | 'boolean';
}

const KIT = 'catalogueislands.jsp';

/** What pages name in `<%@ taglib %>`. */
const URI = 'urn:catalogue-islands';

/** What every widget's tag has. */
const OF_ALL: Entry[] = [
  { name: 'id', description: 'The id of the mount point.' },
  { name: 'styleClass', description: 'The class of the mount point.' },
  {
    name: 'load',
    description: "When the widget is loaded: eager, visible, idle or off; left out, the widget's own way.",
  },
  { name: 'off', description: 'true prints the fallback alone, without a mount point.', type: 'boolean' },
];

const OBJECT = { type: 'java.lang.Object' } as const;

/** The tags that are not of one widget. */
const OTHERS = [
  writeTag({
    name: 'assets',
    className: `${KIT}.AssetsTag`,
    extraInfo: `${KIT}.AssetsExtraInfo`,
    body: 'empty',
    description:
      'What the head of a page needs: sheets and modules of the widgets that it names, and the loader.',
    example: '<cb:assets widgets="cart-page mini-cart"/>',
    entries: [
      { name: 'widgets', description: 'Names of the widgets that the page shows at once, parted by blanks.' },
      { name: 'policy', description: 'self, nonce or cdn; left out, what PolicyFilter says, else self.' },
      { name: 'nonce', description: 'The nonce of this request; left out, the one of PolicyFilter.' },
      {
        name: 'base',
        description: "The address of the build's folder; left out, the one of PolicyFilter, else /widgets/.",
      },
    ],
  }),
  writeTag({
    name: 'state',
    className: `${KIT}.StateTag`,
    body: 'empty',
    description:
      'The state block: what the server knows already. Each part is a map or a bean; null leaves it out.',
    example: '<cb:state config="\u0024{config}" profile="\u0024{profile}" cart="\u0024{cart}"/>',
    entries: [
      { name: 'config', description: 'Settings of the widgets on this site.', ...OBJECT },
      { name: 'profile', description: 'Who is shopping.', ...OBJECT },
      { name: 'cart', description: "The cart, as the server's cart call replies it.", ...OBJECT },
      { name: 'navigation', description: "The header's menu.", ...OBJECT },
      { name: 'message', description: 'What the page has to tell: tone and text.', ...OBJECT },
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

/** Writes the whole description. */
export function writeTagLibrary(tags: DescribedTag[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<taglib xmlns="http://java.sun.com/xml/ns/javaee" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
    xsi:schemaLocation="http://java.sun.com/xml/ns/javaee http://java.sun.com/xml/ns/javaee/web-jsptaglibrary_2_1.xsd" version="2.1">
  <description>Mount points, head and state block of Catalogue Islands.</description>
  <tlib-version>1.0</tlib-version>
  <short-name>cb</short-name>
  <uri>${URI}</uri>
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
    example: `<cb:${name}${given}>What is seen before, or without, JavaScript</cb:${name}>`,
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

/** What the body may hold besides the fallback. */
function slotsAsText(slots: Record<string, string>): string {
  const all = Object.entries(slots).map(([name, text]) => `${name}: ${text}`);
  return all.length ? ` Slots, by <template data-cb-slot="NAME"> in the body: ${all.join(' ')}` : '';
}

function usualOf({ usual }: DescribedAttribute): string {
  return usual === undefined || usual === '' ? '' : ` Left out: ${usual}.`;
}

function writeTag(tag: {
  name: string;
  className: string;
  extraInfo?: string;
  body: 'empty' | 'JSP';
  description: string;
  example: string;
  entries: Entry[];
  /** True where any other attribute may stand, too. */
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
