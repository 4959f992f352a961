/** Everything that the reference, the types, the data for editors and the contract say about the product, read once. */
import { findWidgets, readDefinitions } from '../../build/find-widgets.mjs';
import { PROBLEMS } from '../../page/problem-codes.ts';
import { type Papers, readPapers } from '../papers/papers.ts';
import { POLICY_CASES, type PolicyCase, wholePolicy } from '../policies.ts';
import { ALL_PROBLEMS, type MistakeCode, toldBy } from '../problems/problem-table.ts';
import { RULES } from '../templates/findings.ts';
import { readModule, withoutTags } from './sources/parse-module.ts';
import { type Call, readReaches } from './sources/read-calls.ts';
import { type Declaration, type Member, readDeclarations } from './sources/read-declarations.ts';
import { type Message, readMessages } from './sources/read-messages.ts';
import { readTokens, type Token } from './sources/read-tokens.ts';
import { EXAMPLE_BLOCKS, type ExampleBlock } from './state/example-blocks.ts';
import { readStateKeys, type StateKey } from './state/read-state-keys.ts';

/** An attribute of a widget. */
export interface WidgetAttribute {
  /** In HTML: 'data-view'. */
  name: string;
  /** What is expected, in words. */
  expected: string;
  /** The accepted texts, if they are few. */
  words: string[] | undefined;
  /** The limits of a number. */
  range: [least: number, most: number] | undefined;
  required: boolean;
  /** Empty if there is none. */
  default: string;
  /** In Markdown. */
  description: string;
}

/** A state of a widget in the demo shop's table, with an address of its own. */
export interface ShownState {
  /** `/states/{id}` opens it. */
  id: string;
  widget: string;
  title: string;
  kind: string;
}

/** A widget. */
export interface Widget {
  name: string;
  description: string;
  load: string;
  routes: string[];
  attributes: WidgetAttribute[];
  /** Places for content of the page. */
  slots: { name: string; description: string }[];
  /** Its states, a table in Markdown. */
  states: string;
  /** The states that the demo shop can open. */
  shownStates: ShownState[];
  calls: Call[];
  events: Member[];
}

/** The whole product. */
export interface Product {
  /** The name of the npm package. */
  name: string;
  version: string;
  widgets: Widget[];
  stateKeys: StateKey[];
  examples: ExampleBlock[];
  events: Member[];
  scriptAccess: Member[];
  /** Everything that `cb:problem`, debug mode, the template check or the doctor reports. */
  problems: { code: string; cause: string; cure: string; toldBy: string[] }[];
  messages: Message[];
  tokens: Token[];
  declarations: Map<string, Declaration>;
  /** Markdown that the reference contains unchanged. */
  texts: { policies: string; changeLog: string };
  papers: Papers;
}

const HERE = 'shared/tools/reference';

/**
 * Reads the product from its sources.
 * @param root the project's directory
 * @param shownStates the demo shop's table of states, which this folder doesn't import
 * @throws if a source can't be read, with its position
 */
export async function readProduct(root: string, shownStates: readonly ShownState[] = []): Promise<Product> {
  const { name, version } = JSON.parse(readModule(root, 'package.json').text) as Product;
  const declarations = readDeclarations(root);
  const events = declarations.get('PageEvents')?.members ?? [];
  const problems = Object.entries(ALL_PROBLEMS).map(([code, text]) => ({
    code,
    ...text,
    toldBy: toldBy(code as MistakeCode, RULES),
  }));
  return {
    name,
    version,
    widgets: await readWidgets(root, events, shownStates),
    stateKeys: readStateKeys(root),
    examples: EXAMPLE_BLOCKS,
    events,
    scriptAccess: scriptAccessOf(declarations),
    problems,
    messages: readMessages(root),
    tokens: readTokens(root),
    declarations: withProblemCodes(declarations, Object.keys(PROBLEMS)),
    texts: {
      policies: readModule(root, `${HERE}/policies.md`).text.replace('WHOLE_POLICIES', wholePolicies()),
      changeLog: readModule(root, 'shared/embed/CHANGELOG.md').text,
    },
    papers: readPapers(root),
  };
}

/** The policy of each case, in Markdown. */
function wholePolicies(): string {
  return (Object.keys(POLICY_CASES) as PolicyCase[])
    .map((name) => `#### ${POLICY_CASES[name].title}\n\n\`\`\`\n${wholePolicy(name)}\n\`\`\``)
    .join('\n\n');
}

async function readWidgets(
  root: string,
  events: Member[],
  shownStates: readonly ShownState[],
): Promise<Widget[]> {
  const found = await findWidgets(root);
  const { definitions } = await readDefinitions(root, found);
  const reaches = await readReaches(root, found);
  return found.map(({ name }) => {
    const { documentation, attributes } = definitions.get(name) ?? {};
    const reach = reaches.get(name);
    if (!documentation || !attributes || !reach) throw new Error(`${name}: no definition`);
    const { description, load, routes, slots = {} } = documentation;
    return {
      name,
      description,
      load,
      routes,
      attributes: Object.entries(attributes).map(([attribute, described]) =>
        toAttribute(attribute, described),
      ),
      slots: Object.entries(slots).map(([slot, text]) => ({ name: slot, description: text })),
      states: withoutTags(
        sectionOf(readModule(root, `widgets/${name}/README.md`).text, 'States', `widgets/${name}/README.md`),
      ),
      shownStates: shownStates.filter(({ widget }) => widget === name),
      calls: reach.calls,
      events: events.filter((event) => reach.events.includes(event.name)),
    };
  });
}

interface Described {
  type: string;
  description: string;
  required?: boolean;
  default?: unknown;
}

/** Attribute kinds describe what they accept only in words, so a tool has nothing else to read. */
function toAttribute(
  name: string,
  { type, description, required = false, default: value }: Described,
): WidgetAttribute {
  const isChoice = /^"[^"]*"( or "[^"]*")*$/.test(type);
  const [, least, most] = /^a whole number from (\d+) to (\d+)$/.exec(type) ?? [];
  return {
    name,
    expected: type,
    words: isChoice ? [...type.matchAll(/"([^"]*)"/g)].map(([, word = '']) => word) : undefined,
    range: least && most ? [Number(least), Number(most)] : undefined,
    required,
    default: value === undefined ? '' : String(value),
    description,
  };
}

/** Returns the text below a second-level heading. @throws if there is no such heading, with the name of the file */
function sectionOf(markdown: string, heading: string, file: string): string {
  const sections = markdown.split(/^## /m);
  const found = sections.find((section) => section.startsWith(`${heading}\n`));
  if (!found) throw new Error(`${file}: expected a section "## ${heading}"`);
  return found.slice(heading.length).trim();
}

/** The members of `window.cbWidgets`, whether written out or in a named type, and the members of these. */
function scriptAccessOf(declarations: Map<string, Declaration>): Member[] {
  const access = declarations.get('Window')?.members.find(({ name }) => name === 'cbWidgets');
  if (!access) throw new Error('expected the loader to declare window.cbWidgets');
  const named = access.type.split(/\W+/).flatMap((name) => declarations.get(name)?.members ?? []);
  const members = access.members.length ? access.members : named;
  if (!members.length) throw new Error(`window.cbWidgets: expected members, found ${access.type}`);
  return members.flatMap((member) => {
    const inner = declarations.get(member.type)?.members ?? [];
    return [member, ...inner.map((one) => ({ ...one, name: `${member.name}.${one.name}` }))];
  });
}

/** In the code, the codes are the keys of a table, which a declaration file can't refer to. */
function withProblemCodes(declarations: Map<string, Declaration>, codes: string[]): Map<string, Declaration> {
  const text = `type ProblemCode = ${codes.map((code) => `'${code}'`).join(' | ')};`;
  const doc = 'What is reported, by its code.';
  return new Map(declarations).set('ProblemCode', { name: 'ProblemCode', doc, text, uses: [], members: [] });
}
