import type { Problem } from '../../../shared/docs-error.ts'
import { redirectFile } from '../../../shared/redirects.ts'
import type { ImportedSite } from '../imported-site.ts'
import { dropApi, findApiId } from './drop-api.ts'
import { dropSidebarItems, newConfigFile } from './drop-sidebar-items.ts'
import { hideBlock } from './hide-block.ts'

/**
 * Changes the files of an imported site so that the problems that a check found are gone: what can't be compiled becomes a
 * notice, and rows and files that the build refuses are left out. Every change is a finding. Returns the changed files.
 */
export function settleProblems(site: ImportedSite, problems: readonly Problem[], round: number): Set<string> {
  const changed = new Set<string>()
  const byFile = Map.groupBy(problems, ({ at }) => at.file)
  for (const [file, ownProblems] of byFile) {
    const api = findApiId(file)
    if (api !== undefined) for (const path of dropApi(site, api, ownProblems)) changed.add(path)
    else if (file === redirectFile) settleRedirects(site, ownProblems)
    else if (file === newConfigFile ? !dropSidebarItems(site, ownProblems) : !site.files.has(file)) continue
    else if (file === newConfigFile) changed.add(file)
    else if (/\.mdx?$/.test(file)) settlePage(site, file, { problems: ownProblems, round })
    else dropFile(site, file, ownProblems)
    changed.add(file)
  }
  return changed
}

/** A row whose address has no heading of that name any more leads to the page. Other rows are left out. */
function settleRedirects(site: ImportedSite, problems: readonly Problem[]): void {
  const lines = new Map(problems.map((problem) => [problem.at.line, problem]))
  site.redirects = site.redirects.flatMap(({ from, to }, index) => {
    const found = lines.get(index + 1)
    if (found === undefined) return [{ from, to }]
    const page = / has no heading /.test(found.problem) ? to.replace(/#.*/, '') : to
    site.findings.push({
      kind: 'address',
      text: `${found.problem} ${page === to ? 'The row was left out.' : 'It leads to the top of the page.'}`,
      at: found.at,
    })
    return page === to ? [] : [{ from, to: page }]
  })
}

function dropFile(site: ImportedSite, file: string, problems: readonly Problem[]): void {
  site.files.delete(file)
  for (const { problem } of problems)
    site.findings.push({
      kind: 'setting',
      text: `${problem} The file was left out.`,
      at: { file, line: undefined },
    })
}

function settlePage(
  site: ImportedSite,
  file: string,
  { problems, round }: { problems: readonly Problem[]; round: number },
): void {
  const entry = site.files.get(file)
  if (entry === undefined || !('text' in entry)) return
  const at = { file: site.origins.get(file) ?? file, line: undefined }
  const isDuplicate = problems.some(({ problem }) => /is also used by/.test(problem))
  if (isDuplicate) {
    site.files.delete(file)
    for (const { problem } of problems)
      site.findings.push({ kind: 'address', text: `${problem} The page was left out.`, at })
    return
  }
  let { text } = entry
  // From the end, so that lines above keep their numbers.
  const ordered = [...problems].sort((a, b) => (b.at.line ?? 0) - (a.at.line ?? 0))
  for (const { problem, at: place } of ordered) {
    text = hideBlock(text, { line: place.line, round, reason: problem, isCommonMark: file.endsWith('.md') })
    site.findings.push({
      kind: 'markdown',
      text: `${problem} A notice took its place.`,
      at: { ...at, line: place.line },
    })
  }
  site.files.set(file, { text })
}
