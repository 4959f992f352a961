import type { ProblemText } from '../../page/problems/problem-text.ts';

/** The mistakes that can only be seen in templates, by their code. */
export const IN_TEMPLATES = {
  'known-only-at-run-time': {
    cause: 'Only the server knows a part of the page, so it can’t be checked in the template.',
    cure: 'Have the server write what is expected, and examine the page that it serves with the doctor.',
  },
  'unescaped-request': {
    cause: 'Request data is printed into an attribute without being escaped.',
    cure: 'Escape it with fn:escapeXml, or use the tag library, which escapes it.',
  },
  'one-view-for-both': {
    cause:
      'The only page with the cart serves /checkout/cart and /checkout/inspect/cart, and gives both the same view.',
    cure: 'Leave the view out: the address then decides.',
  },
  'async-loader': {
    cause: 'With async, loader.js may run before the state block below it has been parsed.',
    cure: 'Put the loader below the state block, or remove async.',
  },
  'stale-include': {
    cause:
      'A fragment of the build is included when the JSP is compiled, so the page keeps the release of that day.',
    cure: 'Include it when the page is requested, with <jsp:include page="…"/>.',
  },
  injection: {
    cause:
      'A value in the state block is not written as JSON, so it breaks the block, or ends the script and starts another.',
    cure: 'Write it with the tag library’s function cb:json.',
  },
  'missing-encoding': {
    cause: 'A tag file that mounts widgets declares no encoding, so the container reads it as ISO-8859-1.',
    cure: 'Begin it with <%@ tag pageEncoding="UTF-8" %>.',
  },
} satisfies Record<string, ProblemText>;
