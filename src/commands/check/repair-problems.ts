import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFileAtomically } from '../../disk/write-file.ts'
import type { Problem, Repair } from '../../shared/docs-error.ts'
import { escapePattern } from '../../shared/matching/escape-pattern.ts'

type RepairableProblem = Problem & { repair: Repair }

/** Lines after the beginning of an element or a link that its address may be on. */
const maxDistance = 20

/** Does the repairs of problems in the files of a site. Returns those that were possible. */
export function repairProblems(root: string, problems: readonly Problem[]): RepairableProblem[] {
  const repairable = problems.filter((problem) => problem.repair !== undefined) as RepairableProblem[]
  return [...Map.groupBy(repairable, ({ at }) => at.file)].flatMap(([file, group]) => {
    const path = join(root, file)
    const lines = readFileSync(path, 'utf8').split('\n')
    const repaired = group.filter(
      ({ at, repair }) => at.line !== undefined && repairLine(lines, at.line - 1, repair),
    )
    if (repaired.length > 0) writeFileAtomically(path, lines.join('\n'))
    return repaired
  })
}

/** Replaces the first whole occurrence of a text from a line on. Returns whether there was one. */
function repairLine(lines: string[], start: number, { text, replacement }: Repair): boolean {
  // A path is followed by its end, and the name of a host may be followed by a path.
  const end = /^[./]/.test(text) ? '(?![\\w/-])' : '(?![\\w-]|\\.\\w)'
  const pattern = new RegExp(`(?<![\\w/.-])${escapePattern(text)}${end}`)
  for (let index = start; index < Math.min(lines.length, start + maxDistance); index++) {
    const line = lines[index] ?? ''
    if (!pattern.test(line)) continue
    lines[index] = line.replace(pattern, () => replacement)
    return true
  }
  return false
}
