/**
 * Makes an ES module of a CommonJS file. The bundler can do so, too, with a runtime that would be one more file of every
 * page. For the packages of `COMMONJS` in `targets.mjs` alone: `papaparse`, and in the build on React React itself.
 * `test/unit/build/packages.test.ts` compares each with the original.
 */
import { createRequire } from 'node:module';
import { parseAst } from 'rolldown/parseAst';
import { nodesIn } from '../syntax-tree.mjs';

/**
 * @param {string} path absolute
 * @param {string} code what is in the file
 * @returns {string} a module with the same exports by name, and all of them as its default. Nothing comes before the first
 *   line but text, so line numbers in source maps stay true
 */
export function moduleOf(path, code) {
  const calls = nodesIn(parseAst(code)).filter((node) => node.type === 'CallExpression');
  const literals = calls.flatMap(({ callee, arguments: [given] }) => {
    const isRequire = callee.type === 'Identifier' && callee.name === 'require';
    return isRequire && given?.type === 'Literal' ? [given.value] : [];
  });
  const required = [...new Set(literals)];
  const imports = required.map((name, index) => `import required${index} from ${JSON.stringify(name)};`);
  const table = required.map((name, index) => `${JSON.stringify(name)}: required${index}`);
  const names = Object.keys(createRequire(import.meta.url)(path)).filter((name) => name !== 'default');
  return [
    `${imports.join('')} const module = { exports: {} }, exports = module.exports, define = undefined;`,
    ` const require = (name) => ({ ${table.join(', ')} })[name]; ${code}\n`,
    'export default module.exports;\n',
    'const read = (name) => module.exports[name];\n',
    // Pure, so that what nobody imports is left out.
    ...names.map((name) => `const exported_${name} = /* @__PURE__ */ read('${name}');\n`),
    `export { ${names.map((name) => `exported_${name} as ${name}`).join(', ')} };\n`,
  ].join('');
}
