import type { ConversionContext } from '../conversion-context.ts'
import type { DocusaurusPage } from '../docusaurus-page.ts'
import { convertPage } from './convert-page.ts'

/** Converts all pages. Partials come last, when it's known which values they get. */
export function convertPages(
  pages: readonly DocusaurusPage[],
  context: ConversionContext,
): Map<DocusaurusPage, string> {
  const { partials } = context
  const texts = new Map<DocusaurusPage, string>()
  const convert = (page: DocusaurusPage): void => {
    texts.set(page, convertPage(page, context))
  }
  for (const page of pages) if (page.kind !== 'partial') convert(page)
  const waiting = new Set(pages.filter(({ kind }) => kind === 'partial'))
  for (;;) {
    const next = partials.takeCopy() ?? [...waiting].find((partial) => !partials.isReplaced(partial))
    if (next === undefined) return texts
    waiting.delete(next)
    convert(next)
  }
}
