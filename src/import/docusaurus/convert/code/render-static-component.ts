import { createElement, type ElementType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { contentElement } from '../elements/html-to-mdx.ts'
import type { OpeningTag } from '../elements/scan-tag.ts'
import type { PageConversion } from '../page-conversion.ts'

interface ComponentUse {
  name: string
  tag: OpeningTag
  hasContent: boolean
}

/** React lets the browser load images early. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/

/** A longer result is a whole page. */
const maxLength = 20_000

/** Renders a component of the site with the values that a page gives it. Undefined if it isn't static. */
export function renderStaticComponent(
  { name, tag, hasContent }: ComponentUse,
  { bindings, moduleSources, page, context }: PageConversion,
): string | undefined {
  const binding = bindings.get(name.split('.')[0] ?? '')
  if (binding !== undefined && binding.kind !== 'module' && binding.kind !== 'unknown') return undefined
  if (tag.attributes.some((attribute) => attribute.name === undefined)) return undefined
  const component =
    binding === undefined ? `require('@site/src/theme/MDXComponents').default[${JSON.stringify(name)}]` : name
  const props = tag.attributes.map(({ name: key, text, code }) => {
    const value = text !== undefined ? JSON.stringify(text) : code === undefined ? 'true' : `(${code}\n)`
    return `${JSON.stringify(key)}: ${value}`
  })
  try {
    const source = `${moduleSources.join('\n')}\nmodule.exports = { component: ${component}, props: { ${props.join(', ')} } }`
    const used = context.modules.evaluate(source, page.source, context.createPageModules(page)) as {
      component: ElementType
      props: object
    }
    const content = hasContent ? createElement(contentElement) : undefined
    const html = renderToStaticMarkup(createElement(used.component, used.props, content)).replace(
      preloads,
      '',
    )
    const isWhole = html.split(`<${contentElement}>`).length === (hasContent ? 2 : 1)
    return isWhole && html !== '' && html.length <= maxLength ? html : undefined
  } catch {
    return undefined
  }
}
