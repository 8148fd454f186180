import { articleComponents, type ComponentProp } from '../../../shared/content/article-components.ts'
import { isExternalUrl } from '../../../shared/external-url.ts'

/** Matches an address that needs no resolution: external, a token, or on this page. */
export const isResolvedHref = (href: string): boolean => /^(?:docent-|#)/.test(href) || isExternalUrl(href)

/** JSX elements with an address: `<a href>`, `<img src>`, `<video src>`, and components that link to a page. */
export const linkElements = [
  'a',
  'img',
  'video',
  'audio',
  'track',
  'source',
  ...Object.entries(articleComponents)
    .filter(([, { props }]) => Object.values(props).some((prop: ComponentProp) => prop.refersTo === 'page'))
    .map(([name]) => name),
]
