import { array, define, optional, record, type Struct, type as shape, string, validate } from 'superstruct';
import { apiBase, isApiBase } from './api-base.ts';
import { report } from './report.ts';
import { readStateBlock } from './state-block.ts';

/** What a template may set for the whole page: `config` of the state block (embedding contract). */
export interface PageConfiguration {
  /** Where the server's calls start, without a slash at the end. */
  apiBase: string;
  csrfToken?: string;
  phone?: string;
  storeName?: string;
  /** Where the sign-in dialog posts to. */
  loginAction: string;
  /** Origins that a punch-out cart may be sent to. */
  punchOutOrigins: string[];
  /** Origins that a single sign-on token may be sent to. */
  ssoOrigins: string[];
  /** Origins that the browser may be sent to besides the page's own. */
  externalOrigins: string[];
  /** Wording by widget and key. */
  messages: Record<string, Record<string, string>>;
}

const Origin = define<string>(
  'an origin such as "https://portal.example"',
  (value) => typeof value === 'string' && URL.canParse(value) && new URL(value).origin === value,
);
const Origins = optional(array(Origin));

const Configuration = shape({
  apiBase: optional(define<string>('a path such as "/api/rest/cb"', isApiBase)),
  csrfToken: optional(string()),
  phone: optional(string()),
  storeName: optional(string()),
  loginAction: optional(string()),
  punchoutOrigins: Origins,
  ssoOrigins: Origins,
  externalOrigins: Origins,
  messages: optional(record(string(), record(string(), string()))),
});

let read: { from: unknown; configuration: PageConfiguration } | undefined;

/** Gives the page's configuration. A wrong value is reported once by its path and counts as absent. */
export function configuration(): PageConfiguration {
  const block = readStateBlock();
  if (read?.from !== block) {
    const given = withoutWrong(block.config ?? {}, Configuration);
    read = {
      from: block,
      configuration: {
        apiBase: apiBase(),
        csrfToken: given.csrfToken,
        phone: given.phone,
        storeName: given.storeName,
        loginAction: given.loginAction ?? '/account/login',
        punchOutOrigins: given.punchoutOrigins ?? [],
        ssoOrigins: given.ssoOrigins ?? [],
        externalOrigins: given.externalOrigins ?? [],
        messages: given.messages ?? {},
      },
    };
  }
  return read.configuration;
}

type Node = Record<string | number, unknown>;

/** Gives a copy without what fails the struct; `null` counts as absent and is not worth a report. */
function withoutWrong<Value>(value: unknown, struct: Struct<Value>): Value {
  const copy = structuredClone(value) as Node;
  const [error] = validate(value, struct);
  for (const { path, type, value: found } of error?.failures() ?? []) {
    if (found !== null) {
      const place = ['config', ...path].join('.');
      report(`#cb-state: ${place}: expected ${type}, found ${JSON.stringify(found)}; it is left out.`);
    }
    if (!path.length) return {} as Value;
    const parent = path.slice(0, -1).reduce<Node>((node, key) => node[key] as Node, copy);
    delete parent[path.at(-1)];
  }
  return withoutHoles(copy) as Value;
}

/** Closes the gaps that deleted entries leave in lists. */
function withoutHoles(node: Node): Node {
  for (const [key, value] of Object.entries(node)) if (Array.isArray(value)) node[key] = value.flat();
  return node;
}
