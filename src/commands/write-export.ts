import { writeFile } from 'node:fs/promises'
import { DocsError } from '../shared/docs-error.ts'

/** Puts an export into a file that only its owner can read, or prints it. */
export async function writeExport(text: string, to: string | undefined): Promise<void> {
  if (to === undefined) {
    process.stdout.write(text)
    return
  }
  await writeFile(to, text, { mode: 0o600 }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new DocsError([
      {
        problem: `The export cannot be written: ${reason}.`,
        at: { file: to, line: undefined },
        fix: 'Name a file in a folder that exists and that you may write to, with --to.',
      },
    ])
  })
}
