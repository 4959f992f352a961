/** Reads the theming tokens, and which style sheets use them. */
import { modulesIn } from './parse-module.ts';

/** A custom property that a site may set on `:root`. */
export interface Token {
  name: string;
  /** Its value if the site sets none. */
  default: string;
  /** Paths of the style sheets that use it. */
  usedIn: string[];
}

const TOKENS = 'shared/styles/tokens.css';

/**
 * Reads all tokens: those with a value in `tokens.css`, and those that no style sheet sets, which only a site can give a
 * value. Properties that a style sheet or a component sets for itself aren't tokens.
 * @param root the project's directory
 */
export function readTokens(root: string): Token[] {
  const stylesheets = ['shared/styles', 'widgets'].flatMap((folder) => modulesIn(root, folder, ['.css']));
  const components = ['shared/ui', 'widgets'].flatMap((folder) => modulesIn(root, folder));
  const styles = stylesheets.map(({ path, text }) => ({ path, text: text.replace(/\/\*[\s\S]*?\*\//g, '') }));
  const declared = styles.find(({ path }) => path === TOKENS)?.text ?? '';
  const own = [...declared.matchAll(/(--cb-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
    name,
    default: value,
  }));
  const names = new Set(own.map(({ name }) => name));
  const isSet = (name: string) =>
    styles.some(({ text }) => new RegExp(`${name}\\s*:`).test(text)) ||
    components.some(({ text }) => text.includes(`'${name}'`) || text.includes(`"${name}"`));
  const left = styles.flatMap(({ text }) =>
    [...text.matchAll(/var\((--cb-[\w-]+),\s*([^()]+)\)/g)]
      .map(([, name = '', value = '']) => ({ name, default: value }))
      .filter(({ name }) => !names.has(name) && !isSet(name)),
  );
  const uses = (text: string, name: string) => new RegExp(`var\\(${name}[,)\\s]`).test(text);
  const all = new Map([...own, ...left].map((token) => [token.name, token]));
  return [...all.values()].map((token) => ({
    ...token,
    usedIn: styles.filter(({ text }) => uses(text, token.name)).map(({ path }) => path),
  }));
}
