import { isObject } from '../../../shared/read-unknown.ts'
import type { Origin } from '../report-problem.ts'
import type { DocumentFile } from '../source/parse-source.ts'

/**
 * Splits a `$ref` into its local form and the file it is relative to. In OpenAPI 3.2, it may start with the document's
 * own URL (`$self`).
 */
export function resolveSelf(
  ref: string,
  { source }: Origin,
  root: DocumentFile | undefined,
): { local: string; base: string } {
  const self = isObject(root?.value) ? root.value.$self : undefined
  const unchanged = { local: ref, base: source.file }
  if (root === undefined || typeof self !== 'string' || !URL.canParse(self) || !URL.canParse(ref))
    return unchanged
  const [document, fragment] = ref.split('#', 2)
  if (document === self.split('#', 1)[0]) return { local: `#${fragment ?? ''}`, base: root.file }
  const folder = new URL('.', self).href
  return ref.startsWith(folder) ? { local: ref.slice(folder.length), base: root.file } : unchanged
}
