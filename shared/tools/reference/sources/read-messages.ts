/** Reads every text that a page may replace: the arguments of `defineMessages`. */
import { type Node, traverseFast } from '@babel/types';
import { placeholdersIn } from '../../../domain/placeholders.ts';
import { modulesIn, parseModule, positionOf, type SourceModule } from './parse-module.ts';

/** A text of the interface. */
export interface Message {
  /** The widget, or 'shared' or 'ui' for texts that several share. */
  widget: string;
  key: string;
  text: string;
  /** The names of its `{name}` and `{name:one|many}` placeholders. */
  placeholders: string[];
}

/**
 * All texts, by widget and key.
 * @param root the project's directory
 * @throws if a text isn't a literal, or a key has two texts
 */
export function readMessages(root: string): Message[] {
  const modules = ['widgets', 'shared'].flatMap((folder) => modulesIn(root, folder));
  return mergeMessages(modules.filter(({ text }) => text.includes('defineMessages(')).flatMap(textsIn));
}

/** The texts of one module. @throws if a text isn't a literal */
export function textsIn(module: SourceModule): Message[] {
  const messages: Message[] = [];
  traverseFast(parseModule(module), (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    if (node.callee.name !== 'defineMessages') return;
    const [widget, texts] = node.arguments;
    if (widget?.type !== 'StringLiteral' || texts?.type !== 'ObjectExpression') {
      throw new Error(`${positionOf(module, node)}: expected defineMessages('WIDGET', {…})`);
    }
    for (const property of texts.properties) {
      const text = property.type === 'ObjectProperty' ? writtenOut(property.value) : undefined;
      const key = property.type === 'ObjectProperty' ? keyOf(property.key) : undefined;
      if (text === undefined || key === undefined) {
        throw new Error(`${positionOf(module, property)}: expected a key with a string literal`);
      }
      messages.push({ widget: widget.value, key, text, placeholders: placeholdersIn(text).sort() });
    }
  });
  return messages;
}

function keyOf(key: Node): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'StringLiteral' ? key.value : undefined;
}

function writtenOut(node: Node): string | undefined {
  if (node.type === 'StringLiteral') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined;
  }
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  const [left, right] = [writtenOut(node.left), writtenOut(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

/** Several modules may share a key; a page that replaces it replaces it everywhere. */
function mergeMessages(messages: Message[]): Message[] {
  const byKey = new Map<string, Message>();
  for (const message of messages) {
    const name = `${message.widget}.${message.key}`;
    const known = byKey.get(name);
    if (known && known.text !== message.text) {
      throw new Error(`config.messages.${name} has two texts: "${known.text}" and "${message.text}"`);
    }
    byKey.set(name, message);
  }
  return [...byKey].sort(([one], [other]) => one.localeCompare(other, 'en')).map(([, message]) => message);
}
