import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { guides } from './guides/our-guides.ts'
import { type ProgramStep, readPrograms } from './guides/read-programs.ts'

const pages = guides
  .map(({ file, fences }) => ({ file, steps: readPrograms(fences) }))
  .filter(({ steps }) => steps.length > 0)

const hasPython = spawnSync('python3', ['--version']).status === 0

/** As a terminal shows it: files of `csv` have carriage returns. */
const readable = (text: string): string => text.replaceAll('\r\n', '\n').trim()

/** Does the steps in a new folder. Returns what each command printed, in pairs with what the page prints. */
function follow(steps: readonly ProgramStep[]): { place: string; printed: string; shown: string }[] {
  const folder = mkdtempSync(join(tmpdir(), 'docent-programs-'))
  try {
    return steps.flatMap((step) => {
      if (step.kind === 'file') {
        writeFileSync(join(folder, step.name), step.text)
        return []
      }
      const { status, stdout, stderr } = spawnSync('bash', ['-ec', step.script], {
        cwd: folder,
        encoding: 'utf8',
      })
      const printed = status === 0 ? readable(stdout) : `ended with ${status}: ${stderr}`
      return [{ place: step.place, printed, shown: step.output?.trim() ?? printed }]
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

describe('programs of guides that need only Python', () => {
  test('are on several pages', () => {
    expect(pages.length).toBeGreaterThanOrEqual(3)
  })

  test.skipIf(!hasPython).each(pages)(
    'prints what the page shows (skipped without python3): $file',
    ({ steps }) => {
      for (const { place, printed, shown } of follow(steps)) {
        expect(printed, place).not.toMatch(/^ended with/)
        expect(printed, place).toBe(shown)
      }
    },
  )
})
