import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { UsageError } from '../../cli/usage-error.ts'
import { writeFileAtomically } from '../../disk/write-file.ts'

/** Formats a page: front matter and text. */
export const formatFrontMatter = (frontMatter: Readonly<Record<string, string>>, text: string): string =>
  `---\n${stringify(frontMatter, { lineWidth: 0 })}---\n\n${text}\n`

/** Writes a file that must not exist yet, and prints its path. */
export function writeNewFile(root: string, path: string, text: string): void {
  const file = join(root, path)
  if (existsSync(file)) throw new UsageError(`\`${path}\` exists already. Choose another name.`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileAtomically(file, text)
  console.log(`Wrote ${path}`)
}
