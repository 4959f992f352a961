/** The declaration files of the package, for TypeScript programs [embedding Types]. */
import type { Product, Widget, WidgetAttribute } from '../product.ts';
import { closureOf } from '../sources/read-declarations.ts';
import type { StateKey } from '../state/read-state-keys.ts';

const HEAD = '// Made by the build from the definitions of the widgets.\n';

/** The files by their path below `types/`. */
export function declarationFiles(product: Product): Map<string, string> {
  return new Map([
    ['index.d.ts', indexFile(product)],
    ['react.d.ts', jsxFile('react', REACT, product)],
    ['preact.d.ts', jsxFile('preact', PREACT, product)],
  ]);
}

function indexFile(product: Product): string {
  const { declarations, widgets, stateKeys, events } = product;
  const named = closureOf(declarations, ['PageEvents', 'Window', 'LoadStrategy']);
  const types = [
    ...named.filter(({ name }) => name !== 'Window').map(({ doc, text }) => [doc, text]),
    [
      'The attributes of each widget, on its element or its mount point.',
      `interface WidgetAttributes {\n${widgets.map(attributesOf).join('\n')}\n}`,
    ],
    ['The name of a widget, in `data-cb-widget`.', 'type WidgetName = keyof WidgetAttributes;'],
    [
      'What an element has that is the mount point of a widget.',
      `type MountPoint = {
  [Name in WidgetName]: { 'data-cb-widget': Name; 'data-cb-load'?: LoadStrategy | 'off' } & WidgetAttributes[Name];
}[WidgetName];`,
    ],
    [
      'A flag as the server writes it. `true` and `1` are yes, also as texts; anything else is no.',
      "type Flag = boolean | 0 | 1 | 'true' | 'false' | '0' | '1' | '';",
    ],
    ['A whole number of 0 or more, or its text.', `type WholeNumber = number | \`\${number}\`;`],
    [
      "Texts in place of the widgets' own, by widget, or `shared` or `ui`, and key.",
      `type Messages = { [Widget in ${messageGroups(product)}]?: Record<string, string> };`,
    ],
    [
      'What `#cb-state` may hold. Every part may be left out; `null` counts as left out.',
      `interface StateBlock ${objectOf(stateKeys, '', '')}`,
    ],
  ];
  return `${HEAD}
${types.map(([doc = '', text]) => `${comment(doc, '')}export ${text}\n`).join('\n')}
declare global {
  interface DocumentEventMap {
${events.map(({ name }) => `    '${name}': CustomEvent<PageEvents['${name}']>;`).join('\n')}
  }
  ${declarations.get('Window')?.text}
}
`;
}

function messageGroups({ messages }: Product): string {
  return [...new Set(messages.map(({ widget }) => `'${widget}'`))].join(' | ');
}

function attributesOf({ name, description, attributes }: Widget): string {
  const lines = attributes.map((attribute) => {
    const key = `'${attribute.name}'${attribute.required ? '' : '?'}`;
    return `${comment(attribute.description, '    ')}    ${key}: ${typeOf(attribute)};\n`;
  });
  return `${comment(description, '  ')}  '${name}': {\n${lines.join('')}  };`;
}

/** Numbers may be written as numbers: the program that prints the template turns them into text. */
function typeOf({ words, range }: WidgetAttribute): string {
  if (words) return words.map((word) => `'${word}'`).join(' | ');
  return range ? `number | \`\${number}\`` : 'string';
}

/** The keys below a path, as the body of an interface. */
function objectOf(keys: StateKey[], parent: string, indent: string): string {
  const own = keys.filter(({ path }) => isBelow(path, parent));
  const lines = own.map((key) => {
    const inner = `${indent}  `;
    const name = key.path.slice(parent ? parent.length + 1 : 0);
    const type =
      key.type === 'object'
        ? objectOf(keys, key.path, inner)
        : key.type === 'list'
          ? `Array<${objectOf(keys, `${key.path}[]`, inner)}>`
          : key.type;
    const nullable = key.required ? type : `${type} | null`;
    return `${comment(key.description, inner)}${inner}'${name}'${key.required ? '' : '?'}: ${nullable};`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function isBelow(path: string, parent: string): boolean {
  if (parent && !path.startsWith(`${parent}.`)) return false;
  return !path.slice(parent ? parent.length + 1 : 0).includes('.');
}

/**
 * Describes how a library types the attributes of an element, and the parameter of the type that all elements share.
 */
interface JsxTypes {
  element: string;
  parameter: string;
}

const REACT: JsxTypes = {
  element: 'DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>',
  parameter: 'T',
};
const PREACT: JsxTypes = {
  element: 'HTMLAttributes<HTMLElement>',
  parameter: 'RefType extends EventTarget = EventTarget',
};

/** The elements and mount points for JSX; a separate entry, so that the library isn't required. */
function jsxFile(library: string, { element, parameter }: JsxTypes, { widgets }: Product): string {
  return `${HEAD}
import type { LoadStrategy, WidgetAttributes, WidgetName } from './index.js';

declare module '${library}' {
  namespace JSX {
    interface IntrinsicElements {
${widgets.map(({ name }) => `      'cb-${name}': ${element} & WidgetAttributes['${name}'];`).join('\n')}
    }
  }
  interface HTMLAttributes<${parameter}> {
    'data-cb-widget'?: WidgetName;
    'data-cb-load'?: LoadStrategy | 'off';
  }
}
`;
}

function comment(text: string, indent: string): string {
  return text && `${indent}/** ${text.replaceAll('*/', '* /')} */\n`;
}
