import type { Problem, SourceLocation } from '../../shared/docs-error.ts'
import type { LintPage, PageRule } from '../lint-page.ts'
import type { StyleGuide } from '../style-guide.ts'

/** Checks prose, headings, and front matter for phrases that the style guide avoids. Code is exempt. */
export const checkPhrases: PageRule = (page, { style }) => {
  const patterns = createPatterns(style)
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

const patternsByStyle = new WeakMap<StyleGuide, PhrasePattern[]>()

function createPatterns(style: StyleGuide): PhrasePattern[] {
  const cachedPatterns = patternsByStyle.get(style)
  if (cachedPatterns !== undefined) return cachedPatterns
  const patterns = style.phrases.map(({ avoid, write }) => {
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
  patternsByStyle.set(style, patterns)
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
