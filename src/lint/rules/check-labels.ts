import { suggestFix } from '../../shared/text/find-nearest.ts'
import { listProse, type PageRule } from '../lint-page.ts'

/** Checks that bold text that looks like a user interface label is a known one. */
export const checkLabels: PageRule = (page, { labels }) => {
  if (labels === undefined) return []
  return listProse(page).flatMap(({ bold }) =>
    bold
      .filter(({ text, after }) => /^[+\p{Lu}]/u.test(text) && !isLeadIn(text, after) && !labels.has(text))
      .map(({ text, at }) => ({
        problem: `**${text}** isn't in the list of user interface labels.`,
        at,
        fix: suggestFix(
          text,
          labels,
          'Describe the action without a label, or add the label and its source to the list.',
        ),
      })),
  )
}

/** True for bold text that leads into a paragraph: "**Back up first.** The upgrade…", "**Limits**: …". */
const isLeadIn = (text: string, after: string): boolean => /[.:?!]$/.test(text) || /^\s*:/.test(after)
