/** The rules for the state block of a page [embedding State block]. */
import { unknownKeys } from '../state-block-keys.ts';
import { type Finding, findingAt } from './findings.ts';
import { attributeOf, type Item, type TemplateFile } from './template-file.ts';

type StateItem = Extract<Item, { kind: 'state' }>;

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
  if (tag.isAction) return [];
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
  if (inside[0]) {
    const found = 'the content of the state block comes from JSP';
    return [findingAt(file, tag.start, 'known-only-at-run-time', found, { level: 'note' })];
  }
  return checkText(file, text, textStart, widgets);
}

function checkText(file: TemplateFile, text: string, start: number, widgets: Iterable<string>): Finding[] {
  let block: unknown;
  try {
    block = JSON.parse(text);
  } catch (error) {
    const at = Number(/position (\d+)/.exec(String(error))?.[1] ?? 0);
    return [findingAt(file, start + at, 'bad-state-block', (error as Error).message)];
  }
  if (block === null || typeof block !== 'object' || Array.isArray(block)) {
    return [findingAt(file, start, 'bad-state-block', 'expected {"config": …, "profile": …}')];
  }
  return unknownKeys(block, widgets).map(({ key, path, near }) => {
    const at = start + Math.max(0, text.indexOf(JSON.stringify(key)));
    const code = path.startsWith('config.messages.') ? 'unknown-message' : 'unknown-key';
    return findingAt(file, at, code, `"${path}"`, { near: near && ` Did you mean "${near}"?` });
  });
}
