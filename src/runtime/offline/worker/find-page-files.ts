import type { WorkerSite } from './choose-strategy.ts'

const tagPattern = /<(?:img|source|script|link|use)\b[^>]*>/g
/** Links of the head that the page is shown with, as opposed to feeds and other versions of it. */
const linkPattern = /^<link\b(?![^>]*\brel="(?:stylesheet|modulepreload|icon)")/

/** Lists the URLs, without origin, of the images, icons, scripts, and style sheets below the base that a document names. */
export function findPageFiles(html: string, { origin, base }: WorkerSite): string[] {
  const paths = new Set<string>()
  for (const [tag] of html.matchAll(tagPattern)) {
    if (linkPattern.test(tag)) continue
    for (const [, name = '', value = ''] of tag.matchAll(/ (href|srcset|src)="([^"]*)"/gi)) {
      // A `src` of `source` is a video.
      if (name === 'src' && tag.startsWith('<source')) continue
      for (const reference of readReferences(name, value.replaceAll('&amp;', '&'))) {
        const url = URL.parse(reference, origin)
        if (url?.origin === origin && url.pathname.startsWith(base)) paths.add(url.pathname + url.search)
      }
    }
  }
  return [...paths]
}

const readReferences = (name: string, value: string): string[] =>
  name.toLowerCase() === 'srcset'
    ? value.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '')
    : [value]
