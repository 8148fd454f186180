import { joinPointer } from '../../../shared/api/json-pointer.ts'
import type { Problem } from '../../../shared/docs-error.ts'
import { suggestFix } from '../../../shared/text/find-nearest.ts'
import type { DocumentFile } from '../source/parse-source.ts'

type Explanation = Omit<Problem, 'at'>

export const explainMissingAnchor = (
  name: string,
  { file }: DocumentFile,
  anchors: Iterable<string>,
): Explanation => ({
  problem: `no schema in \`${file}\` has the \`$anchor\` \`${name}\`.`,
  fix: suggestFix(
    name,
    anchors,
    'Use a pointer that starts with a slash, such as `#/components/schemas/Node`.',
  ),
})

export const explainAmbiguousAnchor = (name: string, { file }: DocumentFile): Explanation => ({
  problem: `several schemas in \`${file}\` have the \`$anchor\` \`${name}\`.`,
  fix: 'Make each anchor unique, or use a pointer such as `#/components/schemas/Node`.',
})

export const explainIntended = (ref: string, file: string, path: readonly string[]): Explanation => ({
  problem: `\`$ref\` to \`${ref}\` doesn't start at the top of its file.`,
  fix: `Write \`${file}#${joinPointer(path)}\`.`,
})

export function explainMissingKey(
  ref: string,
  key: string,
  { value, path, file }: { value: unknown; path: readonly string[]; file: string },
): Explanation {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  const where = path.length === 0 ? `\`${file}\`` : `\`#${joinPointer(path)}\``
  return {
    problem: `\`$ref\` to \`${ref}\`, but \`${key}\` doesn't exist in ${where}.`,
    fix: suggestFix(key, keys, 'Add it or correct the `$ref`.'),
  }
}
