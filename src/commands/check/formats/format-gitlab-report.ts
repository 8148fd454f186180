import type { CheckedProblem } from '../check-site.ts'
import { createFingerprints } from './create-fingerprints.ts'

/** Formats problems as a Code Quality report, which GitLab shows in merge requests. */
export function formatGitlabReport(problems: readonly CheckedProblem[], prefix: string): string {
  const fingerprints = createFingerprints(problems)
  const rows = problems.map(({ rule, problem, at: { file, line = 1 }, fix }, index) => ({
    description: `${problem} ${fix}`,
    check_name: `docent/${rule}`,
    fingerprint: fingerprints[index],
    severity: rule === 'style' ? 'minor' : 'major',
    location: { path: prefix + file, lines: { begin: line } },
  }))
  return JSON.stringify(rows, null, 2)
}
