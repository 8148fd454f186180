import type { HtmlElement, ResolveAddress } from './html-element.ts'

/** Texts of the links that replace elements which load something from elsewhere. */
export const mediaLinkTexts: Readonly<Record<string, string>> = {
  iframe: 'Open the embedded page',
  video: 'Watch the video',
  audio: 'Listen to the recording',
}

export const isMedia = (name: string): boolean => name in mediaLinkTexts

const keptAttributes = [
  ...['title', 'width', 'height', 'allow', 'allowFullScreen', 'loading', 'controls', 'loop'],
  ...['muted', 'autoPlay', 'playsInline', 'poster', 'preload'],
]

interface MediaTools {
  resolve: ResolveAddress
  readAttribute: (element: HtmlElement, name: string) => string
}

/** Writes a frame, a video, or a recording that a component prints as MDX, or a link if no policy can allow it. */
export function formatMedia(element: HtmlElement, { resolve, readAttribute }: MediaTools): string {
  const { name, children } = element
  const list = name === 'iframe' ? 'frames' : 'media'
  const sources = children.filter((child) => typeof child !== 'string' && child.name === 'source')
  const addresses = [element, ...(sources as HtmlElement[])].flatMap((source) => {
    const address = readAttribute(source, 'src')
    return address === '' ? [] : [address]
  })
  const targets = addresses.map((address) => resolve(list, address)).filter((target) => target !== '')
  const [target] = targets
  if (target === undefined) {
    const [address] = addresses
    const text = readAttribute(element, 'title') || (mediaLinkTexts[name] ?? 'Open')
    return address === undefined ? `*(${text})*` : `<a href="${address.replaceAll('"', '%22')}">${text}</a>`
  }
  const attributes = keptAttributes.flatMap((key) => formatAttribute(element, key))
  const tag = [`<${name}`, ...(targets.length > 1 ? [] : [`src="${target}"`]), ...attributes].join(' ')
  return targets.length > 1
    ? `${tag}>${targets.map((source) => `<source src="${source}" />`).join('')}</${name}>`
    : `${tag}></${name}>`

  function formatAttribute(owner: HtmlElement, key: string): string[] {
    if (!new RegExp(`\\s${key}(?=[\\s=]|$)`, 'i').test(owner.attributes)) return []
    const value = readAttribute(owner, key).replaceAll('"', '&quot;')
    return [value === '' ? key : `${key}="${key === 'poster' ? resolve('src', value) : value}"`]
  }
}
