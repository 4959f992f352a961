/** Data of the request, in the implicit objects of EL. A property of another object may have such a name. */
const REQUEST = /(?<![.\w])(param|paramValues|header|headerValues|cookie)\b/;

/** Operators whose result is true or false. */
const COMPARISON = /(?<![.\w])(eq|ne|lt|gt|le|ge|empty|not|and|or)\b|[=!]=|[<>!]|&&|\|\|/;

/**
 * Whether the source of an attribute prints data of the request as it is [embedding Template check]. An expression that only
 * compares it, or escapes it, doesn't.
 */
export function printsRequest(source: string): boolean {
  return [...source.matchAll(/[$#]\{([^}]*)\}/g)].some(([, expression = '']) =>
    yieldsRequest(simplified(expression)),
  );
}

/** Leaves out texts, escaped expressions, and the colons of other functions, which don't belong to a conditional. */
function simplified(expression: string): string {
  return expression
    .replace(/'[^']*'|"[^"]*"/g, '""')
    .replace(/\w+:escapeXml\([^()]*\)/g, '""')
    .replace(/(\w):(\w+\()/g, '$1_$2');
}

function yieldsRequest(expression: string): boolean {
  const [, first, second] = /^[^?]*\?([^:]*):(.*)$/s.exec(expression) ?? [];
  if (first !== undefined && second !== undefined) return yieldsRequest(first) || yieldsRequest(second);
  return REQUEST.test(expression) && !COMPARISON.test(expression);
}
