import type { Problem } from '../../shared/docs-error.ts'
import type { LintBlock } from '../blocks.ts'
import { findPageType, listProse, type PageRule } from '../lint-page.ts'

/** Checks that paragraphs about something that can't be undone are in an admonition, where readers see them in time. */
export const checkWarnings: PageRule = (page, { style: { warnings } }) => {
  const type = findPageType(page)
  if (warnings === undefined || !page.isGuide || type === undefined || !warnings.types.includes(type))
    return []
  const warned = new Set(
    page.blocks.flatMap((block): readonly LintBlock[] =>
      block.kind === 'component' && warnings.admonitions.includes(block.name) ? block.content : [],
    ),
  )
  return listProse(page)
    .filter((block) => block.role === 'paragraph' && !warned.has(block))
    .flatMap(({ text, locateOffset }) =>
      warnings.phrases.flatMap((phrase): Problem[] => {
        const offset = text.indexOf(phrase)
        if (offset === -1) return []
        return [
          {
            problem: `The text says "${phrase}", but isn't in an admonition.`,
            at: locateOffset(offset),
            fix: `Put it between \`:::${warnings.admonitions[0]}[Title]\` and \`:::\`, before the step that it warns about.`,
          },
        ]
      }),
    )
}
