import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DocsError, type Problem } from '../shared/docs-error.ts'

/** A file below a site folder. */
export interface SourceFile {
  /** Relative to the site folder, with forward slashes. */
  path: string
  absolute: string
}

/** Every file below `folder` (relative to `root`), sorted by path; hidden files and folders are left out. */
export function listFiles(root: string, folder: string): SourceFile[] {
  const problems: Problem[] = []
  const found: SourceFile[] = []
  const walk = (path: string, parents: readonly string[]): void => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue
      const inner = `${path}/${entry.name}`
      const kind = kindOf(entry, { absolute: join(root, inner), parents })
      if (kind === 'file') found.push({ path: inner, absolute: join(root, inner) })
      else if (kind === 'folder') walk(inner, [...parents, realpathSync(join(root, inner))])
      else problems.push(badLink(inner, kind))
    }
  }
  if (statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory()) {
    walk(folder, [realpathSync(join(root, folder))])
  }
  if (problems.length > 0) throw new DocsError(problems)
  return found.sort((a, b) => (a.path < b.path ? -1 : 1))
}

function kindOf(
  entry: Dirent,
  { absolute, parents }: { absolute: string; parents: readonly string[] },
): LinkKind {
  if (entry.isSymbolicLink()) return kindOfLink(absolute, parents)
  return entry.isDirectory() ? 'folder' : 'file'
}

type LinkKind = 'file' | 'folder' | 'loop' | 'circle' | 'dangling'

function kindOfLink(absolute: string, parents: readonly string[]): LinkKind {
  try {
    const target = statSync(absolute, { throwIfNoEntry: false })
    if (target === undefined) return 'dangling'
    if (target.isFile()) return 'file'
    return parents.includes(realpathSync(absolute)) ? 'loop' : 'folder'
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ELOOP') return 'circle'
    throw error
  }
}

function badLink(path: string, kind: 'loop' | 'circle' | 'dangling'): Problem {
  const at = { file: path, line: undefined }
  if (kind === 'circle') {
    return {
      problem: 'This symbolic link leads through links back to itself.',
      at,
      fix: 'Remove the link, or mend its target.',
    }
  }
  if (kind === 'loop') {
    return {
      problem: 'This symbolic link leads back to a folder above it.',
      at,
      fix: 'Remove the link, or let it point elsewhere.',
    }
  }
  return { problem: 'This symbolic link points to nothing.', at, fix: 'Remove the link, or mend its target.' }
}
