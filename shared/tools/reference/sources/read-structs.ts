/** Reads the structs of `shared/api`: which fields an object may have, and the kind of each. */
import type { CallExpression, Expression, Node } from '@babel/types';
import { parseModule, positionOf, readModule, type SourceModule } from './parse-module.ts';

/** The shape that a struct reads. */
export type Shape =
  | { kind: 'object'; required: boolean; fields: Record<string, Shape> }
  | { kind: 'list'; required: boolean; row: Shape }
  /** A scalar: the name of its coercer. */
  | { kind: 'scalar'; required: boolean; coercer: string };

/** Functions that return a struct with the same fields. */
const WRAPPERS = ['group', 'tolerant', 'required'];
const LISTS = ['list', 'looseList'];

/**
 * Reads a struct in a constant of a module.
 * @param root the project's directory
 * @param path the module
 * @param name the constant
 * @throws if there is none, or its definition can't be analyzed
 */
export function readStruct(root: string, path: string, name: string): Shape {
  return structOf(readModule(root, path), name);
}

/** The same for a module's text. */
export function structOf(module: SourceModule, name: string): Shape {
  const constants = constantsOf(module);
  const read = (node: Node): Shape => {
    if (node.type === 'Identifier') {
      const value = constants.get(node.name);
      return value ? named(node.name, value) : { kind: 'scalar', required: false, coercer: node.name };
    }
    if (node.type === 'CallExpression') return readCall(node);
    throw new Error(`${positionOf(module, node)}: expected a struct`);
  };
  /** A coercer that the module declares itself goes by its constant's name. */
  const named = (constant: string, value: Expression): Shape => {
    const shape = read(value);
    return shape.kind === 'scalar' && shape.coercer === 'coercer' ? { ...shape, coercer: constant } : shape;
  };
  const readCall = (call: CallExpression): Shape => {
    const callee = call.callee.type === 'Identifier' ? call.callee.name : '';
    const [argument] = call.arguments;
    if (callee === 'coercer') return { kind: 'scalar', required: false, coercer: 'coercer' };
    if (argument && WRAPPERS.includes(callee)) {
      const shape = read(argument);
      return callee === 'required' ? { ...shape, required: true } : shape;
    }
    if (argument && LISTS.includes(callee)) return { kind: 'list', required: false, row: read(argument) };
    if (callee !== 'fields' || argument?.type !== 'ObjectExpression') {
      throw new Error(`${positionOf(module, call)}: expected fields({…}), found ${callee}(…)`);
    }
    const fields = argument.properties.map((property) => {
      if (property.type !== 'ObjectProperty')
        throw new Error(`${positionOf(module, property)}: expected a field`);
      const { key, value } = property;
      const field = key.type === 'StringLiteral' ? key.value : key.type === 'Identifier' ? key.name : '';
      return [field, read(value)] as const;
    });
    return { kind: 'object', required: false, fields: Object.fromEntries(fields) };
  };
  const value = constants.get(name);
  if (!value) throw new Error(`${module.path}: expected a constant ${name}`);
  return read(value);
}

function constantsOf(module: SourceModule): Map<string, Expression> {
  const constants = new Map<string, Expression>();
  for (const statement of parseModule(module).program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    }
  }
  return constants;
}
