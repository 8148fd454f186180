import type { SiteView } from '../../shared/site/site-view.ts'
import { escapeHtml } from '../../shared/text/escape-html.ts'
import { addBase } from '../../shared/urls.ts'

type Attributes = Readonly<Record<string, string | true>>

/** Creates the elements and scripts that the configuration adds to the head of every page. */
export function createConfiguredTags({
  base,
  head = [],
  scripts = [],
}: Pick<SiteView, 'base' | 'head' | 'scripts'>): string[] {
  const resolve = (url: string): string => (url.startsWith('/') ? addBase(base, url) : url)
  return [
    ...head.map(({ tag, attributes: { href, ...attributes } }) => {
      const target = typeof href === 'string' ? { href: resolve(href) } : {}
      return `<${tag}${formatAttributes({ ...attributes, ...target })}>`
    }),
    ...scripts.map(({ src, isModule, attributes }) => {
      const loading: Attributes = isModule ? { type: 'module' } : { defer: true }
      return `<script${formatAttributes({ ...loading, src: resolve(src), ...attributes })}></script>`
    }),
  ]
}

const formatAttributes = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('')
