import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isInside } from '../disk/locate-file.ts'
import { findKindProblem } from '../disk/read-text-file.ts'
import type { Problem } from '../shared/docs-error.ts'
import { getErrorCode } from '../shared/get-error-code.ts'

/** A file below a site folder. */
export interface SourceFile {
  /** Relative to the site folder, with forward slashes. */
  path: string
  absolute: string
}

/**
 * Lists every file below `folder` (relative to `root`), sorted by path. Hidden files and folders are left out, and so are
 * symbolic links out of the site folder.
 */
export const listFiles = (root: string, folder: string): SourceFile[] => walkFolder(root, folder).files

/** Reports symbolic links that can't be followed, and entries that are neither files nor folders. */
export const checkFiles = (root: string, folder: string): Problem[] => walkFolder(root, folder).problems

function walkFolder(root: string, folder: string): { files: SourceFile[]; problems: Problem[] } {
  const problems: Problem[] = []
  const files: SourceFile[] = []
  const walk = (path: string, parents: readonly string[]): void => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue
      const inner = `${path}/${entry.name}`
      const kind = classifyEntry(entry, { root, absolute: join(root, inner), path: inner, parents })
      if (kind === 'file') files.push({ path: inner, absolute: join(root, inner) })
      else if (kind === 'folder') walk(inner, [...parents, realpathSync(join(root, inner))])
      else problems.push(typeof kind === 'object' ? kind : createBrokenLinkProblem(inner, kind))
    }
  }
  if (statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory()) {
    const outside = findFolderOutside(root, folder)
    if (outside !== undefined) return { files, problems: [createBrokenLinkProblem(outside, 'outside')] }
    walk(folder, [realpathSync(join(root, folder))])
  }
  return { files: files.sort((a, b) => (a.path < b.path ? -1 : 1)), problems }
}

/** Returns the first folder of a path that points outside the site folder, or undefined. */
function findFolderOutside(root: string, folder: string): string | undefined {
  const names = folder.split('/')
  const paths = names.map((_, index) => names.slice(0, index + 1).join('/'))
  return paths.find((path) => !isInside(root, realpathSync(join(root, path))))
}

interface EntryLocation {
  root: string
  absolute: string
  /** Relative to the site folder. */
  path: string
  /** Real paths of the folders that the entry is in. */
  parents: readonly string[]
}

function classifyEntry(entry: Dirent, location: EntryLocation): FileEntryKind {
  if (entry.isSymbolicLink()) return classifyLink(location)
  if (entry.isDirectory()) return 'folder'
  return findKindProblem(entry, location.path) ?? 'file'
}

/** A problem where it's neither a file nor a folder. */
type FileEntryKind = 'file' | 'folder' | BrokenLinkKind | Problem
type BrokenLinkKind = 'loop' | 'circle' | 'dangling' | 'outside'

function classifyLink({ root, absolute, path, parents }: EntryLocation): FileEntryKind {
  try {
    const target = statSync(absolute, { throwIfNoEntry: false })
    if (target === undefined) return 'dangling'
    const real = realpathSync(absolute)
    if (!isInside(root, real)) return 'outside'
    if (target.isFile()) return 'file'
    if (!target.isDirectory()) return findKindProblem(target, path) ?? 'file'
    return parents.includes(real) ? 'loop' : 'folder'
  } catch (error) {
    if (getErrorCode(error) === 'ELOOP') return 'circle'
    throw error
  }
}

const brokenLinkProblems: Record<BrokenLinkKind, { problem: string; fix: string }> = {
  circle: {
    problem: 'This symbolic link is part of a cycle.',
    fix: 'Remove the link, or correct its target.',
  },
  loop: {
    problem: 'This symbolic link points to a folder above it.',
    fix: 'Remove the link, or let it point elsewhere.',
  },
  dangling: {
    problem: 'This symbolic link points to nothing.',
    fix: 'Remove the link, or correct its target.',
  },
  outside: {
    problem: 'This symbolic link points outside the site folder, and builds read nothing there.',
    fix: 'Copy the target into the site folder, or remove the link.',
  },
}

function createBrokenLinkProblem(path: string, kind: BrokenLinkKind): Problem {
  return { ...brokenLinkProblems[kind], at: { file: path, line: undefined } }
}
