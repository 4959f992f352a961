/**
 * Converts a CommonJS file to an ES module. The bundler's own conversion needs a runtime, which would be another file
 * on every page. Only for the packages of `COMMONJS` in `targets.mjs`: `papaparse` and, in the build on React, React
 * itself. `test/unit/build/packages.test.ts` compares each with the original.
 */
import { createRequire } from 'node:module';
import { parseAst } from 'rolldown/parseAst';
import { nodesIn } from '../syntax-tree.mjs';

/**
 * @param {string} path absolute
 * @param {string} code the file's content
 * @returns {string} a module with the same exports by name, and all of them as its default. No line is added
 *   before the first one, so line numbers in source maps stay right
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
    // Pure, so that unused exports are dropped.
    ...names.map((name) => `const exported_${name} = /* @__PURE__ */ read('${name}');\n`),
    `export { ${names.map((name) => `exported_${name} as ${name}`).join(', ')} };\n`,
  ].join('');
}
