import type { Problem } from '../../shared/docs-error.ts'
import { listProse, type PageRule } from '../lint-page.ts'

/** Reports repeated words, even across a line break. */
export const checkRepeatedWords: PageRule = (page) =>
  listProse(page).flatMap(({ text, locateOffset }) =>
    [...text.matchAll(/(?<![\p{L}\p{N}.'’-])(\p{L}+)\s+(\1)(?![\p{L}\p{N}'’-])/giu)]
      // "select **Select Certificate**" names a label.
      .filter(([, first = '', second = '']) => second === first || second === second.toLowerCase())
      .map(
        (match): Problem => ({
          problem: `The text contains "${match[0].replace(/\s+/g, ' ')}".`,
          at: locateOffset(match.index),
          fix: `Write "${match[1]}" only once.`,
        }),
      ),
  )
