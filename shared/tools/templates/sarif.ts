import type { Log } from 'sarif';
import { ALL_PROBLEMS } from '../problems/problem-table.ts';
import { type Finding, RULES } from './findings.ts';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** Formats findings as a [SARIF 2.1.0](https://docs.oasis-open.org/sarif/sarif/v2.1.0/) log, which code hosts show beside the lines. */
export function findingsAsSarif(findings: readonly Finding[]): Log {
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'check-templates',
            rules: RULES.map((id) => ({
              id,
              shortDescription: { text: ALL_PROBLEMS[id].cause },
              help: { text: ALL_PROBLEMS[id].cure },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map(({ rule, level, file, line, column, message }) => ({
          ruleId: rule,
          ruleIndex: RULES.indexOf(rule),
          level,
          message: { text: message },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
                region: { startLine: line, startColumn: column },
              },
            },
          ],
        })),
      },
    ],
  };
}
