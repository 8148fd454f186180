import { type FaqCategory, type FaqItem, splitIds } from '../../shared/content/entries.ts'
import type { ArticleContext } from '../../shared/output/server-module.ts'

/** Props of the FAQ components, for one area or all. */
export interface FaqProps {
  /** Areas with their categories; one without a heading when the writer has chosen it. */
  groups: { id: string; label: string; categories: FaqCategory[] }[]
  hasOneArea: boolean
  /** Address of the page that prints the answers of an area. */
  questionsUrl(area: string): string
  /** Address of the page that shows one service of an area. */
  servicesUrl(area: string): string | undefined
}

/** The props of a FAQ component, from the library of the site. */
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

/** The props of `FaqQuestions`: the questions with the given ids, in their order. The site's check ran before: they exist. */
export function createQuestionProps(
  { ids }: { ids?: unknown },
  { library }: ArticleContext,
): { questions: FaqItem[] } {
  const questions = new Map(
    library.faq.flatMap((category) => category.questions.map((question) => [question.id, question])),
  )
  return { questions: splitIds(String(ids)).flatMap((id) => questions.get(id) ?? []) }
}
