import { rename, rm, writeFile } from 'node:fs/promises'
import { DocsError } from '../shared/docs-error.ts'

/** Puts an export into a file that only its owner can read, and that gets its name when it is whole; or prints it. */
export async function writeExport(text: string, to: string | undefined): Promise<void> {
  if (to === undefined) {
    process.stdout.write(text)
    return
  }
  const temporary = `${to}.tmp`
  try {
    await writeFile(temporary, text, { mode: 0o600 })
    await rename(temporary, to)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    const reason = error instanceof Error ? error.message : String(error)
    throw new DocsError([
      {
        problem: `The export cannot be written: ${reason}.`,
        at: { file: to, line: undefined },
        fix: 'Name a file in a folder that exists and that you may write to, with --to.',
      },
    ])
  }
  console.log(`Written to ${to}`)
}
