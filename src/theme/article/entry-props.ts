import type { ArticleComponentName } from '../../shared/content/article-components.ts'
import type { ArticleContext } from '../../shared/output/server-module.ts'
import { type FaqProps, faqProps, questionProps } from '../faq/faq-props.ts'
import { type ReleaseProps, releaseProps } from '../releases/release-props.ts'

/** The props of a component that prints entries, looked up in the library of the site. */
export function entryProps(
  name: ArticleComponentName,
  props: Record<string, unknown>,
  context: ArticleContext,
): FaqProps | ReleaseProps | ReturnType<typeof questionProps> {
  if (name === 'FaqQuestions') return questionProps(props, context)
  return name === 'ReleaseNotes' || name === 'LatestReleases'
    ? releaseProps(props, context)
    : faqProps(props, context)
}
