import { linkTokenPattern } from '../shared/content/link-tokens.ts'
import type { ResolvedImage, SitePage } from '../shared/site/site.ts'
import { escapeHtml } from '../shared/text/escape-html.ts'

/** Replaces tokens with URLs, and sets image sizes so that nothing moves when images load. */
export function fillLinks(html: string, { links, images }: Pick<SitePage, 'links' | 'images'>): string {
  return html
    .replace(/src="docent-image:(\d+)"/g, (_, index: string) => formatImageAttributes(images[Number(index)]))
    .replace(linkTokenPattern, (_, kind: string, index: string) => {
      const at = Number(index)
      return escapeHtml((kind === 'link' ? links[at] : images[at]?.src) ?? '')
    })
}

function formatImageAttributes(image: ResolvedImage | undefined): string {
  if (image === undefined) return 'src=""'
  const size =
    image.width === undefined || image.height === undefined
      ? ''
      : ` width="${image.width}" height="${image.height}"`
  return `src="${escapeHtml(image.src)}"${size}`
}
