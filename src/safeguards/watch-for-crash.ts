import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import inspector from 'node:inspector'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { notesVariable } from './work-notes.ts'

const watcherFile = fileURLToPath(new URL('./crash-watcher-process.ts', import.meta.url))

/**
 * Starts a process that monitors this one. If a crash, a lack of memory, or native code that never ends prevents this
 * process from reporting what went wrong, the watcher names the files that were being processed. Returns a function
 * that stops the watcher.
 */
export function watchForCrash(): () => void {
  // A breakpoint isn't a hang.
  if (inspector.url() !== undefined || process.env[notesVariable] !== undefined) return () => undefined
  const folder = mkdtempSync(join(tmpdir(), 'docent-work-'))
  const notes = join(folder, 'notes')
  writeFileSync(notes, '')
  process.env[notesVariable] = notes
  const watcher = spawn(process.execPath, [watcherFile, notes, String(process.pid)], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  watcher.on('error', () => undefined)
  watcher.stdin.on('error', () => undefined)
  watcher.unref()
  if ('unref' in watcher.stdin && typeof watcher.stdin.unref === 'function') watcher.stdin.unref()
  return () => {
    delete process.env[notesVariable]
    watcher.stdin.end('done')
    rmSync(folder, { recursive: true, force: true })
  }
}
