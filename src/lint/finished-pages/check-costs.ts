import { splitIds } from '../../shared/content/listed/faq.ts'
import type { Problem, SourceLocation } from '../../shared/docs-error.ts'
import type { LintBlock } from '../blocks.ts'
import type { FinishedRule, LintContext } from '../lint-page.ts'

/** Checks that a page prints the cost of a resource once, and a sentence such as "Check the price" once. */
export const checkCosts: FinishedRule = ({ blocks }, context, { once }) => {
  const resources = new Set<string>()
  const costs = blocks
    .filter((block) => block.kind === 'component')
    .filter(({ name }) => name === 'BillingState')
  const problems = costs.flatMap(({ attributes, at }) =>
    [attributes.get('of') ?? '', ...splitIds(attributes.get('also') ?? '')].flatMap((resource): Problem[] => {
      if (resource === '') return []
      if (!resources.has(resource)) {
        resources.add(resource)
        return []
      }
      return [
        {
          problem: `The page prints the cost of \`${resource}\` twice.`,
          at,
          fix: 'Remove one of the lines.',
        },
      ]
    }),
  )
  return [...problems, ...once.flatMap((sentence) => findRepetitions(sentence, blocks, context))]
}

/** Reports each use of a sentence but the first. A cost may contain it too. */
function findRepetitions(
  sentence: string,
  blocks: readonly LintBlock[],
  { catalog }: LintContext,
): Problem[] {
  const places = blocks.flatMap((block): SourceLocation[] => {
    if (block.kind === 'component' && block.name === 'BillingState') {
      const { charge = '' } = catalog.get('billing')?.rows[block.attributes.get('of') ?? ''] ?? {}
      return `${charge}.`.includes(sentence) ? [block.at] : []
    }
    if (block.kind !== 'prose') return []
    const parts = block.text.split(sentence)
    return parts
      .slice(1)
      .map((_, index) => block.locateOffset(parts.slice(0, index + 1).join(sentence).length))
  })
  return places.slice(1).map((at) => ({
    problem: `The page contains "${sentence}" more than once.`,
    at,
    fix: 'Keep it where the reader confirms the price, and remove it here.',
  }))
}
