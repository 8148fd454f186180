import '../shared/node-20-polyfills.ts'
import { readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { formatProblems, type Problem } from '../shared/docs-error.ts'
import { parseNote, splitNotes, type WorkNote } from './work-notes.ts'

const [notesFile = '', pid = ''] = process.argv.slice(2)
const pollInterval = 1000

/** Number of consecutive checks that found a thread with the same note. */
const pollCounts = new Map<string, number>()

function readNotes(): string[] {
  try {
    return splitNotes(readFileSync(notesFile)).filter((text) => text !== '')
  } catch {
    // The build has ended and deleted its notes.
    return []
  }
}

function reportNotes(notes: readonly WorkNote[], problem: string): void {
  const at = notes.length === 0 ? ['docs.config.ts'] : notes.map(({ file }) => file)
  const fix = 'Run the build again. If it fails again, simplify the file and report a bug in docent.'
  const problems: Problem[] = at.map((file) => ({ problem, at: { file, line: undefined }, fix }))
  console.error(`\n${formatProblems(problems)}`)
  rmSync(dirname(notesFile), { recursive: true, force: true })
}

function parseNotes(texts: readonly string[]): WorkNote[] {
  return texts.map(parseNote).filter((note) => note !== undefined)
}

/** Counts checks instead of measuring time, because a build on a machine that was asleep doesn't hang. */
function pollNotes(): void {
  const texts = readNotes()
  for (const text of [...pollCounts.keys()]) if (!texts.includes(text)) pollCounts.delete(text)
  for (const text of texts) pollCounts.set(text, (pollCounts.get(text) ?? 0) + 1)
  const hangingNotes = parseNotes(
    texts.filter(
      (text) => (pollCounts.get(text) ?? 0) > (parseNote(text)?.seconds ?? Number.POSITIVE_INFINITY),
    ),
  )
  if (hangingNotes.length === 0) return
  reportNotes(hangingNotes, 'Reading this file took too long, so the build was stopped.')
  process.kill(Number(pid), 'SIGKILL')
  process.exit(0)
}

const timer = setInterval(pollNotes, pollInterval)
let exitMessage = ''
process.stdin.setEncoding('utf8')
process.stdin.on('data', (text: string) => {
  exitMessage += text
})
process.stdin.on('end', () => {
  clearInterval(timer)
  if (exitMessage === 'done') return
  reportNotes(
    parseNotes(readNotes()),
    'The build ended unexpectedly (a crash, a lack of memory, or a signal) while it was reading this file.',
  )
})
