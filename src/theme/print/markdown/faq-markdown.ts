import { createAreaId, type FaqCategory, type FaqItem } from '../../../shared/content/listed/faq.ts'
import { createFaqProps, createQuestionProps } from '../faq/faq-props.ts'
import type { ComponentUse } from './component-use.ts'
import { createElementNode, createLinkNode, createPrintedNode, type MarkdownNode } from './markdown-node.ts'

/** Formats all questions and answers below the headings of their areas and categories. */
export function formatFaqList(use: ComponentUse): MarkdownNode[] {
  const { groups, hasOneArea } = createFaqProps(use.props, use.context)
  return groups.flatMap(({ id, label, categories }) => [
    ...(hasOneArea ? [] : [createElementNode('h2', [label], { id: createAreaId(id) })]),
    ...categories.flatMap((category) => formatCategory(category, hasOneArea ? 'h2' : 'h3')),
  ])
}

/** Formats the questions of each service. */
export function formatFaqServices(use: ComponentUse): MarkdownNode[] {
  return createFaqProps(use.props, use.context).groups.flatMap(({ categories }) =>
    categories.flatMap((category) => formatCategory(category, 'h2')),
  )
}

/** Formats the questions that the writer selected. */
export function formatFaqQuestions(use: ComponentUse): MarkdownNode[] {
  return createQuestionProps(use.props, use.context).questions.flatMap(formatQuestion)
}

/** Formats a link to the questions of each category, and a link to each question, which readers find with the filter. */
export function formatFaqCards({ props, context }: ComponentUse): MarkdownNode[] {
  const { groups, hasOneArea, servicesUrl, questionsUrl } = createFaqProps(props, context)
  return groups.flatMap(({ id: area, label, categories }) => [
    ...(hasOneArea ? [] : [createElementNode('h2', [label], { id: createAreaId(area) })]),
    createElementNode(
      'ul',
      categories.map(({ id, title, description }) => {
        const link = createLinkNode(`${servicesUrl(area) ?? questionsUrl(area)}#${id}`, [title])
        return createElementNode('li', description === '' ? [link] : [link, `: ${description}`])
      }),
    ),
    formatQuestionLinks(
      categories.flatMap(({ questions }) => questions),
      questionsUrl(area),
    ),
  ])
}

/** Formats all questions as links to their answers. */
export function formatFaqIndex({ props, context }: ComponentUse): MarkdownNode[] {
  const { groups, hasOneArea, questionsUrl } = createFaqProps(props, context)
  return groups.flatMap(({ id: area, label, categories }) => [
    ...(hasOneArea ? [] : [createElementNode('h2', [label], { id: createAreaId(area) })]),
    ...categories.flatMap(({ id: category, title, description, questions }) => [
      createElementNode('h3', [title], { id: category }),
      createElementNode('p', [description]),
      formatQuestionLinks(questions, questionsUrl(area)),
    ]),
  ])
}

/** Formats links to questions on the page at `url`, which has their answers. */
const formatQuestionLinks = (questions: readonly FaqItem[], url: string): MarkdownNode =>
  createElementNode(
    'ul',
    questions.map(({ id, question }) =>
      createElementNode('li', [createLinkNode(`${url}#${id}`, [question])]),
    ),
  )

function formatCategory(
  { id, title, description, questions }: FaqCategory,
  heading: 'h2' | 'h3',
): MarkdownNode[] {
  return [
    createElementNode(heading, [title], { id }),
    createElementNode('p', [description]),
    ...questions.flatMap(formatQuestion),
  ]
}

const formatQuestion = ({ id, question, markdown }: FaqItem): MarkdownNode[] => [
  createElementNode('h3', [question], { id }),
  createPrintedNode(markdown),
]
