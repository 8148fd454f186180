/** An element that React printed. */
export interface HtmlElement {
  name: string
  attributes: string
  children: (HtmlElement | string)[]
}

/** Converts an address. Frames and media that no policy can allow have none. */
export type ResolveAddress = (
  name: 'href' | 'src' | 'partial' | 'frames' | 'media',
  address: string,
) => string
