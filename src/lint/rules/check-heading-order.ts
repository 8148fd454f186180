import type { Problem } from '../../shared/docs-error.ts'
import { suggestFix } from '../../shared/text/find-nearest.ts'
import type { HeadingBlock } from '../blocks.ts'
import { findPageType, type PageRule } from '../lint-page.ts'
import { customHeadings } from '../style-guide.ts'

/** Checks the level-two headings of a guide and their order against its type. */
export const checkHeadingOrder: PageRule = (page, { style }) => {
  const type = findPageType(page)
  const typeRules = type === undefined ? undefined : style.types[type]
  if (!page.isGuide || type === undefined || typeRules === undefined) return []
  const headings = page.blocks.filter((block) => block.kind === 'heading').filter(({ depth }) => depth === 2)
  const expected = [...(typeRules.headings ?? [customHeadings]), style.closing_heading]
  const problems = checkOrder(headings, { type, expected, aliases: style.heading_aliases })
  const hasClosing = headings.some((heading) => heading.text === style.closing_heading)
  if (typeRules.needs_closing && !hasClosing) {
    problems.push({
      problem: `A page of type \`${type}\` needs the heading "${style.closing_heading}".`,
      at: { file: page.file, line: page.findKeyLine('type') },
      fix: `End the page with \`## ${style.closing_heading}\` and two to four links.`,
    })
  }
  return problems
}

interface HeadingExpectation {
  type: string
  expected: readonly string[]
  aliases: Readonly<Record<string, string>>
}

function checkOrder(
  headings: readonly HeadingBlock[],
  { type, expected, aliases }: HeadingExpectation,
): Problem[] {
  const problems: Problem[] = []
  const fixedHeadings = expected.filter((name) => name !== customHeadings)
  const order = `Headings of this type, in order: ${expected.map((name) => (name === customHeadings ? "(the page's own)" : name)).join(', ')}.`
  let previous = { index: -1, text: '' }
  for (const { text, at } of headings) {
    const alias = findAlias(text, fixedHeadings, aliases)
    if (alias !== undefined) {
      problems.push({
        problem: `The heading "${text}" should be "${alias}".`,
        at,
        fix: `Write \`## ${alias}\`.`,
      })
    }
    const name = alias ?? text
    const wanted = fixedHeadings.includes(name) ? name : customHeadings
    // A page's own headings can have several places, such as before and after the check.
    const later = expected.indexOf(wanted, Math.max(previous.index, 0))
    const index = later === -1 ? expected.indexOf(wanted) : later
    if (index === -1) {
      problems.push({
        problem: `The heading "${text}" isn't allowed on a page of type \`${type}\`.`,
        at,
        fix: suggestFix(text, fixedHeadings, order),
      })
    } else if (index < previous.index) {
      problems.push({
        problem: `The heading "${text}" must come before "${previous.text}".`,
        at,
        fix: order,
      })
    } else previous = { index, text }
  }
  return problems
}

/** Finds the fixed heading that another heading should be. */
function findAlias(
  text: string,
  fixedHeadings: readonly string[],
  aliases: Readonly<Record<string, string>>,
): string | undefined {
  if (fixedHeadings.includes(text)) return undefined
  const sameHeading = fixedHeadings.find(
    (name) => name.toLowerCase() === text.replace('’', "'").toLowerCase(),
  )
  const alias =
    sameHeading ?? Object.entries(aliases).find(([name]) => name.toLowerCase() === text.toLowerCase())?.[1]
  return alias !== undefined && fixedHeadings.includes(alias) ? alias : undefined
}
