import type { ConversionContext } from '../conversion-context.ts'
import type { DocusaurusSite } from '../docusaurus-site.ts'
import type { ImportedFile, ImportedSite } from '../imported-site.ts'
import type { ReactPage } from './convert-react-pages.ts'
import { renderReactPage } from './render-react-page.ts'

/** Replaces the notices of pages that are programs with what they print. Returns the redirects among them. */
export function renderReactPages(
  { programs, files }: { programs: readonly ReactPage[]; files: Map<string, ImportedFile> },
  { locales }: DocusaurusSite,
  context: ConversionContext,
): ImportedSite['redirects'] {
  const locale = locales.find(({ isDefault }) => isDefault)?.id ?? 'en'
  return programs.flatMap((program) => {
    const { label, address, out } = program
    const file = files.get(out)
    const text = file !== undefined && 'text' in file ? file.text : ''
    const result = renderReactPage({ program, text, locale }, context)
    if ('redirect' in result) {
      files.delete(out)
      return [{ from: address, to: result.redirect }]
    }
    const what =
      'text' in result
        ? `It became the elements that it prints${formatLosses(result.losses)}.`
        : `It has only its title and a notice, because it ${result.reason}.`
    const at = { file: label, line: 1 }
    context.report.add('page', `The page \`${address}\` is a React component. ${what}`, at)
    if ('text' in result) files.set(out, { text: result.text })
    return []
  })
}

const formatLosses = (losses: readonly string[]): string =>
  losses.map((loss, index) => `${index === 0 ? ', without' : ' and without'} what ${loss}`).join('')
