import { z } from 'zod'
import { DocsError, type Problem } from '../shared/docs-error.ts'
import { suggestFix } from '../shared/text/find-nearest.ts'
import type { DoctorReport, ReportLine } from './doctor-report.ts'
import { formatValue } from './format/format-value.ts'

/** File with the budget of a site, relative to its folder. */
export const budgetFile = 'content/budget.yml'

/** Schema of the budget file: the worst acceptable value of each line, by its ID. */
export const budgetSchema = z.record(z.string(), z.number())

/** Worst acceptable value of each line, by its ID. */
export interface Budget {
  values: Readonly<Record<string, number>>
  /** Line of the file that a value is in. */
  findLine(id: string): number | undefined
}

/** Number of findings that a message names. */
const maxNamedFindings = 5

const hasBudget = ({ better }: ReportLine): boolean => better !== undefined

/**
 * Compares a report with its budget. Returns a problem for each value that is worse, and for each name in the budget
 * that no line has.
 */
export function checkBudget(report: DoctorReport, budget: Budget): Problem[] {
  const lines = new Map(report.lines.filter(hasBudget).map((line) => [line.id, line]))
  const skipped = new Map(report.skipped.map((line) => [line.id, line]))
  return Object.entries(budget.values).flatMap(([id, limit]): Problem[] => {
    const at = { file: budgetFile, line: budget.findLine(id) }
    const line = lines.get(id)
    if (line !== undefined) return isWorse(line, limit) ? [createProblem(line, limit, at)] : []
    const skip = skipped.get(id)
    return [
      skip === undefined
        ? {
            problem: `\`${id}\` has a budget, but the report has no such value.`,
            at,
            fix: suggestFix(id, lines.keys(), `Use one of these: ${[...lines.keys()].join(', ')}.`),
          }
        : {
            problem: `\`${id}\` has a budget, but it was not measured. ${skip.reason}`,
            at,
            fix: 'Measure it, or remove its budget.',
          },
    ]
  })
}

/** Lists the values that are better than their budget, which can then be tightened. */
export const listImproved = (report: DoctorReport, budget: Budget): ReportLine[] =>
  report.lines.filter((line) => {
    const limit = budget.values[line.id]
    return hasBudget(line) && limit !== undefined && limit !== line.value && !isWorse(line, limit)
  })

/** Formats a budget with the values of a report. Throws a `DocsError` if a value is worse than in the current budget. */
export function formatBudget(report: DoctorReport, current: Budget | undefined): string {
  const problems = current === undefined ? [] : checkBudget(report, current)
  if (problems.length > 0) throw new DocsError(problems)
  const lines = report.lines.filter(hasBudget)
  const body = lines.map(({ id, title, value, better }) => {
    const limit = better === 'lower' ? 'maximum' : 'minimum'
    return `# ${title} (${limit})\n${id}: ${value}`
  })
  return `# Limits for \`docent doctor\`. Tighten them with \`docent doctor --update-budget\`.\n\n${body.join('\n\n')}\n`
}

/** Whether a value is worse than its limit. */
export const isWorse = ({ value, better }: ReportLine, limit: number): boolean =>
  better === 'lower' ? value > limit : value < limit

function createProblem(line: ReportLine, limit: number, at: Problem['at']): Problem {
  const limitName = line.better === 'lower' ? 'maximum' : 'minimum'
  const named = line.findings
    .slice(0, maxNamedFindings)
    .map(({ subject, detail }) => `\n- ${subject}: ${detail}`)
  const rest = line.findings.length - named.length
  return {
    problem: `${line.title}: ${formatValue(line)}. The ${limitName} is ${formatValue({ ...line, value: limit })}.`,
    at,
    fix: `Fix the site, or change the budget and explain it in the commit.${named.join('')}${rest > 0 ? `\n- and ${rest} more` : ''}`,
  }
}
