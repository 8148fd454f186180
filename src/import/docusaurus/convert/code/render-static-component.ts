import { createElement, type ElementType, Fragment, type ReactNode } from 'react'
import { explainFailure, MissingModule, Refusal } from '../../read/refusal.ts'
import type { ReactUse } from '../../read/site-modules.ts'
import { refuseStub } from '../../read/stubs.ts'
import { contentElement } from '../elements/html-to-mdx.ts'
import { formatProps, type OpeningTag } from '../elements/scan-tag.ts'
import type { PageConversion } from '../page-conversion.ts'
import { runExpression } from './evaluate-expression.ts'
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

/** A longer result is data, such as a table that scripts filter. */
const maxLength = 200_000

/** Renders what a component or an expression returns. Throws if it isn't static. */
function renderNode(node: unknown): string {
  refuseStub(node)
  const html = renderMarkup(createElement(Fragment, null, node as ReactNode))
  if (html.length > maxLength) throw new Refusal('prints more than a page should have')
  return html
}

/** A component that can't be carried over, with what the report says about it after its name. */
export interface LostComponent {
  reason: string
}

/** Renders a component of the site with the values that a page gives it, unless the browser would show something else later. */
export function renderStaticComponent(
  use: ComponentUse,
  conversion: PageConversion,
): RenderedComponent | LostComponent {
  const rendered = renderAtFirst((react) => render(use, conversion, react))
  if ('reason' in rendered || !rendered.hasState || !use.hasContent) return rendered
  return { ...rendered, html: rendered.html.replace(disclosure, '<span>$1</span>') }
}

/** Renders an expression of a page in the same way. */
export const renderExpression = (
  code: string,
  conversion: PageConversion,
): RenderedComponent | LostComponent =>
  renderAtFirst((react) => {
    try {
      return renderNode(runExpression(code, conversion, react))
    } catch (error) {
      return { reason: explainFailure(error) }
    }
  })

/** Renders something whole, or if that fails because clicks change it, as it is at first. */
function renderAtFirst(
  print: (react: ReactUse) => string | LostComponent,
): RenderedComponent | LostComponent {
  const whole = print('static')
  if (typeof whole === 'string') return { html: whole, hasState: false }
  const first = print('first')
  if (typeof first !== 'string') return first
  if (placeholder.test(first.replace(/<[^>]*>/g, ' '))) return { reason: 'loads something in the browser' }
  return { html: first, hasState: true }
}

function render(use: ComponentUse, conversion: PageConversion, react: ReactUse): string | LostComponent {
  const { bindings, moduleSources, page, context } = conversion
  const isImported = bindings.has(use.name.split('.')[0] ?? '')
  const exported = formatUse(use, isImported)
  try {
    const source = `${formatScope(moduleSources, exported)}\nmodule.exports = ${exported}`
    const scope = createScope(page, context)
    const modules = isImported
      ? scope
      : { ...scope, [sharedComponents]: loadSharedComponents(conversion, scope, react) }
    const { component, props } = context.modules.evaluate(source, page.source, { modules, use: react }) as {
      component: ElementType | undefined
      props: object
    }
    if (component === undefined) return { reason: 'is imported nowhere' }
    refuseStub(component)
    const content = use.hasContent ? createElement(contentElement) : undefined
    const html = renderNode(createElement(component, props, content))
    if (html === '') return { reason: 'prints nothing before it runs in a browser' }
    if (use.hasContent && /\[object.object\]/i.test(html))
      return { reason: 'reads the text between its tags' }
    const isWhole = html.split(`<${contentElement}>`).length === (use.hasContent ? 2 : 1)
    return isWhole ? html : { reason: "doesn't print the content between its tags once" }
  } catch (error) {
    if (error instanceof MissingModule && error.module === sharedComponents)
      return { reason: 'is imported nowhere' }
    context.report.addMissing(error)
    return { reason: explainFailure(error) }
  }
}

/** Module of the components that all pages of a site have. Most sites don't have it. */
const sharedComponents = '@site/src/theme/MDXComponents'

/** Exports of that module, for one page. A page may use its components a thousand times, and it imports dozens of files. */
const loadedComponents = new WeakMap<PageConversion, Map<ReactUse, unknown>>()

function loadSharedComponents(
  conversion: PageConversion,
  modules: Record<string, unknown>,
  react: ReactUse,
): unknown {
  const loaded = loadedComponents.get(conversion) ?? new Map<ReactUse, unknown>()
  loadedComponents.set(conversion, loaded)
  if (!loaded.has(react)) {
    const { page, context } = conversion
    const source = `module.exports = require('${sharedComponents}')`
    loaded.set(react, context.modules.evaluate(source, page.source, { modules, use: react }))
  }
  return loaded.get(react)
}

/** Formats the component and its attributes as the code of an object. A component that the page doesn't import is one of all pages. */
function formatUse({ name, tag }: ComponentUse, isImported: boolean): string {
  const component = isImported ? name : `require('${sharedComponents}').default[${JSON.stringify(name)}]`
  return `{ component: ${component}, props: ${formatProps(tag)} }`
}
