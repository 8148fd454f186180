import type { CheckedProblem } from '../check-site.ts'

/** Formats problems as workflow commands, which GitHub Actions shows at the lines of a pull request. */
export const formatGithubAnnotations = (problems: readonly CheckedProblem[], prefix: string): string =>
  problems
    .map(({ problem, at: { file, line, column }, fix }) => {
      const properties = Object.entries({ file: prefix + file, line, col: column })
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
      return `::error ${properties.join(',')}::${escapeMessage(`${problem}\n${fix}`)}`
    })
    .join('\n')

const escapeMessage = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string): string =>
  escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
