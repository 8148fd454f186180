import { createElement, type ElementType, Fragment, type ReactNode } from 'react'
import { isStub } from '../../read/stubs.ts'
import { contentElement } from '../elements/html-to-mdx.ts'
import type { OpeningTag } from '../elements/scan-tag.ts'
import type { PageConversion } from '../page-conversion.ts'
import { createScope, formatScope } from './expression-scope.ts'
import { renderMarkup } from './render-markup.ts'

interface ComponentUse {
  name: string
  tag: OpeningTag
  hasContent: boolean
}

export interface RenderedComponent {
  html: string
  /** Whether it changes when readers click. */
  hasState: boolean
}

/** Placeholder texts, which a page shows only while it loads. */
const placeholder = /\b(?:loading|fetching|please wait)\b/i
/** Buttons that show and hide what is printed with them. */
const disclosure = /<button\b(?=[^>]*\saria-(?:expanded|controls)=)[^>]*>([\s\S]*?)<\/button>/g

/** A longer result is a whole page. */
const maxLength = 20_000

/** Renders what a component or an expression returns. Throws if it isn't static. */
export function renderNode(node: unknown): string {
  if (isStub(node)) throw new Error('The value is of a module that is missing.')
  const html = renderMarkup(createElement(Fragment, null, node as ReactNode))
  if (html.length > maxLength) throw new Error('The result is too long.')
  return html
}

/** Renders a component of the site with the values that a page gives it. Returns undefined if the browser would show something else later. */
export function renderStaticComponent(
  use: ComponentUse,
  conversion: PageConversion,
): RenderedComponent | undefined {
  const html = render(use, conversion, false)
  if (html !== undefined) return { html, hasState: false }
  const first = render(use, conversion, true)
  if (first === undefined || placeholder.test(first.replace(/<[^>]*>/g, ' '))) return undefined
  return { html: use.hasContent ? first.replace(disclosure, '<span>$1</span>') : first, hasState: true }
}

function render(
  { name, tag, hasContent }: ComponentUse,
  { bindings, moduleSources, page, context }: PageConversion,
  isFirst: boolean,
): string | undefined {
  const binding = bindings.get(name.split('.')[0] ?? '')
  if (tag.attributes.some((attribute) => attribute.name === undefined)) return undefined
  const component =
    binding === undefined ? `require('@site/src/theme/MDXComponents').default[${JSON.stringify(name)}]` : name
  const props = tag.attributes.map(({ name: key, text, code }) => {
    const value = text !== undefined ? JSON.stringify(text) : code === undefined ? 'true' : `(${code}\n)`
    return `${JSON.stringify(key)}: ${value}`
  })
  try {
    const exported = `{ component: ${component}, props: { ${props.join(', ')} } }`
    const source = `${formatScope(moduleSources, exported)}\nmodule.exports = ${exported}`
    const modules = createScope(page, context)
    const used = context.modules.evaluate(source, page.source, { modules, isFirst }) as {
      component: ElementType
      props: object
    }
    const content = hasContent ? createElement(contentElement) : undefined
    const html = renderNode(createElement(used.component, used.props, content))
    const isWhole = html.split(`<${contentElement}>`).length === (hasContent ? 2 : 1)
    return isWhole && html !== '' ? html : undefined
  } catch {
    return undefined
  }
}
