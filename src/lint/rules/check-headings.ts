import type { Problem } from '../../shared/docs-error.ts'
import { suggest } from '../../shared/text/nearest.ts'
import type { HeadingBlock } from '../blocks.ts'
import { findType, type PageRule } from '../lint-page.ts'
import { ownHeadings } from '../style-guide.ts'

/** Checks the level-two headings of a guide and their order against its type. */
export const checkHeadings: PageRule = (page, { style }) => {
  const type = findType(page)
  const kind = type === undefined ? undefined : style.types[type]
  if (!page.isGuide || type === undefined || kind === undefined) return []
  const headings = page.blocks.filter((block) => block.kind === 'heading').filter(({ depth }) => depth === 2)
  const expected = [...(kind.headings ?? [ownHeadings]), style.closing_heading]
  const problems = checkOrder(headings, { type, expected, aliases: style.heading_aliases })
  const hasClosing = headings.some((heading) => heading.text === style.closing_heading)
  if (kind.needs_closing && !hasClosing) {
    problems.push({
      problem: `A page of type \`${type}\` needs the heading "${style.closing_heading}".`,
      at: { file: page.file, line: page.lineOfKey('type') },
      fix: `End the page with \`## ${style.closing_heading}\` and two to four links.`,
    })
  }
  return problems
}

interface Expectation {
  type: string
  expected: readonly string[]
  aliases: Readonly<Record<string, string>>
}

function checkOrder(headings: readonly HeadingBlock[], { type, expected, aliases }: Expectation): Problem[] {
  const problems: Problem[] = []
  const fixed = expected.filter((name) => name !== ownHeadings)
  const order = `Headings of this type, in order: ${expected.map((name) => (name === ownHeadings ? "(the page's own)" : name)).join(', ')}.`
  let previous = { index: -1, text: '' }
  for (const { text, at } of headings) {
    const alias = findAlias(text, fixed, aliases)
    if (alias !== undefined) {
      problems.push({
        problem: `The heading "${text}" should be "${alias}".`,
        at,
        fix: `Write \`## ${alias}\`.`,
      })
    }
    const name = alias ?? text
    const index = expected.indexOf(fixed.includes(name) ? name : ownHeadings)
    if (index === -1) {
      problems.push({
        problem: `The heading "${text}" isn't allowed on a page of type \`${type}\`.`,
        at,
        fix: suggest(text, fixed, order),
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
  fixed: readonly string[],
  aliases: Readonly<Record<string, string>>,
): string | undefined {
  if (fixed.includes(text)) return undefined
  const same = fixed.find((name) => name.toLowerCase() === text.replace('’', "'").toLowerCase())
  const alias =
    same ?? Object.entries(aliases).find(([name]) => name.toLowerCase() === text.toLowerCase())?.[1]
  return alias !== undefined && fixed.includes(alias) ? alias : undefined
}
