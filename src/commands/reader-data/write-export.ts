import { writePrivateFile } from '../../disk/write-file.ts'
import { createFileError } from '../../shared/docs-error.ts'

/** Prints an export, or writes it to a file that only its owner can read. The file gets its name when it's complete. */
export async function writeExport(text: string, to: string | undefined): Promise<void> {
  if (to === undefined) {
    process.stdout.write(text)
    return
  }
  try {
    await writePrivateFile(to, (target) => target.writeFile(text))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw createFileError(
      to,
      `Couldn't write the export: ${reason}.`,
      'Use --to to specify a file in an existing folder that you can write to.',
    )
  }
  console.log(`Written to ${to}`)
}
