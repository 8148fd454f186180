import { suggestPath } from '../../shared/text/find-nearest.ts'
import type { LinkTargets } from './link-targets.ts'

/** Suggestions by missing path. A broken link in a header or in several versions is on hundreds of pages. */
const suggestions = new WeakMap<LinkTargets, Map<string, string>>()

/** Returns a sentence for an error message: the page nearest to a path, or what to do without one. */
export function suggestPage(path: string, targets: LinkTargets): string {
  const known = suggestions.get(targets) ?? new Map<string, string>()
  suggestions.set(targets, known)
  const earlier = known.get(path)
  if (earlier !== undefined) return earlier
  const paths = [...targets.index.byPath.keys(), ...targets.files.staticPaths]
  const suggestion = suggestPath(path, paths, 'Add the page, or remove the link.')
  known.set(path, suggestion)
  return suggestion
}
