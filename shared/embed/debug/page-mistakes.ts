/** Mistakes elsewhere on a page that affect the widgets. */
import type { TrustedTypesWindow } from 'trusted-types/lib/index.js';
import { registry } from '../../page/registry.ts';
import { tell } from './tell.ts';

/**
 * Reports a loader that can't run or occurs twice, a foreign base, changed built-ins, and a policy without `cb-html`.
 */
export function findPageMistakes(): void {
  findLoaderMistakes();
  findForeignBase();
  findChangedBuiltIns();
  findMissingPolicy();
}

/** A `loader.js` at another address isn't ours: other products have files of this name. */
function findLoaderMistakes(): void {
  const { base = '' } = registry();
  const ours = [base, base.replace(/releases\/[^/]+\/$/, '')].map((directory) => `${directory}loader.js`);
  const loaders = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].filter(({ src }) =>
    ours.includes(src.replace(/[?#].*/, '')),
  );
  for (const script of loaders.filter(({ type }) => type !== 'module')) {
    tell('classic-loader', script.src, { element: script });
  }
  const modules = loaders.filter(({ type }) => type === 'module');
  // A head fragment of the build writes its loader twice, once async.
  const isFirstOfTwo = ({ async, src }: HTMLScriptElement) =>
    async && modules.some((other) => !other.async && other.src === src);
  const second = modules.filter((script) => !isFirstOfTwo(script))[1];
  if (second) tell('loader-twice', `the second one is ${second.src}`, { element: second });
}

function findForeignBase(): void {
  const element = document.querySelector<HTMLBaseElement>('base[href]');
  if (!element || new URL(element.href, location.href).origin === location.origin) return;
  tell('foreign-base', `<base href="${element.href}">, while the page is at ${location.origin}`, { element });
}

/** The built-ins that the widgets rely on. Not `fetch`: tools that measure a page wrap it without doing harm. */
const BUILT_INS: [name: string, owner: object, functions: string][] = [
  ['Array', Array, 'from isArray of'],
  [
    'Array.prototype',
    Array.prototype,
    'concat entries every filter find findIndex flat flatMap forEach includes indexOf join keys map push reduce reverse slice some sort splice',
  ],
  ['Object', Object, 'assign entries fromEntries keys values'],
  [
    'String.prototype',
    String.prototype,
    'includes indexOf match matchAll replace slice split startsWith trim',
  ],
  ['Function.prototype', Function.prototype, 'apply bind call'],
  ['JSON', JSON, 'parse stringify'],
  ['Promise.prototype', Promise.prototype, 'catch finally then'],
  ['Element.prototype', Element.prototype, 'append closest matches remove replaceWith'],
  ['Document.prototype', Document.prototype, 'createElement querySelector querySelectorAll'],
];

/** Without `Date`, which has its own `toJSON`. */
const WITHOUT_JSON = { Array, Boolean, Number, Object, String };

function findChangedBuiltIns(): void {
  const replaced = BUILT_INS.flatMap(([name, owner, functions]) =>
    functions
      .split(' ')
      .filter((one) => !isNative((owner as Record<string, unknown>)[one]))
      .map((one) => `${name}.${one}`),
  );
  const added = Object.entries(WITHOUT_JSON)
    .filter(([, { prototype }]) => Object.hasOwn(prototype, 'toJSON'))
    .map(([name]) => `${name}.prototype.toJSON`);
  const changed = [...added, ...replaced];
  if (changed.length > 0) tell('changed-built-in', changed.join(', '));
}

function isNative(value: unknown): boolean {
  return (
    typeof value === 'function' &&
    /\[native code\]\s*\}$/.test(Function.prototype.toString.call(value).trim())
  );
}

/**
 * Tries the policy's name in an empty frame, which inherits the page's content policy but has its own names. In the
 * page itself, the name can be used only once, and the sanitiser needs it.
 */
function findMissingPolicy(): void {
  if (!('trustedTypes' in window)) return;
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const factory = (frame.contentWindow as unknown as TrustedTypesWindow | null)?.trustedTypes;
  try {
    factory?.createPolicy('cb-html', {});
  } catch {
    tell('policy-types');
  }
  frame.replaceWith();
}
