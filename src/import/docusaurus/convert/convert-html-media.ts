import { mediaLinkTexts } from './elements/format-media.ts'
import { convertImagePath } from './links/convert-link.ts'
import type { PageConversion } from './page-conversion.ts'

const tags = /<(iframe|video|audio|source|track)\b[^>]*>|<\/(iframe|video|audio)>/gi
const sourceAttribute = /\ssrc=(?:"([^"]*)"|'([^']*)')/i

/**
 * Converts the frames, videos, and recordings in a piece of HTML of a CommonMark page, and allows their origins. One that
 * no policy can allow becomes a link. The parser gives an opening and a closing tag in a paragraph as two pieces, so
 * `linked` has the elements whose closing tags are to be removed.
 */
export function convertHtmlMedia(
  { html, start }: { html: string; start: number },
  conversion: PageConversion,
  linked: Set<string>,
): string {
  return html.replace(tags, (tag: string, opened: string | undefined, closed: string | undefined) => {
    if (closed !== undefined) return linked.delete(closed.toLowerCase()) ? '' : tag
    const name = (opened ?? '').toLowerCase()
    const address = readSource(tag)
    // The addresses of a video may be in `<source>`, and the files of a picture in `srcset`.
    if (address === '' && name !== 'iframe') return tag
    const { page, context } = conversion
    const target = convertImagePath(address, page, context)
    if (target !== '' && context.origins.add(name === 'iframe' ? 'frames' : 'media', target))
      return tag.replace(sourceAttribute, () => ` src="${target}"`)
    if (name in mediaLinkTexts) linked.add(name)
    return linkToMedia({ name, target, start }, conversion)
  })
}

function readSource(tag: string): string {
  const [, quoted, singleQuoted] = tag.match(sourceAttribute) ?? []
  return quoted ?? singleQuoted ?? ''
}

function linkToMedia(
  { name, target, start }: { name: string; target: string; start: number },
  conversion: PageConversion,
): string {
  const text = target === '' ? 'has no address' : `became a link to \`${target}\``
  conversion.report('media', `\`<${name}>\` ${text}.`, start)
  return target === '' ? '' : `<a href="${target}">${mediaLinkTexts[name] ?? 'Open'}</a>`
}
