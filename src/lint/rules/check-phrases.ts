import type { Problem, SourceLocation } from '../../shared/docs-error.ts'
import type { LintPage, PageRule } from '../lint-page.ts'
import type { StyleGuide } from '../style-guide.ts'

/** Checks prose, headings, and front matter for phrases that the style guide avoids. Code is exempt. */
export const checkPhrases: PageRule = (page, { style }) => findPhrasesToAvoid(page, style.phrases)

/** Finds phrases in prose, headings, and front matter. */
export function findPhrasesToAvoid(page: LintPage, phrases: StyleGuide['phrases']): Problem[] {
  const patterns = createPatterns(phrases)
  return listTexts(page).flatMap(({ text, locateOffset }) =>
    patterns.flatMap(({ pattern, write }) =>
      [...text.matchAll(pattern)].map(
        (match): Problem => ({
          problem: `The text contains "${match[0].replace(/\s+/g, ' ')}".`,
          at: locateOffset(match.index),
          fix: `Write: ${write}.`,
        }),
      ),
    ),
  )
}

interface PhrasePattern {
  pattern: RegExp
  write: string
}

const patternsByList = new WeakMap<StyleGuide['phrases'], PhrasePattern[]>()

function createPatterns(phrases: StyleGuide['phrases']): PhrasePattern[] {
  const cachedPatterns = patternsByList.get(phrases)
  if (cachedPatterns !== undefined) return cachedPatterns
  const patterns = phrases.map(({ avoid, write }) => {
    const words = avoid.map((text) =>
      text
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll('*', "[\\w'’]*")
        .replace(/\s+/g, '\\s+')
        .replace(/^(?=\w)/, '(?<![\\w-])')
        .replace(/(?<=[\w*])$/, '(?![\\w-])'),
    )
    return { pattern: new RegExp(words.join('|'), 'gi'), write }
  })
  patternsByList.set(phrases, patterns)
  return patterns
}

interface CheckedText {
  text: string
  locateOffset(offset: number): SourceLocation
}

function listTexts(page: LintPage): CheckedText[] {
  const fields = (['title', 'description', 'sidebar_label'] as const).map((key) => ({
    text: page.frontMatter[key] ?? '',
    locateOffset: () => ({ file: page.file, line: page.findKeyLine(key) }),
  }))
  const texts = page.blocks.flatMap((block): CheckedText[] => {
    if (block.kind === 'prose') return [block]
    return block.kind === 'heading' ? [{ text: block.text, locateOffset: () => block.at }] : []
  })
  return [...fields, ...texts]
}
