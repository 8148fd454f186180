import type { Problem } from '../../shared/docs-error.ts'
import type { LintPage, PageRule } from '../lint-page.ts'

/** Checks that a guide has all required front matter keys, a valid description, and the right number of tags. */
export const checkFrontMatter: PageRule = (page, { style }) => {
  if (!page.isGuide) return []
  const values = new Map<string, unknown>(Object.entries(page.frontMatter))
  const missing = style.required_keys
    .filter((key) => values.get(key) === undefined || (key === 'tags' && page.frontMatter.tags.length === 0))
    .map((key) => ({
      problem: `The front matter has no \`${key}\`.`,
      at: { file: page.file, line: page.findKeyLine(key) },
      fix: `Add \`${key}\` to the block at the top of the page.`,
    }))
  return [...missing, ...checkDescription(page, style.description), ...checkTagCount(page, style.tags)]
}

interface Range {
  min: number
  max: number
}

function checkDescription(page: LintPage, { min, max }: Range): Problem[] {
  const { description } = page.frontMatter
  if (description === undefined) return []
  const at = { file: page.file, line: page.findKeyLine('description') }
  const problems: Problem[] = []
  if (description.length < min || description.length > max) {
    problems.push({
      problem: `The description has ${description.length} characters.`,
      at,
      fix: `Write a full sentence of ${min} to ${max} characters.`,
    })
  }
  if (!description.endsWith('.')) {
    problems.push({
      problem: `The description ends with "${description.slice(-20)}" instead of a period.`,
      at,
      fix: 'Write a full sentence that ends with a period.',
    })
  }
  return problems
}

function checkTagCount(page: LintPage, { min, max }: Range): Problem[] {
  const { length } = page.frontMatter.tags
  if (length === 0 || (length >= min && length <= max)) return []
  return [
    {
      problem: `The page has ${length} ${length === 1 ? 'tag' : 'tags'}.`,
      at: { file: page.file, line: page.findKeyLine('tags') },
      fix: `Choose ${min} to ${max} tags.`,
    },
  ]
}
