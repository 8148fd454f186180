import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { digest } from '../../disk/digest.ts'
import { publishedFolder } from '../../shared/output/published-files.ts'

/** `content/docs/x/images/plan.svg` → `/_/media/plan-1a2b3c4d.svg`: the name changes with the content. `x.html` → `/_/media/download/…`. */
export function mediaPath(root: string, file: string): string {
  const extension = posix.extname(file)
  const hash = digest(readFileSync(join(root, file))).slice(0, 8)
  return `${publishedFolder(file)}${posix.basename(file, extension)}-${hash}${extension}`
}
