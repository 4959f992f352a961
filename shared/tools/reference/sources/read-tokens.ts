/** Reads the tokens of the theming contract, and which stylesheets use them. */
import { modulesIn } from './parse-module.ts';

/** A custom property that a site may set on `:root`. */
export interface Token {
  name: string;
  /** What it is where the site sets nothing. */
  default: string;
  /** Stylesheets that use it, by their paths. */
  usedIn: string[];
}

const TOKENS = 'shared/styles/tokens.css';

/**
 * All tokens: those that have their value in `tokens.css`, and those that no stylesheet sets, which leave a value to the
 * site. What a stylesheet or a component sets for itself is no token.
 * @param root the project's directory
 */
export function readTokens(root: string): Token[] {
  const sheets = ['shared/styles', 'widgets'].flatMap((folder) => modulesIn(root, folder, ['.css']));
  const components = ['shared/ui', 'widgets'].flatMap((folder) => modulesIn(root, folder));
  const styles = sheets.map(({ path, text }) => ({ path, text: text.replace(/\/\*[\s\S]*?\*\//g, '') }));
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
