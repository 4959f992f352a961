/**
 * Finds the JSP in a template, before its HTML is parsed. Never fails: a piece without an end is treated as text.
 */

/** An attribute of a directive or an action. */
export interface JspAttribute {
  name: string;
  value: string;
  start: number;
}

/** A piece of JSP; `start` and `end` are offsets into the file. */
export interface JspPiece {
  kind: 'comment' | 'directive' | 'declaration' | 'expression' | 'scriptlet' | 'el' | 'action';
  start: number;
  end: number;
  /** The name of a directive ('include') or an action ('jsp:include'), otherwise empty. */
  name: string;
  attributes: JspAttribute[];
  /** For actions. */
  form?: 'open' | 'close' | 'empty';
  /** The code that runs: the content of a scriptlet, an expression, or `${}`. */
  code: string;
}

/** Replaces each character of JSP in the HTML, so that offsets stay the same. It is a noncharacter, which no text contains. */
export const PLACEHOLDER = '\uFDD0';

/** A longer EL expression is one whose closing brace is missing. */
const LONGEST_EL = 10_000;
const OPENING = /<%--|<%[@!=]?|\\?[$#]\{|<\/?[A-Za-z][\w.-]*:[A-Za-z][\w.-]*/g;
const CODE_KINDS = { '<%!': 'declaration', '<%=': 'expression', '<%': 'scriptlet' } as const;

/**
 * Takes a template apart.
 * @returns its pieces of JSP in their order, and its HTML: the same text with a placeholder for each character of JSP
 */
export function readJsp(text: string): { pieces: JspPiece[]; html: string } {
  const pieces: JspPiece[] = [];
  let html = '';
  let from = 0;
  let at = 0;
  for (;;) {
    OPENING.lastIndex = at;
    const match = OPENING.exec(text);
    if (!match) break;
    const piece = readPiece(text, match.index, match[0]);
    at = piece?.end ?? match.index + match[0].length;
    if (!piece) continue;
    pieces.push(piece);
    html += text.slice(from, piece.start) + covered(text.slice(piece.start, piece.end), piece.kind);
    from = piece.end;
  }
  return { pieces, html: html + text.slice(from) };
}

function covered(text: string, kind: JspPiece['kind']): string {
  return text.replace(/[^\r\n]/g, kind === 'comment' ? ' ' : PLACEHOLDER);
}

function readPiece(text: string, start: number, opening: string): JspPiece | undefined {
  if (opening.startsWith('\\')) return undefined;
  if (opening === '<%--') return ended(text, start, 'comment', opening, '--%>');
  if (opening === '<%@') return readDirective(text, start);
  if (opening === '<%' || opening === '<%!' || opening === '<%=') {
    return ended(text, start, CODE_KINDS[opening], opening, '%>');
  }
  return opening.startsWith('<') ? readAction(text, start, opening) : readEl(text, start);
}

function ended(
  text: string,
  start: number,
  kind: JspPiece['kind'],
  opening: string,
  closing: string,
): JspPiece | undefined {
  const at = text.indexOf(closing, start + opening.length);
  if (at < 0) return undefined;
  const code = text.slice(start + opening.length, at);
  return { kind, start, end: at + closing.length, name: '', attributes: [], code };
}

function readEl(text: string, start: number): JspPiece | undefined {
  const end = endOfEl(text, start);
  if (end < 0) return undefined;
  return { kind: 'el', start, end, name: '', attributes: [], code: text.slice(start + 2, end - 1) };
}

/** Braces may be nested, and may be in strings. */
function endOfEl(text: string, start: number): number {
  let depth = 0;
  let quote = '';
  const limit = Math.min(text.length, start + LONGEST_EL);
  for (let at = start + 2; at < limit; at++) {
    const character = text[at] as string;
    if (quote) {
      if (character === '\\') at++;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '{') depth++;
    else if (character === '}' && depth-- === 0) return at + 1;
  }
  return -1;
}

function readDirective(text: string, start: number): JspPiece | undefined {
  const name = /\s*([\w:]*)/y;
  name.lastIndex = start + 3;
  const word = name.exec(text)?.[1] ?? '';
  const read = readAttributes(text, name.lastIndex, /\s*%>/y);
  return read && { kind: 'directive', start, name: word, code: '', ...read };
}

function readAction(text: string, start: number, opening: string): JspPiece | undefined {
  const read = readAttributes(text, start + opening.length, /\s*\/?>/y);
  if (!read) return undefined;
  const closes = opening.startsWith('</');
  const form = closes ? 'close' : text.slice(start, read.end).endsWith('/>') ? 'empty' : 'open';
  return { kind: 'action', start, name: opening.replace(/^<\/?/, ''), form, code: '', ...read };
}

/** Reads `name="value"` until `closing`; a value may hold expressions, with the same quotation marks in them. */
function readAttributes(
  text: string,
  from: number,
  closing: RegExp,
): { attributes: JspAttribute[]; end: number } | undefined {
  const attributes: JspAttribute[] = [];
  const assignment = /\s*([^\s=>"'/<%]+)\s*=\s*(["'])/y;
  for (let at = from; at < text.length; at++) {
    closing.lastIndex = at;
    if (closing.test(text)) return { attributes, end: closing.lastIndex };
    assignment.lastIndex = at;
    const match = assignment.exec(text);
    if (!match) continue;
    const [whole, name = '', quote = ''] = match;
    const end = endOfValue(text, assignment.lastIndex, quote);
    if (end < 0) return undefined;
    const start = at + whole.length - whole.trimStart().length;
    attributes.push({ name, value: text.slice(assignment.lastIndex, end), start });
    at = end;
  }
  return undefined;
}

function endOfValue(text: string, from: number, quote: string): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === quote) return at;
    if (text[at] === '\\') at++;
    else if (text.startsWith('${', at) || text.startsWith('#{', at)) at = Math.max(at, endOfEl(text, at) - 1);
    else if (text.startsWith('<%', at)) at = Math.max(at, text.indexOf('%>', at) + 1);
  }
  return -1;
}
