import type { CompiledFile } from '../../shared/content/compiled-page.ts'
import type { SitePage } from '../../shared/site/site.ts'
import type { PageImage } from '../../shared/site/social-image.ts'
import type { LinkProblem } from './link-problem.ts'
import type { LinkTargets } from './link-targets.ts'
import { resolveImage, resolvePageImage } from './resolve-images.ts'
import { resolveLink } from './resolve-link.ts'

/** URLs of a file's links and images. */
interface FileLinks extends Pick<SitePage, 'links' | 'images'> {
  /** The page's social image. */
  picture: PageImage | undefined
}

export interface SiteLinks {
  find(file: CompiledFile): FileLinks
  problems: LinkProblem[]
}

/** Resolves the links and images of all pages and listed files. */
export function resolveSiteLinks(compiled: readonly CompiledFile[], targets: LinkTargets): SiteLinks {
  const problems: LinkProblem[] = []
  const byFile = new Map<CompiledFile, FileLinks>()
  for (const file of compiled) {
    const picture = resolvePageImage(file, targets)
    const links = file.links.map((link) => resolveLink(link, file, targets))
    const images = file.images.map((image) => resolveImage(image, targets))
    for (const resolved of [picture, ...links, ...images]) problems.push(...resolved.problems)
    byFile.set(file, {
      picture: picture.image,
      links: links.map(({ url }) => url),
      images: images.map(({ image }) => image),
    })
  }
  return {
    find(file) {
      const links = byFile.get(file)
      if (links === undefined) throw new Error(`The links of ${file.file} aren't resolved.`)
      return links
    },
    problems,
  }
}
