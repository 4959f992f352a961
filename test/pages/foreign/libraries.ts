/** Scripts that change the browser's own objects, each placed first in a page's head. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LIBRARY_FILES, type OldLibrary } from '../../../demo-pages/server/pages/page-variants.ts';

const file = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');
const inline = (...texts: string[]) =>
  texts.map((text) => `<script>${text.replaceAll('</script', '<\\/script')}</script>`).join('');

const prototypeBuiltIns = (version: OldLibrary) =>
  inline(...LIBRARY_FILES[version].map((name) => file(`demo-pages/public/${name}`)));

/** `for … in` finds these additions in every object of the page. */
const ADDED_TO_OBJECTS = `
  Object.prototype.extend = function (source) { for (var name in source) this[name] = source[name]; return this; };
  Object.prototype.contains = function (value) { for (var name in this) if (this[name] === value) return true; };
  for (var name of ['clone', 'each', 'size', 'inspect', 'merge', 'isEmpty', 'toJSONString', 'watch', 'keys', 'map', 'hasKey', 'hasValue'])
    Object.prototype[name] = function () {};
  Array.prototype.contains = function (value) { return this.indexOf(value) > -1; };
  Array.prototype.remove = function (value) { this.splice(this.indexOf(value), 1); return this; };
`;

/** The same, under names of optional properties in our own modules or in the server's replies. */
const ADDED_COMMON_NAMES = `
  for (var name of ['version', 'base', 'path', 'load', 'ready', 'mount', 'status', 'queue', 'running', 
    'items', 'count', 'total', 'data', 'page', 'cart', 'user', 'state', 'config', 'profile',
    'message', 'messages', 'first', 'last', 'find', 'filter', 'has', 'add', 'remove', 'sort', 'trim', 'format', 'log', 'debug',
    'options', 'settings', 'failure', 'result', 'response', 'search',
    'plugin', 'plugins', 'namespace', 'ns', 'app', 'init'])
    Object.prototype[name] = function () {};
`;

/** Names of optional properties of components, elements, requests and replies. */
const ADDED_OUR_NAMES = `
  for (var name of ['ref', 'signal', 'message', 'children', 'error', 'href', 'name', 'id', 'title', 'email'])
    Object.prototype[name] = function () {};
`;

/** A browser that keeps nothing for the page: access to storage, cookies or other tabs throws. */
export const KEEPS_NOTHING = inline(`
  var refuse = function () { throw new DOMException('The operation is insecure.', 'SecurityError'); };
  ['localStorage', 'sessionStorage', 'indexedDB', 'caches'].forEach(function (name) {
    Object.defineProperty(window, name, { configurable: true, get: refuse });
  });
  Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: refuse, set: refuse });
  navigator.locks.request = window.BroadcastChannel = refuse;
`);

/** By name: the HTML that a page writes for it. */
export const LIBRARIES: Record<string, string> = {
  'Prototype 1.6': prototypeBuiltIns('1.6'),
  'Prototype 1.7': prototypeBuiltIns('1.7'),
  'MooTools 1.5': inline(file('node_modules/mootools/lib/mootools-core-1.5.2-server.js')),
  'jQuery 1': inline(file('node_modules/jquery-1/dist/jquery.js'), 'jQuery.noConflict();'),
  polyfills: inline(
    file('node_modules/es5-shim/es5-shim.js'),
    file('node_modules/es5-shim/es5-sham.js'),
    file('node_modules/es6-shim/es6-shim.js'),
    file('node_modules/es6-shim/es6-sham.js'),
  ),
  'additions to Object.prototype': inline(ADDED_TO_OBJECTS),
  'common names on Object.prototype': inline(ADDED_COMMON_NAMES),
  'names of props on Object.prototype': inline(ADDED_OUR_NAMES),
};
