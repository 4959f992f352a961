/** Reads the tags of a template, HTML elements and JSP actions, in their order, with their offsets. */
import { Parser } from 'htmlparser2';
import { type JspPiece, PLACEHOLDER, readJsp } from './jsp-pieces.ts';

/** An attribute as written. */
export interface TagAttribute {
  name: string;
  /** The text with its entities decoded; JSP in it is replaced by placeholders. */
  value: string;
  /** The text as in the file. */
  source: string;
  /** Whether the text contains JSP. */
  dynamic: boolean;
  start: number;
}

/** A start tag of an element ('div') or an action ('c:if'). */
export interface Tag {
  name: string;
  isAction: boolean;
  attributes: TagAttribute[];
  start: number;
  end: number;
  /** Whether the tag ends in `/>`. */
  selfClosed: boolean;
  /** Names of open elements that this tag closes implicitly. */
  ends: string[];
}

export type TagEvent = { type: 'open'; at: number; tag: Tag } | { type: 'close'; at: number; name: string };

/** A parsed template. */
export interface Markup {
  events: TagEvent[];
  pieces: JspPiece[];
  /** The text with placeholders in place of JSP. */
  html: string;
}

/** Elements without an end tag or content. */
export const VOID: readonly string[] = [
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
];
/** Elements whose content is text, in which tags don't count. */
const RAW_TEXT = ['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes'];

/** Parses a template. Never fails, whatever the text is. */
export function readMarkup(text: string): Markup {
  const { pieces, html } = readJsp(text);
  const { events, unread } = readElements(text, html);
  const actions = pieces.filter(
    ({ kind, start }) => kind === 'action' && !unread.some(([from, to]) => start >= from && start < to),
  );
  const all = [...events, ...actions.flatMap(actionEvents)];
  return { events: all.sort((one, other) => one.at - other.at), pieces, html };
}

function readElements(text: string, html: string): { events: TagEvent[]; unread: [number, number][] } {
  const events: TagEvent[] = [];
  const unread: [number, number][] = [];
  let tag: Tag | undefined;
  let implied: string[] = [];
  let rawFrom = 0;
  const parser = new Parser({
    onopentagname(name) {
      tag = {
        name,
        isAction: false,
        attributes: [],
        start: parser.startIndex,
        end: parser.endIndex,
        selfClosed: false,
        ends: implied,
      };
      implied = [];
      events.push({ type: 'open', at: parser.startIndex, tag });
    },
    onattribute(name, value) {
      const from = html.indexOf('=', parser.startIndex) + 1;
      const source = text.slice(from, parser.endIndex).replace(/^\s*["']?|["']$/g, '');
      const written = name.replaceAll(PLACEHOLDER, '');
      if (!tag || !written) return;
      const dynamic = value.includes(PLACEHOLDER);
      tag.attributes.push({ name: written, value, source, dynamic, start: parser.startIndex });
    },
    onopentag(name) {
      if (!tag) return;
      tag.end = parser.endIndex + 1;
      tag.selfClosed = html[parser.endIndex - 1] === '/';
      if (RAW_TEXT.includes(name)) rawFrom = tag.end;
    },
    onclosetag(name, isImplied) {
      if (isImplied) implied.push(name);
      else implied = [];
      if (RAW_TEXT.includes(name)) unread.push([rawFrom, parser.startIndex]);
      if (!VOID.includes(name)) events.push({ type: 'close', at: parser.startIndex, name });
    },
    oncomment() {
      unread.push([parser.startIndex, parser.endIndex]);
    },
  });
  parser.end(html);
  return { events, unread };
}

function actionEvents(piece: JspPiece): TagEvent[] {
  const { name, start, end, form } = piece;
  if (form === 'close') return [{ type: 'close', at: start, name }];
  const attributes = piece.attributes.map((attribute) => ({
    ...attribute,
    source: attribute.value,
    dynamic: /[$#]\{|<%/.test(attribute.value),
  }));
  const tag: Tag = { name, isAction: true, attributes, start, end, selfClosed: form === 'empty', ends: [] };
  const open: TagEvent = { type: 'open', at: start, tag };
  return form === 'empty' ? [open, { type: 'close', at: start, name }] : [open];
}
