import type { Problem } from '../../shared/docs-error.ts'
import type { FinishedRule } from '../lint-page.ts'

/** Checks that the closing section doesn't repeat links of the page's cards. */
export const checkClosingLinks: FinishedRule = ({ blocks }, { style }) => {
  const cards = new Set(
    blocks.flatMap((block) =>
      block.kind === 'component' && block.name === 'Card' ? [toPath(block.attributes.get('href') ?? '')] : [],
    ),
  )
  const start = blocks.findLastIndex(
    (block) => block.kind === 'heading' && block.depth === 2 && block.text === style.closing_heading,
  )
  if (start === -1) return []
  return blocks.slice(start).flatMap((block): Problem[] =>
    block.kind !== 'prose'
      ? []
      : block.links
          .filter(({ href }) => cards.has(toPath(href)))
          .map(({ href, at }) => ({
            problem: `"${style.closing_heading}" repeats the link to \`${href}\` of a card.`,
            at,
            fix: 'Link to what a reader takes next, or remove the link.',
          })),
  )
}

const toPath = (href: string): string => href.replace(/^\.\//, '')
