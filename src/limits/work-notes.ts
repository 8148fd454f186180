import { openSync, writeSync } from 'node:fs'
import { threadId } from 'node:worker_threads'

/** What a thread of a build is working on, for the process that watches over it. */
export interface WorkNote {
  /** Relative to the site folder. */
  file: string
  /** How long the work may take before the build is ended; undefined for any time. */
  seconds: number | undefined
}

/** Names the file of the notes to the threads of a build, which get the environment of the main one. */
export const notesVariable = 'DOCENT_WORK_NOTES'

/** Each thread writes to a place of its own. */
const noteSize = 1024
const mostThreads = 64

let notes: { file: string; descriptor: number } | undefined
let count = 0

/** Notes what this thread begins to work on; undefined when it's done. Does nothing where nobody watches. */
export function noteWork(note: WorkNote | undefined): void {
  const file = process.env[notesVariable]
  if (file === undefined) return
  if (notes?.file !== file) notes = { file, descriptor: openSync(file, 'r+') }
  count += 1
  // The count tells two turns at one file apart.
  const text = note === undefined ? '' : JSON.stringify({ ...note, count })
  const bytes = Buffer.alloc(noteSize)
  bytes.write(Buffer.byteLength(text) > noteSize ? '' : text)
  writeSync(notes.descriptor, bytes, 0, noteSize, (threadId % mostThreads) * noteSize)
}

/** The notes of all threads, as they are written. */
export function splitNotes(bytes: Buffer): string[] {
  return Array.from({ length: Math.ceil(bytes.length / noteSize) }, (_, index) =>
    bytes
      .subarray(index * noteSize, (index + 1) * noteSize)
      .toString('utf8')
      .replace(/\0.*$/s, ''),
  )
}

/** Undefined for a thread that has nothing to do. */
export function parseNote(text: string): WorkNote | undefined {
  if (text === '') return undefined
  const { file, seconds }: WorkNote = JSON.parse(text)
  return { file, seconds }
}
