import { openSync, writeSync } from 'node:fs'
import { threadId } from 'node:worker_threads'

/** The current work of a thread of a build, for the process that monitors it. */
export interface WorkNote {
  /** Relative to the site folder. */
  file: string
  /** Time limit after which the build is stopped. Undefined for none. */
  seconds: number | undefined
}

/** Environment variable with the notes file. Threads of a build inherit it from the main one. */
export const notesVariable = 'DOCENT_WORK_NOTES'

/** Size of a thread's note. Each thread has its own position in the file. */
const noteSize = 1024
const maxThreads = 64

let openNotes: { file: string; descriptor: number } | undefined
let noteCount = 0

/** Records the work that this thread starts, or `undefined` when it's done. Does nothing if no watcher runs. */
export function noteWork(note: WorkNote | undefined): void {
  const file = process.env[notesVariable]
  if (file === undefined) return
  if (openNotes?.file !== file) openNotes = { file, descriptor: openSync(file, 'r+') }
  noteCount += 1
  // The count distinguishes two passes over the same file.
  const text = note === undefined ? '' : JSON.stringify({ ...note, count: noteCount })
  const bytes = Buffer.alloc(noteSize)
  bytes.write(Buffer.byteLength(text) > noteSize ? '' : text)
  writeSync(openNotes.descriptor, bytes, 0, noteSize, (threadId % maxThreads) * noteSize)
}

/** Splits the file into the notes of the threads, unparsed. */
export function splitNotes(bytes: Buffer): string[] {
  return Array.from({ length: Math.ceil(bytes.length / noteSize) }, (_, index) =>
    bytes
      .subarray(index * noteSize, (index + 1) * noteSize)
      .toString('utf8')
      .replace(/\0.*$/s, ''),
  )
}

/** Parses a note. Undefined for an idle thread. */
export function parseNote(text: string): WorkNote | undefined {
  if (text === '') return undefined
  const { file, seconds }: WorkNote = JSON.parse(text)
  return { file, seconds }
}
