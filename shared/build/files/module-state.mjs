/**
 * Finds out whether a module holds state: values that change during the life of a page, which two copies of the module
 * would split between them. Anything unclear counts as state: a missing copy costs bytes, an extra one is a bug.
 */
import { parseAst } from 'rolldown/parseAst';
import { nodesIn } from '../syntax-tree.mjs';

/** Layers whose functions return plain values; results of functions in other layers count as state. */
const STATELESS_LAYERS = ['shared/domain/', 'shared/api/', 'shared/ui/'];

/** Functions whose results may exist twice: texts, components, and loaders of lazy files. */
const REPEATABLE = ['defineMessages', 'lazyModule', 'lazyComponent', 'memo'];

/** Sources of functions whose results change, for a module of a stateless layer. */
const KEEPERS = ['nanostores', '@preact/signals', '/stores/', '/page/'];

/** Statements with an effect of their own. */
const CONTROL = /^(?:If|For|While|Do|Try|Switch|Block|Labeled|Throw)/;

const COLLECTIONS = ['Map', 'Set', 'WeakMap', 'WeakSet'];
const UNCHANGING = ['Intl', 'TextEncoder', 'TextDecoder', 'RegExp'];

/** Methods that change a collection. */
const CHANGES =
  'push pop shift unshift splice sort reverse fill copyWithin set add delete clear assign'.split(' ');

/**
 * Lists the state that a module holds.
 * @import { ESTree } from 'rolldown/utils'
 * @typedef {{sources: Map<string, string>, isStateless: boolean}} Origin where the names of a module come from
 * @param {string} path below the project's directory
 * @param {string} code TypeScript
 * @returns {{line: number, what: string}[]} empty if the module may be copied
 */
export function stateIn(path, code) {
  const { body } = parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path);
  const sources = importedFrom(body);
  const changed = changedNames(body);
  const isStateless = STATELESS_LAYERS.some((layer) => path.startsWith(layer));
  const lineOf = (/** @type {ESTree.Node} */ node) => code.slice(0, node.start).split('\n').length;
  const isChanged = (/** @type {ESTree.Node} */ node) => node.type === 'Identifier' && changed.has(node.name);
  const changes = (/** @type {ESTree.Node | null} */ value) => keeps(value, { sources, isStateless });
  return body.flatMap((statement) => {
    const node = ('declaration' in statement && statement.declaration) || statement;
    const tell = (/** @type {string} */ what) => ({ line: lineOf(node), what });
    if (node.type === 'VariableDeclaration' && !node.declare) {
      const held = node.declarations.filter(
        ({ id, init }) => node.kind !== 'const' || changes(init) || nodesIn(id).some(isChanged),
      );
      return held.map(({ id }) => tell(code.slice(id.start, id.end).replace(/:.*/s, '')));
    }
    const acts = statement.type === 'ExpressionStatement' && !statement.directive;
    if (acts || CONTROL.test(statement.type)) return [tell('code that runs when the module is loaded')];
    return statement.type === 'ExportDefaultDeclaration' && changes(node) ? [tell('default')] : [];
  });
}

/** Whether a module's top-level value changes, or comes from a source that may. */
function keeps(/** @type {ESTree.Node | null} */ value, /** @type {Origin} */ module) {
  const inner = value && withoutTypes(value);
  if (inner?.type === 'AwaitExpression') return true;
  if (inner?.type === 'NewExpression') {
    const name = rootName(inner.callee);
    return COLLECTIONS.includes(name) ? inner.arguments.length === 0 : !UNCHANGING.includes(name);
  }
  if (inner?.type !== 'CallExpression') return false;
  const name = rootName(inner.callee);
  if (REPEATABLE.includes(name) || name === 'Object' || name === 'Symbol') return false;
  if (!module.isStateless) return true;
  return name.startsWith('create') || KEEPERS.some((keeper) => module.sources.get(name)?.includes(keeper));
}

/** The names that a module changes: `name.field = …`, `delete name.field`, `name.push(…)`, `Object.assign(name)`. */
function changedNames(/** @type {ESTree.Program['body']} */ body) {
  /** @type {Set<string>} */
  const names = new Set();
  for (const node of nodesIn(body)) {
    if (node.type === 'AssignmentExpression' || node.type === 'UpdateExpression') {
      const target = withoutTypes('left' in node ? node.left : node.argument);
      if (target.type === 'MemberExpression') names.add(rootName(target));
    }
    if (node.type === 'UnaryExpression' && node.operator === 'delete') names.add(rootName(node.argument));
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') continue;
    const { object, property } = node.callee;
    if (property.type === 'Identifier' && CHANGES.includes(property.name)) {
      const [first = object] = node.arguments;
      names.add(rootName(object));
      if (property.name === 'assign') names.add(rootName(first));
    }
  }
  return names;
}

/** The source module of each local name. */
function importedFrom(/** @type {ESTree.Program['body']} */ body) {
  const imports = body.filter((statement) => statement.type === 'ImportDeclaration');
  return new Map(
    imports.flatMap(({ source, specifiers }) => specifiers.map(({ local }) => [local.name, source.value])),
  );
}

/** @type {(node: ESTree.Node) => string} the first name of `a.b.c` and of `a()`; empty if there is none */
function rootName(node) {
  const inner = withoutTypes(node);
  if (inner.type === 'MemberExpression') return rootName(inner.object);
  if (inner.type === 'CallExpression') return rootName(inner.callee);
  return inner.type === 'Identifier' ? inner.name : '';
}

/** @type {(node: ESTree.Node) => ESTree.Node} */
function withoutTypes(node) {
  const isInside =
    'expression' in node && typeof node.expression === 'object' && node.type !== 'ChainExpression';
  return isInside ? withoutTypes(node.expression) : node;
}
