import { writeJson } from '../domain/json.ts';
import { report } from './report.ts';

/** What authors of templates should write, by the name of the struct in `configuration.ts`. */
const EXPECTED: Record<string, string> = {
  string: 'string',
  path: 'a path such as "/api/rest/cb"',
  origin: 'an origin such as "https://portal.example" or "https://*.portal.example"',
  list: 'a list',
  flag: 'a flag',
  object: 'an object',
};

/**
 * Reports a value of the configuration that is ignored because it isn't as expected [embedding Mistakes].
 * @param path its path in the state block, such as `config.externalOrigins.1`
 * @param kind the name of its struct
 */
export function reportConfiguration(path: string, kind: string, found: unknown): void {
  report(
    'bad-state-value',
    `#cb-state: ${path}: expected ${EXPECTED[kind]}, found ${writeJson(found)}; it is ignored.`,
  );
}
