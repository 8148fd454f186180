import type { ReportLine, SkippedLine } from './doctor-report.ts'

const id = 'agentScore'
const title = 'Agents: score of the Agent-Friendly Documentation Spec'

interface AgentScoreInput {
  /** Address of a server with the site, with the base. */
  url: string
  /** Origin that the site is published at, which its links name. */
  origin: string
}

/**
 * Scores a served site with the reference checker of the specification (https://agentdocsspec.com), which samples the
 * same pages each time. The checker is a development dependency, so it may be missing.
 */
export async function scoreAgents({ url, origin }: AgentScoreInput): Promise<ReportLine | SkippedLine> {
  const checker = await import('afdocs').catch(() => undefined)
  if (checker === undefined) return { id, title, reason: 'The package `afdocs` is not installed.' }
  const report = await checker.runChecks(url, {
    canonicalOrigin: origin,
    samplingStrategy: 'deterministic',
    requestDelay: 0,
  })
  return {
    id,
    title,
    value: checker.computeScore(report).overall,
    unit: 'score',
    better: 'higher',
    findings: report.results
      .filter(({ status }) => status !== 'pass' && status !== 'skip')
      .map(({ id: check, status, message }) => ({ subject: check, detail: `${status}: ${message}` })),
  }
}
