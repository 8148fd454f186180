import type { PageBuildTime } from '../shared/output/page-build-time.ts'
import type { ReportLine, SkippedLine } from './doctor-report.ts'

const maxFindings = 20
const id = 'slowestPage'
const title = 'Slowest page to build'

/** Lists the pages that take longest to build. Times depend on the machine, so they have no budget. */
export function listSlowPages(times: readonly PageBuildTime[]): ReportLine | SkippedLine {
  if (times.length === 0) return { id, title, reason: 'The cache has no times. Run `docent build` first.' }
  const slowest = [...times]
    .sort((a, b) => b.compile + b.render - (a.compile + a.render))
    .slice(0, maxFindings)
  const [first] = slowest
  return {
    id,
    title,
    value: first === undefined ? 0 : Math.round(first.compile + first.render),
    unit: 'milliseconds',
    better: undefined,
    findings: slowest.map(({ subject, compile, render }) => ({
      subject,
      detail: `${Math.round(compile)} ms to compile, ${Math.round(render)} ms to render`,
    })),
  }
}
