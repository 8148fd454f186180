import type { CheckedProblem, CheckRule } from '../check-site.ts'
import { createFingerprints } from './create-fingerprints.ts'

const ruleTexts: Record<CheckRule, string> = {
  build: 'Problems that fail a build.',
  style: 'Departures from the style guide of the site.',
  'search-queries': 'Search queries whose answers have moved.',
}

/** Formats problems as SARIF 2.1.0, which code scanning services read. */
export function formatSarif(problems: readonly CheckedProblem[], prefix: string): string {
  const fingerprints = createFingerprints(problems)
  const rules = Object.entries(ruleTexts).map(([id, text]) => ({ id, shortDescription: { text } }))
  const results = problems.map(({ rule, problem, at: { file, line = 1, column }, fix }, index) => ({
    ruleId: rule,
    level: rule === 'style' ? 'warning' : 'error',
    message: { text: `${problem} ${fix}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(prefix + file) },
          region: { startLine: line, ...(column === undefined ? {} : { startColumn: column }) },
        },
      },
    ],
    partialFingerprints: { docent: fingerprints[index] },
  }))
  const run = { tool: { driver: { name: 'docent', rules } }, results }
  return JSON.stringify({ version: '2.1.0', $schema: schemaUrl, runs: [run] }, null, 2)
}

const schemaUrl = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'
