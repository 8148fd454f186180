import { type FaqCategory, type FaqItem, splitIds } from '../../../shared/content/listed/faq.ts'
import type { ArticleContext } from '../../../shared/output/render-module.ts'
import type { FaqServiceGroup } from '../../islands/faq/FaqServiceList.tsx'

/** Props of the FAQ components, for one area or all. */
export interface FaqProps {
  /** Areas with their categories. If the writer selected one area, it has no heading. */
  groups: { id: string; label: string; categories: FaqCategory[] }[]
  hasOneArea: boolean
  /** The services of all areas, which are beside the questions on each page of them. */
  navigation: FaqServiceGroup[]
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
  const groups = areas
    .map(({ id, label }) => ({
      id,
      label,
      categories: library.faq.filter((category) => category.area === id),
    }))
    .filter(({ categories }) => categories.length > 0)
  const isHere = (id: string): boolean => area === undefined || id === area
  return {
    groups: groups.filter(({ id }) => isHere(id)),
    hasOneArea: area !== undefined,
    navigation: groups
      .filter(({ id }) => isHere(id) || questions[id] !== undefined)
      .map((group) => listServices(group, isHere(group.id) ? '' : (questions[group.id] ?? ''))),
    questionsUrl: (id) => questions[id] ?? '',
    servicesUrl: (id) => services[id],
  }
}

/** Lists the services of an area for the column beside the questions. The URL is empty on the page itself. */
function listServices({ label, categories }: FaqProps['groups'][number], url: string): FaqServiceGroup {
  const services = categories.map(({ id, title, icon, questions }) => ({
    id,
    title,
    icon,
    count: questions.length,
  }))
  return { label, services, url }
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
