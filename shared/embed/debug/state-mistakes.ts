/** Mistakes in a page's state block. The code that reads the block defines what is correct. */
import { visitorFromPage } from '../../api/account/visitor.ts';
import { writeJson } from '../../domain/json.ts';
import { didYouMean } from '../../domain/nearest-name.ts';
import { placeholderMistakes } from '../../domain/placeholders.ts';
import type { StateBlock } from '../../domain/state-block.ts';
import { configuration, readConfiguration } from '../../page/configuration.ts';
import { namedTexts } from '../../page/messages.ts';
import { readStateBlock, STATE_BLOCK } from '../../page/state-block.ts';
import { tell } from './tell.ts';

type Group = Record<string, unknown>;

/** The keys of the block; the compiler compares them with the type. */
const KEYS: Record<keyof StateBlock, true> = {
  config: true,
  profile: true,
  cart: true,
  navigation: true,
  message: true,
};

/** The groups of texts that belong to no widget. */
const COMMON = ['shared', 'ui'];

/**
 * Reports mistakes in the state block: the element, unknown keys, names of widgets, a token that is missing or empty.
 * @param widgets the names of the build's widgets
 */
export function findStateMistakes(widgets: string[]): void {
  findElementMistakes();
  const block = readStateBlock();
  // Reports wrong values now. Otherwise a widget reports them when it first needs one.
  configuration();
  const config = groupOf(block.config);
  compare('', block, Object.keys(KEYS));
  compare('config', config, keysAskedFor(readConfiguration));
  compareProfile(groupOf(block.profile));
  findProfileValues(groupOf(block.profile));
  if (Object.keys(block).length && !String(config.csrfToken ?? '').trim()) {
    tell('no-csrf-token', 'csrfToken' in config ? 'it is empty' : 'it is missing');
  }
  for (const name of Object.keys(groupOf(config.messages))) {
    const known = [...widgets, ...COMMON];
    if (!known.includes(name)) reportText(`config.messages.${name}`, name, known);
  }
  for (const name of Array.isArray(config.off) ? config.off.map(String) : []) {
    if (!widgets.includes(name)) reportKey(`config.off: "${name}"`, name, widgets);
  }
}

function findElementMistakes(): void {
  const all = [...document.querySelectorAll('[id="cb-state"]')];
  const blocks = all.filter((element) => element.matches(STATE_BLOCK));
  const others = all.filter((element) => !blocks.includes(element));
  if (all.length === 0) tell('state-block-missing');
  if (blocks.length > 1) tell('state-block-twice', `it has ${blocks.length}`, { element: blocks[1] });
  for (const element of others) {
    const type = element.getAttribute('type');
    const found = `<${element.localName}${type === null ? '' : ` type="${type}"`} id="cb-state">`;
    tell('state-block-element', found, { element });
  }
}

/** Values of the profile that count as absent if they are invalid, which gives the fewest rights. */
const PROFILE_VALUES: Record<string, { pattern: RegExp; expected: string }> = {
  userType: { pattern: /^\d+$/, expected: '1, 2 or 3' },
  siteType: { pattern: /^[123]$/, expected: '1, 2 or 3' },
  miniCartCount: { pattern: /^\d+$/, expected: 'a whole number' },
};

function findProfileValues(profile: Group): void {
  const tellOf = (key: string, expected: string) =>
    tell('bad-state-value', `profile.${key}: expected ${expected}, found ${writeJson(profile[key])}`);
  for (const [key, { pattern, expected }] of Object.entries(PROFILE_VALUES)) {
    const text = String(profile[key] ?? '');
    if (text && !pattern.test(text)) tellOf(key, expected);
  }
  if (profile.hidePrice === false) tellOf('hidePrice', 'the text "false" to show prices');
}

/** Compares the keys of the profile and of its groups. */
function compareProfile(profile: Group): void {
  const known = keysAskedFor(visitorFromPage);
  compare('profile', profile, known);
  for (const key of known) {
    // Without a group, the reader would report the recorder.
    if (profile[key]?.constructor !== Object) continue;
    const within = keysAskedFor((recorder) => visitorFromPage({ [key]: recorder }));
    if (within.length > 0) compare(`profile.${key}`, groupOf(profile[key]), within);
  }
}

/**
 * Reports replaced texts whose keys look misspelt, and those with other placeholders than the widget's own, compared with the
 * modules of a widget that have loaded.
 */
export function findUnknownTexts(widget: string): void {
  const messages = groupOf(groupOf(readStateBlock().config).messages);
  for (const name of [widget, ...COMMON]) {
    const own = new Map(
      namedTexts.flatMap(([owner, texts]) => (owner === name ? Object.entries(texts) : [])),
    );
    const known = [...own.keys()];
    for (const [key, text] of Object.entries(groupOf(messages[name]))) {
      const path = `config.messages.${name}.${key}`;
      const replaced = own.get(key);
      if (replaced !== undefined) {
        for (const found of placeholderMistakes(path, replaced, String(text)))
          tell('message-placeholder', found);
      }
      // A key without a similar one may belong to a dialog, whose module loads when it opens.
      else if (didYouMean(key, known)) reportText(path, key, known);
    }
  }
}

/** Returns the keys that a function reads from an object. The values are all undefined. @param read gets the object */
function keysAskedFor(read: (recorder: unknown) => void): string[] {
  const keys = new Set<string>();
  const recorder = new Proxy(
    {},
    {
      get(_, key) {
        if (key === 'constructor') return Object;
        if (typeof key === 'string' && !(key in Object.prototype)) keys.add(key);
        return undefined;
      },
    },
  );
  read(recorder);
  return [...keys];
}

function compare(path: string, found: object, known: string[]): void {
  for (const key of Object.keys(found)) {
    if (known.includes(key)) continue;
    reportKey(`${path ? `${path}.` : ''}${key}`, key, known);
  }
}

function reportKey(mistake: string, name: string, known: string[]): void {
  tell('unknown-key', mistake, {}, didYouMean(name, known));
}

/** The reported texts, because a widget may be on the page more than once. */
const told = new Set<string>();

function reportText(mistake: string, name: string, known: string[]): void {
  if (told.has(mistake)) return;
  told.add(mistake);
  tell('unknown-message', mistake, {}, didYouMean(name, known));
}

function groupOf(value: unknown): Group {
  return value?.constructor === Object ? (value as Group) : {};
}
