/** Reads the tags of a template: those of HTML and the actions of JSP, in one order, with their places. */
import { Parser } from 'htmlparser2';
import { type JspPiece, PLACEHOLDER, readJsp } from './jsp-pieces.ts';

/** An attribute as it is written. */
export interface TagAttribute {
  name: string;
  /** The text with its entities decoded; JSP in it is replaced by placeholders. */
  value: string;
  /** The text as it stands in the file. */
  source: string;
  /** True where JSP takes part in the text. */
  dynamic: boolean;
  start: number;
}

/** A start tag: of an element ('div'), or of an action ('c:if'). */
export interface Tag {
  name: string;
  isAction: boolean;
  attributes: TagAttribute[];
  start: number;
  end: number;
  /** The tag ends in `/>`. */
  selfClosed: boolean;
  /** Names of open elements that end because this tag begins. */
  ends: string[];
}

export type TagEvent = { type: 'open'; at: number; tag: Tag } | { type: 'close'; at: number; name: string };

/** A template taken apart. */
export interface Markup {
  events: TagEvent[];
  pieces: JspPiece[];
  /** The text with placeholders in place of JSP. */
  html: string;
}

/** Elements without an end tag; they hold nothing. */
export const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
/** Elements whose content is text: no tag in it counts. */
const RAW_TEXT = /^(script|style|textarea|title|xmp|iframe|noembed|noframes)$/;

/** Reads a template; whatever the text is, this gives something. */
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
      if (RAW_TEXT.test(name)) rawFrom = tag.end;
    },
    onclosetag(name, isImplied) {
      if (isImplied) implied.push(name);
      else implied = [];
      if (RAW_TEXT.test(name)) unread.push([rawFrom, parser.startIndex]);
      if (!VOID.test(name)) events.push({ type: 'close', at: parser.startIndex, name });
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
