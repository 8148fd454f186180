import type { Problem } from '../../shared/docs-error.ts'
import type { LintPage, SiteRule } from '../lint-page.ts'

/** Checks that no two guides of an area have the same title or description. */
export const checkUniqueFields: SiteRule = (pages, { style }) =>
  (['title', 'description'] as const).flatMap((key) => {
    const firsts = new Map<string, LintPage>()
    return pages.flatMap((page): Problem[] => {
      const value = page.frontMatter[key]
      if (!page.isGuide || value === undefined) return []
      const id = `${findArea(page.file, style.guides)} ${value.toLowerCase()}`
      const first = firsts.get(id)
      if (first === undefined) {
        firsts.set(id, page)
        return []
      }
      return [
        {
          problem: `The ${key} "${value}" is also the ${key} of \`${first.file}\`.`,
          at: { file: page.file, line: page.findKeyLine(key) },
          fix: `Write a ${key} that applies only to this page.`,
        },
      ]
    })
  })

/** Returns the first folder below the guides. */
const findArea = (file: string, guides: string): string => file.slice(guides.length + 1).split('/')[0] ?? ''
