import { createElement, type ElementType, isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  type ArticleComponentName,
  articleComponents,
  type ComponentSpec,
  findComponentSpec,
} from '../../../shared/content/article-components.ts'
import type { ArticleElement, ArticleNode } from '../../../shared/content/article-tree.ts'
import { voidElements } from '../../../shared/html/tokenize-html.ts'
import type { LocalizedMessages } from '../../../shared/messages/count-message.ts'
import { defaultMessages, type Messages } from '../../../shared/messages/messages.ts'
import type { ArticleContext, ArticleInput } from '../../../shared/output/render-module.ts'
import { mapValues } from '../../../shared/read-unknown.ts'
import { escapeHtml } from '../../../shared/text/escape-html.ts'
import { LanguageContext } from '../../islands/useArticleMessages.ts'
import { MessagesContext } from '../../shell/useMessages.ts'
import { createHtmlNode } from '../create-html-node.ts'
import { createFaqProps, createQuestionProps, type FaqProps } from '../faq/faq-props.ts'
import { createReleaseProps, type ReleaseProps } from '../releases/release-props.ts'
import { ComponentNumberContext } from '../useArticleId.ts'
import { resolveCatalogProps } from './catalog/catalog-props.ts'
import { resolveComponentProps } from './component-props.ts'
import { formatAttributes, rejectUnsafeUrl } from './html-attributes.ts'
import { createSitePrinter, findSiteComponent } from './print-site-component.tsx'
import { printedComponents } from './printed-components.tsx'

/** Rendered HTML inside the tree that a page's function returns. */
class HtmlPiece {
  readonly html: string

  constructor(html: string) {
    this.html = html
  }
}

type TreeNode = HtmlPiece | ReactNode | TreeNode[]
type Props = Record<string, unknown> & { children?: TreeNode }

/**
 * Renders the article of a page. Static parts are already HTML and bypass React, which renders only the writers'
 * components, each with its content as a single string.
 */
export function renderArticle({ article, context }: ArticleInput): string {
  const messages = { ...defaultMessages, ...context.messages }
  const printer = new ArticlePrinter(
    { messages, language: context.locale?.htmlLang ?? 'en' },
    getComponents(context),
  )
  return printer
    .print(printer.create(article.tree))
    .replace(
      /<docent-slot n="(\d+)"><\/docent-slot>/g,
      (_, n: string) => article.slots[Number(n)]?.html ?? '',
    )
}

/** Creates and prints the tree of one page. */
class ArticlePrinter {
  readonly #texts: LocalizedMessages<Messages>
  readonly #components: Components
  #rendered = 0

  constructor(texts: LocalizedMessages<Messages>, components: Components) {
    this.#texts = texts
    this.#components = components
  }

  create(node: ArticleNode): TreeNode {
    if (Array.isArray(node)) return node.map((item) => this.create(item))
    if (typeof node !== 'object' || node === null) return node
    if ('html' in node) return new HtmlPiece(node.html)
    return 'element' in node ? this.#createElement(node) : null
  }

  #createElement({ element, attributes, children }: ArticleElement): TreeNode {
    const content = children.map((child) => this.create(child))
    if (element === '') return new HtmlPiece(this.print(content))
    if (!/^[A-Z]/.test(element)) return new HtmlPiece(this.#elementHtml(element, attributes, content))
    const component = this.#findComponent(element)
    if (component === undefined) throw new Error(`There is no component \`${element}\`.`)
    for (const [name, value] of Object.entries(attributes)) rejectUnsafeUrl(name, value)
    const props = mapValues(attributes, (value) => this.#attributeValue(value))
    // The children are spread, as in JSX, because React requires keys only in arrays.
    return createElement(component, props, ...content.map((child) => this.#toReact(child)))
  }

  #findComponent(name: string): Components[string] | undefined {
    if (Object.hasOwn(this.#components, name)) return this.#components[name]
    const declaration = findSiteComponent(name)
    if (declaration === undefined) return undefined
    return createSitePrinter(name, declaration) as Components[string]
  }

  /** Resolves an attribute, which may be JSX, such as the `summary` of `Details`. */
  #attributeValue(value: ArticleNode): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#attributeValue(item))
    if (typeof value !== 'object' || value === null) return value
    if (!('object' in value)) return this.#toReact(this.create(value))
    return mapValues(value.object, (field) => this.#attributeValue(field))
  }

  print(node: TreeNode): string {
    if (node instanceof HtmlPiece) return node.html
    if (Array.isArray(node)) return node.map((child) => this.print(child)).join('')
    if (isValidElement(node)) return this.#render(node)
    return typeof node === 'string' || typeof node === 'number' ? escapeHtml(String(node)) : ''
  }

  /** Renders a component on its own. */
  #render(node: ReactNode): string {
    const { messages, language } = this.#texts
    const numbered = createElement(ComponentNumberContext, { value: this.#rendered++ }, node)
    const inLanguage = createElement(
      LanguageContext,
      { value: language },
      createElement(MessagesContext, { value: messages }, numbered),
    )
    return renderToStaticMarkup(inLanguage)
  }

  #elementHtml(tag: string, attributes: Record<string, unknown>, content: TreeNode): string {
    const open = `<${tag}${formatAttributes(attributes)}>`
    return voidElements.has(tag) ? open : `${open}${this.print(content)}</${tag}>`
  }

  #toReact(node: TreeNode): ReactNode {
    if (node instanceof HtmlPiece) return node.html.trim() === '' ? null : createHtmlNode(node.html)
    if (!Array.isArray(node)) return node as ReactNode
    // No fragments around the items, because components inspect their children. They are never reordered, so they need
    // no keys.
    return node.map((child) => this.#toReact(child))
  }
}

type Components = Record<string, (props: Props) => ReactNode>

const componentsByContext = new WeakMap<ArticleContext, Components>()

/** Returns the writers' components. Those that print facts look them up in the catalog. */
function getComponents(context: ArticleContext): Components {
  const cachedComponents = componentsByContext.get(context)
  if (cachedComponents !== undefined) return cachedComponents
  const names = Object.keys(articleComponents) as ArticleComponentName[]
  const made = Object.fromEntries(names.map((name) => [name, createComponent(name, context)]))
  componentsByContext.set(context, made)
  return made
}

function createComponent(name: ArticleComponentName, context: ArticleContext): (props: Props) => ReactNode {
  const component: ElementType = printedComponents[name]
  // `Tabs` finds its items by their props, so those stay unchanged.
  const { lists, usesCatalog, usesSite }: ComponentSpec = findComponentSpec(name) ?? { props: {} }
  if (lists !== undefined)
    return (props) => createElement(component, resolveListProps(name, props, context) as object)
  if (usesSite === true)
    return (props) => createElement(component, resolveComponentProps(name, props, context))
  if (usesCatalog === true)
    return (props) => createElement(component, resolveCatalogProps(name, props, context))
  return component as (props: Props) => ReactNode
}

/** Looks up the questions or releases that a component lists. */
function resolveListProps(
  name: ArticleComponentName,
  props: Record<string, unknown>,
  context: ArticleContext,
): FaqProps | ReleaseProps | ReturnType<typeof createQuestionProps> {
  if (name === 'FaqQuestions') return createQuestionProps(props, context)
  return name === 'ReleaseNotes' || name === 'LatestReleases'
    ? createReleaseProps(props, context)
    : createFaqProps(props, context)
}
