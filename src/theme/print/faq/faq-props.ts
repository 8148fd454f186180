import { type FaqCategory, type FaqItem, splitIds } from '../../../shared/content/listed/faq.ts'
import type { ArticleContext } from '../../../shared/output/render-module.ts'

/** Props of the FAQ components, for one area or all. */
export interface FaqProps {
  /** Areas with their categories. If the writer selected one area, it has no heading. */
  groups: { id: string; label: string; categories: FaqCategory[] }[]
  hasOneArea: boolean
  /** Returns the URL of the page with an area's answers. */
  questionsUrl(area: string): string
  /** Returns the URL of the page that shows one service of an area. */
  servicesUrl(area: string): string | undefined
}

/** Creates the props of a FAQ component from the site's library. */
export function createFaqProps(
  { area }: { area?: unknown },
  { library, site: { areas } }: ArticleContext,
): FaqProps {
  const { questions, services } = library.urls
  const selectedAreas = areas.filter(({ id }) => area === undefined || id === area)
  return {
    groups: selectedAreas
      .map(({ id, label }) => ({
        id,
        label,
        categories: library.faq.filter((category) => category.area === id),
      }))
      .filter(({ categories }) => categories.length > 0),
    hasOneArea: area !== undefined,
    questionsUrl: (id) => questions[id] ?? '',
    servicesUrl: (id) => services[id],
  }
}

/**
 * Creates the props of `FaqQuestions`: the questions with the given IDs, in that order. The site's check ran before, so
 * they exist.
 */
export function createQuestionProps(
  { ids }: { ids?: unknown },
  { library }: ArticleContext,
): { questions: FaqItem[] } {
  const questions = new Map(
    library.faq.flatMap((category) => category.questions.map((question) => [question.id, question])),
  )
  return { questions: splitIds(String(ids)).flatMap((id) => questions.get(id) ?? []) }
}
