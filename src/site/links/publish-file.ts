import { posix } from 'node:path'
import { locateFile } from '../../disk/locate-file.ts'
import type { SourceLink } from '../../shared/content/source-link.ts'
import { isPublishable } from '../../shared/output/published-files.ts'
import { createLinkProblem, type LinkProblem } from './link-problem.ts'
import type { LinkableFiles } from './link-targets.ts'

/** A link or an image that may name a file. */
export type PublishedFile =
  /** `path` is below the base path. */
  | { kind: 'published'; path: string; absolute: string }
  | { kind: 'missing' }
  | { kind: 'refused'; problem: LinkProblem }

/**
 * Adds a file (by its path in the site folder) to the output. A file that exists but must not be published is refused,
 * even if the configuration ignores broken links.
 */
export function publishFile(file: string, link: SourceLink, files: LinkableFiles): PublishedFile {
  const located = locateFile(files.root, file)
  if (located.kind === 'missing') return located
  const refusal = explainRefusal(file)
  if (located.kind === 'file' && refusal === undefined) {
    return { kind: 'published', path: files.addMedia(file), absolute: located.absolute }
  }
  const { reason, fix } = located.kind === 'file' && refusal !== undefined ? refusal : outsideRefusal
  const problem = `\`${link.href}\` ${reason}, so it isn't published.`
  return { kind: 'refused', problem: createLinkProblem('refusedFiles', link, { problem, fix }) }
}

/** The reason why a file isn't published, as the end of a sentence, and a fix. */
interface Refusal {
  reason: string
  fix: string
}

const outsideRefusal: Refusal = {
  reason: 'is outside the site folder',
  fix: 'Copy the file into `content/` or `static/`, or remove it from the page.',
}

function explainRefusal(file: string): Refusal | undefined {
  if (!/^(?:content|static)\//.test(file)) {
    return { ...outsideRefusal, reason: 'is outside `content/` and `static/`' }
  }
  if (/(?:^|\/)\./.test(file)) {
    return {
      reason: 'is hidden: its name or a folder name starts with a dot',
      fix: 'Rename it if it should be public, or remove it from the page.',
    }
  }
  return isPublishable(file) ? undefined : createTypeRefusal(file)
}

function createTypeRefusal(file: string): Refusal {
  const extension = posix.extname(file)
  return {
    reason: extension === '' ? 'has no extension' : `has the unknown extension \`${extension}\``,
    fix: 'Rename the file if its type has a common extension, pack it into a `.zip` file, or move it to `static/`.',
  }
}
