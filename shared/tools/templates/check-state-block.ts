/** The rules for the state block of a page [embedding State block]. */
import { findBlockMistakes, SERVER_VALUE } from '../state-block-mistakes.ts';
import { type Finding, findingAt } from './findings.ts';
import { PLACEHOLDER } from './jsp-pieces.ts';
import type { Tag } from './markup.ts';
import { attributeOf, type Item, type TemplateFile } from './template-file.ts';

type StateItem = Extract<Item, { kind: 'state' }>;

/** Strings of JSON, and JSP between them. */
const STRINGS_AND_JSP = new RegExp(
  `"(?:[^"\\\\]|\\\\.)*"|${PLACEHOLDER}(?:[${PLACEHOLDER}\\r\\n]*${PLACEHOLDER})?`,
  'g',
);

/**
 * Checks the state block in one file: its element, and the content that doesn't come from JSP.
 * @param kitPrefixes prefixes of the tag library's functions
 * @param widgets names that the block may contain
 */
export function checkStateBlock(
  file: TemplateFile,
  { tag, text, textStart }: StateItem,
  kitPrefixes: Iterable<string>,
  widgets: Iterable<string>,
): Finding[] {
  if (tag.isAction) return checkStateTag(file, tag);
  if (tag.name !== 'script' || attributeOf(tag, 'type')?.value.toLowerCase() !== 'application/json') {
    return [findingAt(file, tag.start, 'state-block-element', `<${tag.name}>`)];
  }
  const end = textStart + text.length;
  const inside = file.markup.pieces.filter(
    ({ kind, start }) => kind !== 'comment' && start >= textStart && start < end,
  );
  const prefix = [...kitPrefixes][0] ?? 'cb';
  const asJson = new RegExp(`^\\s*(${[...kitPrefixes, 'cb'].join('|')}):json\\s*\\(`);
  const raw = inside.find(({ kind, code }) => kind === 'el' && !asJson.test(code));
  if (raw) {
    const found = `\${${raw.code}} in place of \${${prefix}:json(${raw.code.trim()})}`;
    return [findingAt(file, raw.start, 'injection', found)];
  }
  const escaped = inside.find(({ name }) => name === 'c:out');
  if (escaped) {
    return [findingAt(file, escaped.start, 'injection', `<c:out> in place of \${${prefix}:json(…)}`)];
  }
  const mistakes = checkText(file, text, textStart, widgets, inside.length > 0);
  if (inside.length === 0) return mistakes;
  const found = 'the content of the state block comes from JSP';
  return [findingAt(file, tag.start, 'known-only-at-run-time', found, { level: 'note' }), ...mistakes];
}

/** The library's tag writes its attributes' values; the template shows only whether the attributes are there. */
function checkStateTag(file: TemplateFile, tag: Tag): Finding[] {
  if (attributeOf(tag, 'config')) return [];
  const found = `<${tag.name}> has no config`;
  return [findingAt(file, tag.start, 'no-csrf-token', found, { level: 'warning' })];
}

function checkText(
  file: TemplateFile,
  text: string,
  start: number,
  widgets: Iterable<string>,
  hasJsp: boolean,
): Finding[] {
  let block: unknown;
  try {
    block = parse(text);
  } catch (error) {
    // JSP may print any part of the JSON.
    if (hasJsp) return [];
    const at = Number(/position (\d+)/.exec(String(error))?.[1] ?? 0);
    return [findingAt(file, start + at, 'bad-state-block', (error as Error).message)];
  }
  if (block === SERVER_VALUE) return [];
  if (block === null || typeof block !== 'object' || Array.isArray(block)) {
    return [findingAt(file, start, 'bad-state-block', 'expected {"config": …, "profile": …}')];
  }
  const mistakes = findBlockMistakes(block, widgets).filter(({ key }) => !key.includes(PLACEHOLDER));
  return mistakes.map(({ code, key, found, near }) => {
    const at = start + Math.max(0, text.indexOf(JSON.stringify(key)));
    return findingAt(file, at, code, found, { level: code === 'no-csrf-token' ? 'warning' : 'error', near });
  });
}

/**
 * Parses the JSON of a block; anything that JSP prints becomes `SERVER_VALUE`. @throws if that isn't a value of the
 * JSON
 */
function parse(text: string): unknown {
  const quoted = text.replace(STRINGS_AND_JSP, (part) => (part.startsWith('"') ? part : `"${PLACEHOLDER}"`));
  return JSON.parse(quoted, (_, value) =>
    typeof value === 'string' && value.includes(PLACEHOLDER) ? SERVER_VALUE : value,
  );
}
