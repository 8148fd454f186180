/** The image that other sites show in links to a page. */
export interface PageImage {
  /** With the base path, or absolute if it's on another site. */
  url: string
  /** Size in px. Undefined if the file doesn't have one. */
  width: number | undefined
  height: number | undefined
}

/** An image that the build draws for pages that have none. */
export interface DrawnImage {
  /** Below the base URL. Contains a digest of the texts, colors, and files that the image is drawn from. */
  path: string
  texts: ImageTexts
}

/** The texts of a drawn image. */
export interface ImageTexts {
  title: string
  /** Where the page is, for example `Account › Compute`. May be empty. */
  place: string
  /** URL of the icon of its topic. */
  icon?: string | undefined
  lang: string
  dir: 'ltr' | 'rtl'
}

/** Folder of the output for drawn images. */
export const socialImageFolder = '/_/social/'

/** Size in px that all networks show uncropped. */
export const socialImageSize = { width: 1200, height: 630 } as const
