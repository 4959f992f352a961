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
    const cure = 'Write <script type="application/json" id="cb-state">';
    return [
      findingAt(
        file,
        tag.start,
        'wrong-state-block',
        'error',
        `The state block is ignored: it is not a script of type application/json. ${cure}.`,
      ),
    ];
  }
  const end = textStart + text.length;
  const inside = file.markup.pieces.filter(
    ({ kind, start }) => kind !== 'comment' && start >= textStart && start < end,
  );
  const prefix = [...kitPrefixes][0] ?? 'cb';
  const asJson = new RegExp(`^\\s*(${[...kitPrefixes, 'cb'].join('|')}):json\\s*\\(`);
  const raw = inside.find(({ kind, code }) => kind === 'el' && !asJson.test(code));
  if (raw) {
    const message = `\${${raw.code}} can end the script and start another, because EL escapes nothing. Write \${${prefix}:json(${raw.code.trim()})}.`;
    return [findingAt(file, raw.start, 'injection', 'error', message)];
  }
  const escaped = inside.find(({ name }) => name === 'c:out');
  if (escaped) {
    const message = `<c:out> writes HTML entities, which are not JSON. Write \${${prefix}:json(…)}.`;
    return [findingAt(file, escaped.start, 'injection', 'error', message)];
  }
  if (inside[0]) {
    const message = 'The state block comes from JSP, so whether it is JSON cannot be checked here.';
    return [findingAt(file, tag.start, 'known-only-at-run-time', 'note', message)];
  }
  return checkText(file, text, textStart, widgets);
}

function checkText(file: TemplateFile, text: string, start: number, widgets: Iterable<string>): Finding[] {
  let block: unknown;
  try {
    block = JSON.parse(text);
  } catch (error) {
    const at = Number(/position (\d+)/.exec(String(error))?.[1] ?? 0);
    const message = `The state block is not valid JSON and is ignored: ${(error as Error).message}.`;
    return [findingAt(file, start + at, 'invalid-state-block', 'error', message)];
  }
  if (block === null || typeof block !== 'object' || Array.isArray(block)) {
    const message = 'The state block is ignored: expected a JSON object. Write {"config": …, "profile": …}.';
    return [findingAt(file, start, 'invalid-state-block', 'error', message)];
  }
  return unknownKeys(block, widgets).map(({ key, path, near }) => {
    const at = start + Math.max(0, text.indexOf(JSON.stringify(key)));
    const hint = near ? ` Did you mean "${near}"?` : ' Remove it.';
    return findingAt(
      file,
      at,
      'unknown-key',
      'error',
      `No widget reads "${path}" of the state block.${hint}`,
    );
  });
}
