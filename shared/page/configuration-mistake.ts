import { writeJson } from '../domain/json.ts';
import { report } from './report.ts';

/** What a template's author is told to write, by the name of the struct in `configuration.ts`. */
const EXPECTED: Record<string, string> = {
  string: 'string',
  path: 'a path such as "/api/rest/cb"',
  origin: 'an origin such as "https://portal.example" or "https://*.portal.example"',
  list: 'a list',
  flag: 'a flag',
  object: 'an object',
};

/**
 * Reports a value of the configuration that is left out because it is not what was expected [embedding Mistakes].
 * @param path where it stands in the state block, such as `config.externalOrigins.1`
 * @param kind the name of its struct
 */
export function reportConfiguration(path: string, kind: string, found: unknown): void {
  report(
    'bad-state-value',
    `#cb-state: ${path}: expected ${EXPECTED[kind]}, found ${writeJson(found)}; it is ignored.`,
  );
}
