import { articleComponents, type ComponentProp } from '../../../shared/content/article-components.ts'
import { createImageToken, createLinkToken } from '../../../shared/content/link-tokens.ts'
import { isExternalUrl } from '../../../shared/external-url.ts'
import type { DocumentData } from '../document.ts'

/** Matches an address that needs no resolution: external, a token, or on this page. */
export const isResolvedHref = (href: string): boolean => /^(?:docent-|#)/.test(href) || isExternalUrl(href)

/** JSX elements with an address: `<a href>`, `<img src>`, and components that link to a page. */
export const linkElements = [
  'a',
  'img',
  ...Object.entries(articleComponents)
    .filter(([, { props }]) => Object.values(props).some((prop: ComponentProp) => prop.refersTo === 'page'))
    .map(([name]) => name),
]

/** An attribute whose value comes from an expression. */
interface ComputedAttribute {
  element: string
  name: string
  value: string
  at: { file: string; line: number }
}

/** Records the address in a computed attribute, so that it becomes a token when the article is created. */
export function recordComputedAddress(
  { element, name, value, at }: ComputedAttribute,
  data: DocumentData,
): void {
  const component = data.aliases.get(element) ?? element
  const isImage = component === 'img' && name === 'src'
  const isLink = name === 'href' && linkElements.includes(component)
  if ((!isImage && !isLink) || (isResolvedHref(value) && !value.startsWith('#'))) return
  const key = createAddressKey(element, name, value)
  if (data.computedAddresses.has(key)) return
  const token = isImage
    ? createImageToken(data.images.push({ href: value, ...at }) - 1)
    : createLinkToken(data.links.push({ href: value, ...at }) - 1)
  data.computedAddresses.set(key, token)
}

/** Returns the key in `computedAddresses`. */
export const createAddressKey = (element: string, name: string, value: string): string =>
  `${element} ${name} ${value}`
