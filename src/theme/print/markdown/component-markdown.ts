import type { ArticleComponentName } from '../../../shared/content/article-components.ts'
import { newsletterMessages } from '../../../shared/forms/newsletter-messages.ts'
import { searchMessages } from '../../../shared/search/search-messages.ts'
import type { Topic } from '../../../shared/site/page.ts'
import { formatCodeFence } from '../../../shared/text/escape-markdown.ts'
import { resolveCatalogProps } from '../article/catalog/catalog-props.ts'
import { createArticleMessages } from '../article/catalog/create-article-messages.ts'
import { resolveComponentProps } from '../article/component-props.ts'
import type { ComponentUse } from './component-use.ts'
import {
  formatFaqCards,
  formatFaqIndex,
  formatFaqList,
  formatFaqQuestions,
  formatFaqServices,
} from './faq-markdown.ts'
import {
  createElementNode,
  createLinkNode,
  createRawNode,
  getNodeText,
  isBlock,
  isElement,
  type MarkdownElement,
  type MarkdownNode,
} from './markdown-node.ts'
import { unwrapParagraph } from './print-list.ts'
import { formatLatestReleases, formatReleaseNotes } from './release-markdown.ts'

/** Returns what a component is in Markdown. */
type MarkdownForm = (use: ComponentUse) => MarkdownNode[]

/**
 * The Markdown form of each component of writers. `html` stands for the HTML that the component prints, for those that
 * print only tables, links, and text.
 */
export const componentMarkdown: Record<ArticleComponentName, MarkdownForm | 'html'> = {
  Tabs: formatTabs,
  TabItem: ({ props, children }) => [
    createElementNode('tab', children, {
      value: String(props.value),
      label: String(props.label ?? props.value),
    }),
  ],
  Steps: getChildren,
  Cards: formatCards,
  Card: ({ props, children }) => [createCard(props, children)],
  Details: formatDetails,
  Admonition: formatAdmonition,
  CodeBlock: formatCodeBlock,
  PlanTable: 'html',
  RegionTable: 'html',
  LimitTable: 'html',
  CatalogTable: 'html',
  GpuCalculator: 'html',
  Term: formatTerm,
  ApiLink: 'html',
  CliLink: 'html',
  TerraformLink: 'html',
  SdkLink: 'html',
  Command: 'html',
  SdkCall: 'html',
  TerraformSchema: 'html',
  BillingState: 'html',
  Hero: formatHero,
  // Only a browser can use the field.
  SearchBox: () => [],
  SearchResults: formatSearchResults,
  AreaCard: formatAreaCard,
  AreaCards: getChildren,
  TopicCards: formatTopicCards,
  Tasks: getChildren,
  Panel: getChildren,
  Newsletter: formatNewsletter,
  FaqList: formatFaqList,
  FaqQuestions: formatFaqQuestions,
  FaqIndex: formatFaqIndex,
  FaqCards: formatFaqCards,
  FaqServices: formatFaqServices,
  ReleaseNotes: formatReleaseNotes,
  LatestReleases: formatLatestReleases,
}

function getChildren({ children }: ComponentUse): MarkdownNode[] {
  return [createElementNode('div', children)]
}

/** Labels of tabs are in bold, because headings of the page are those that its table of contents has. */
function formatTabs({ props, children }: ComponentUse): MarkdownNode[] {
  const tabs = children.filter(isElement).filter(({ tag }) => tag === 'tab')
  const values = Array.isArray(props.values)
    ? (props.values as { value: string; label?: string }[])
    : undefined
  const listed =
    values?.map(({ value, label = value }) => ({
      label,
      tab: tabs.find((tab) => tab.attributes.value === value),
    })) ?? tabs.map((tab) => ({ label: tab.attributes.label ?? '', tab }))
  return listed.flatMap(({ label, tab }) => [
    createElementNode('p', [createElementNode('strong', [label])]),
    createElementNode('div', tab?.children ?? []),
  ])
}

/** Lists cards. Other content follows them. */
function formatCards({ children }: ComponentUse): MarkdownNode[] {
  const isCard = (child: MarkdownNode): child is MarkdownElement => isElement(child) && child.tag === 'li'
  return [
    createElementNode('ul', children.filter(isCard)),
    createElementNode(
      'div',
      children.filter((child) => !isCard(child)),
    ),
  ]
}

function createCard({ title, href }: ComponentUse['props'], children: MarkdownNode[]): MarkdownElement {
  const name = String(title ?? '')
  const head = typeof href === 'string' ? createLinkNode(href, [name]) : createElementNode('strong', [name])
  // The text of a card follows its title on the same line.
  const text = unwrapParagraph(children)
  if (getNodeText(text).trim() === '') return createElementNode('li', [head])
  const [first] = text.filter((node) => typeof node !== 'string' || node.trim() !== '')
  return createElementNode(
    'li',
    first === undefined || isBlock(first) ? [head, ...text] : [head, ': ', ...text],
  )
}

function formatDetails({ props, children, context }: ComponentUse): MarkdownNode[] {
  const summary = createElementNode(
    'summary',
    toNodes(props.summary ?? createArticleMessages(context).details),
  )
  return [createElementNode('details', [summary, ...children])]
}

/** Returns the nodes of an attribute that may be text or JSX. */
const toNodes = (value: unknown): MarkdownNode[] =>
  Array.isArray(value) ? (value as MarkdownNode[]) : [String(value)]

function formatAdmonition({ name, props, children, context }: ComponentUse): MarkdownNode[] {
  const { title } = resolveComponentProps(name, { ...props }, context)
  const head = createElementNode('p', [String(title)], { class: 'admonition-title' })
  return [createElementNode('div', [head, ...children], { class: 'admonition' })]
}

function formatCodeBlock({ props, children }: ComponentUse): MarkdownNode[] {
  const { language = '', title, children: text } = props
  const code = getNodeText(children.length === 0 && text !== undefined ? toNodes(text) : children)
  const fence = formatCodeFence({
    code: code.replace(/^\n|\n$/g, ''),
    language: String(language),
    settings: { title: title === undefined ? undefined : String(title) },
  })
  return [createRawNode(fence)]
}

/** The printer adds the definition where the article names the term first. */
function formatTerm({ name, props, children, context }: ComponentUse): MarkdownNode[] {
  const { term, definition } = resolveCatalogProps(name, { ...props }, context)
  const label = `term-${String(props.id).replace(/[^\w-]+/g, '-')}`
  const attributes = { label, definition: definition === '' ? '' : `${String(term)}: ${String(definition)}` }
  return [createElementNode('term', children.length === 0 ? [String(term)] : children, attributes)]
}

/** The title of the page is above the article. A different title of the hero is in bold. */
function formatHero({ props: { title, lead }, children, context }: ComponentUse): MarkdownNode[] {
  const hasTitle = title !== undefined && title !== context.title
  return [
    ...(hasTitle ? [createElementNode('p', [createElementNode('strong', [String(title)])])] : []),
    ...(lead === undefined ? [] : [createElementNode('p', [String(lead)])]),
    createElementNode('div', children),
  ]
}

function formatSearchResults({ context: { messages } }: ComponentUse): MarkdownNode[] {
  return [createElementNode('p', [{ ...searchMessages, ...messages }.resultsNeedScript])]
}

function formatAreaCard({ name, props, children, context }: ComponentUse): MarkdownNode[] {
  const { title, url } = resolveComponentProps(name, { ...props }, context)
  const head = createElementNode('h3', [createLinkNode(String(url), [String(title)])])
  return [createElementNode('div', [head, ...children])]
}

function formatTopicCards({ name, props, context }: ComponentUse): MarkdownNode[] {
  const { topics } = resolveComponentProps(name, { ...props }, context) as { topics: Topic[] }
  return topics.flatMap(({ label, url, description, sections }) => [
    createElementNode('h3', [createLinkNode(url, [label])]),
    createElementNode('p', [description ?? '']),
    createElementNode(
      'ul',
      sections.map((section) => createElementNode('li', [createLinkNode(section.url, [section.label])])),
    ),
  ])
}

function formatNewsletter({ context: { messages } }: ComponentUse): MarkdownNode[] {
  const { newsletterTitle, newsletterOffer } = { ...newsletterMessages, ...messages }
  return [
    createElementNode('div', [
      createElementNode('h2', [newsletterTitle]),
      createElementNode('p', [newsletterOffer]),
    ]),
  ]
}
