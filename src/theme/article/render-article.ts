import { createElement, type ElementType, Fragment, isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  type ArticleComponentName,
  articleComponents,
  type ComponentSpec,
  componentSpec,
} from '../../shared/content/article-components.ts'
import { defaultMessages, type Messages } from '../../shared/messages/messages.ts'
import type { ArticleContext, ArticleInput } from '../../shared/output/server-module.ts'
import { escapeHtml } from '../../shared/text/html.ts'
import { resolveSiteProps } from '../landing/site-props.ts'
import { MessagesContext } from '../messages.ts'
import { resolveProps } from './catalog/catalog-props.ts'
import { entryProps } from './entry-props.ts'
import { attributesHtml, voidElements } from './html-attributes.ts'
import { articleRegistry } from './registry.tsx'

/** Finished HTML inside the tree that a page's function returns. */
class Html {
  readonly html: string

  constructor(html: string) {
    this.html = html
  }
}

type Node = Html | ReactNode | Node[]
type Props = Record<string, unknown> & { children?: Node }

/** Stands for the static parts of a page; the compiler gives it their HTML. */
function Static(): null {
  return null
}

/**
 * Runs the function that the MDX compiler made and prints what it returns. Static parts are finished HTML already and
 * never meet React; only the writers' components are rendered by it, with their content as one piece of text each.
 */
export function renderArticle({ article, context }: ArticleInput): string {
  const printer = new Printer({ ...defaultMessages, ...context.messages })
  const jsx = (type: unknown, props: Props): Node => printer.create(type, props)
  const page: Page = new Function(article.code)({ Fragment, jsx, jsxs: jsx })
  const components = { ...componentsFor(context), ...aliasesFor(article.aliases, context), Static }
  const html = printer.print(page.default({ components }))
  return html.replace(
    /<docent-slot n="(\d+)"><\/docent-slot>/g,
    (_, n: string) => article.slots[Number(n)] ?? '',
  )
}

interface Page {
  default(props: { components: Record<string, unknown> }): Node
}

/** Builds and prints the tree of one page. */
class Printer {
  /** HTML that stands in text given to React, by index. */
  readonly #pieces: string[] = []
  /** Texts of the page's language. */
  readonly #messages: Messages
  #rendered = 0

  constructor(messages: Messages) {
    this.#messages = messages
  }

  create(type: unknown, props: Props): Node {
    if (type === Static) return new Html(String(props.html ?? ''))
    if (type === Fragment) return new Html(this.print(props.children))
    if (typeof type === 'string') return new Html(this.#elementHtml(type, props))
    if (typeof type !== 'function') throw new Error(`A page uses ${String(type)} as a component.`)
    const { children, ...rest } = props
    // An attribute may be JSX, such as the `summary` of `Details`.
    const own = Object.entries(rest).map(([name, value]) => [
      name,
      value instanceof Html ? this.#toReact(value) : value,
    ])
    const inner = this.#toReact(children)
    // Spread, as JSX does: React asks for keys in arrays only.
    return createElement(
      type as () => ReactNode,
      Object.fromEntries(own),
      ...(Array.isArray(inner) ? inner : [inner]),
    )
  }

  print(node: Node): string {
    if (node instanceof Html) return node.html
    if (Array.isArray(node)) return node.map((child) => this.print(child)).join('')
    if (isValidElement(node)) return this.#fill(this.#render(node))
    return typeof node === 'string' || typeof node === 'number' ? escapeHtml(String(node)) : ''
  }

  /** Each component is a root of its own: the prefix keeps the ids it makes apart. */
  #render(node: ReactNode): string {
    const inLanguage = createElement(MessagesContext, { value: this.#messages }, node)
    return renderToStaticMarkup(inLanguage, { identifierPrefix: `c${this.#rendered++}` })
  }

  #elementHtml(tag: string, { children, ...attributes }: Props): string {
    const open = `<${tag}${attributesHtml(attributes)}>`
    return voidElements.has(tag) ? open : `${open}${this.print(children)}</${tag}>`
  }

  /** React has no node for HTML: it gets a token of two private characters, which comes out as it went in. */
  #toReact(node: Node): ReactNode {
    if (node instanceof Html)
      return node.html.trim() === '' ? null : `\uE000${this.#pieces.push(node.html) - 1}\uE001`
    if (!Array.isArray(node)) return node as ReactNode
    // No fragments around the items: components look at their children. They are never reordered, so need no keys.
    return node.map((child) => this.#toReact(child))
  }

  #fill(html: string): string {
    return html.replace(/\uE000(\d+)\uE001/g, (_, index: string) =>
      this.#fill(this.#pieces[Number(index)] ?? ''),
    )
  }
}

type Components = Record<string, (props: Props) => ReactNode>

const componentsByContext = new WeakMap<ArticleContext, Components>()

/** The writers' components; those that print facts get them from the catalog. */
function componentsFor(context: ArticleContext): Components {
  const known = componentsByContext.get(context)
  if (known !== undefined) return known
  const names = Object.keys(articleComponents) as ArticleComponentName[]
  const made = Object.fromEntries(names.map((name) => [name, componentFor(name, context)]))
  componentsByContext.set(context, made)
  return made
}

function componentFor(name: ArticleComponentName, context: ArticleContext): (props: Props) => ReactNode {
  const component: ElementType = articleRegistry[name]
  // `Tabs` looks for its items by their props, so they stay what they are.
  const { lists, usesCatalog, usesSite }: ComponentSpec = componentSpec(name) ?? { props: {} }
  if (lists !== undefined)
    return (props) => createElement(component, entryProps(name, props, context) as object)
  if (usesSite === true) return (props) => createElement(component, resolveSiteProps(name, props, context))
  if (usesCatalog === true) return (props) => createElement(component, resolveProps(name, props, context))
  return component as (props: Props) => ReactNode
}

function aliasesFor(aliases: Record<string, string>, context: ArticleContext): Components {
  const components = componentsFor(context)
  return Object.fromEntries(
    Object.entries(aliases).flatMap(([local, name]) => {
      const component = components[name]
      return component === undefined ? [] : [[local, component]]
    }),
  )
}
