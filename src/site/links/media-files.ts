import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { digest } from '../../disk/digest.ts'
import { getPublishedFolder } from '../../shared/output/published-files.ts'
import type { MediaFile } from '../../shared/site/site.ts'

/** The files of the content folder that pages link to or show. */
export interface MediaFiles {
  /** Adds a file to the output, once, and returns its path below the base path. */
  add(file: string): string
  list(): MediaFile[]
}

/** Collects media files of a site folder. */
export function createMediaFiles(root: string): MediaFiles {
  const paths = new Map<string, string>()
  return {
    add(file) {
      const path = paths.get(file) ?? createMediaPath(root, file)
      paths.set(file, path)
      return path
    },
    list: () => [...paths].map(([file, path]) => ({ file, path })),
  }
}

/**
 * Creates the output path of a file: `content/docs/x/images/plan.svg` → `/_/media/plan-1a2b3c4d.svg`, where the hash
 * changes with the content. `x.html` → `/_/media/download/…`.
 */
export function createMediaPath(root: string, file: string): string {
  const extension = posix.extname(file)
  const hash = digest(readFileSync(join(root, file))).slice(0, 8)
  return `${getPublishedFolder(file)}${posix.basename(file, extension)}-${hash}${extension}`
}
