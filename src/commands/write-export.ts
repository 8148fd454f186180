import { writePrivateFile } from '../disk/write-file.ts'
import { DocsError } from '../shared/docs-error.ts'

/** Puts an export into a file that only its owner can read, and that gets its name when it is whole; or prints it. */
export async function writeExport(text: string, to: string | undefined): Promise<void> {
  if (to === undefined) {
    process.stdout.write(text)
    return
  }
  try {
    await writePrivateFile(to, (target) => target.writeFile(text))
  } catch (error) {
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
