import type { CompiledFile } from '../../shared/content/compiled-page.ts'
import type { SourceLink } from '../../shared/content/source-link.ts'
import { decodePercent } from '../../shared/text/decode-percent.ts'
import { suggestFix } from '../../shared/text/find-nearest.ts'
import { hasApiRoute, listRoutes } from '../api/find-hash-route-page.ts'
import { createLinkProblem, type LinkProblem } from './link-problem.ts'
import type { LinkTargets } from './link-targets.ts'

interface LinkedAnchor {
  target: CompiledFile
  /** Without `#`. */
  hash: string | undefined
}

/** Reports a link to a heading or an operation that its page doesn't have. */
export function checkAnchor(
  link: SourceLink,
  { target, hash }: LinkedAnchor,
  targets: AnchorTargets,
): LinkProblem[] {
  const missing = hash === undefined ? undefined : findMissingAnchor(hash, target, targets)
  if (missing === undefined) return []
  return [
    createLinkProblem('brokenAnchors', link, {
      problem: `Link to \`${link.href}\`, but \`${target.file}\` has ${missing.what} with the id \`${missing.id}\`.`,
      fix: suggestFix(missing.id, missing.ids, 'Correct the id, or link to the page.'),
    }),
  ]
}

type AnchorTargets = Pick<LinkTargets, 'documents' | 'unpublished'>

interface MissingAnchor {
  id: string
  what: string
  /** The IDs that the page has. */
  ids: string[]
}

/** Finds the anchor that is missing for a hash (without `#`). Undefined if the hash has a target. */
export function findMissingAnchor(
  hash: string,
  target: CompiledFile,
  { documents, unpublished }: AnchorTargets,
): MissingAnchor | undefined {
  if (hash === '' || hash === 'top') return undefined
  const id = decodePercent(hash)
  if (target.anchors.includes(id) || unpublished.unread.has(target.path)) return undefined
  const document = documents.get(target.path)
  if (document === undefined) return { id, what: 'no heading', ids: target.anchors }
  if (hasApiRoute(document, hash)) return undefined
  return { id, what: 'no heading and no operation', ids: [...target.anchors, ...listRoutes(document)] }
}
