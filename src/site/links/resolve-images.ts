import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import type { CompiledFile } from '../../shared/content/compiled-page.ts'
import type { SourceLink } from '../../shared/content/source-link.ts'
import { isExternalUrl } from '../../shared/external-url.ts'
import { getSourcePath } from '../../shared/site/locales.ts'
import type { ResolvedImage } from '../../shared/site/site.ts'
import type { PageImage } from '../../shared/site/social-image.ts'
import { decodePercent } from '../../shared/text/decode-percent.ts'
import { addBase } from '../../shared/urls.ts'
import { resolveFilePath } from './file-path.ts'
import { createLinkProblem, type LinkProblem } from './link-problem.ts'
import type { LinkableFiles, LinkTargets } from './link-targets.ts'
import { type PublishedFile, publishFile } from './publish-file.ts'

type ImageTargets = Pick<LinkTargets, 'files' | 'index'>

/** Resolves the URL and size of an image. */
export function resolveImage(
  image: SourceLink,
  { files, index }: ImageTargets,
): { image: ResolvedImage; problems: LinkProblem[] } {
  const { base } = index.config
  const path = decodePercent(image.href.split(/[?#]/)[0] ?? image.href)
  const staticPath = path.startsWith('@site/static/') ? path.slice('@site/static'.length) : path
  if (staticPath.startsWith('/') && files.staticPaths.has(staticPath)) {
    const size = readSize(join(files.root, 'static', staticPath))
    return { image: { src: addBase(base, staticPath), ...size }, problems: [] }
  }
  const file = resolveFilePath(path, image.file)
  const published: PublishedFile = path.startsWith('/')
    ? { kind: 'missing' }
    : publishImage(file, image, files)
  if (published.kind === 'published') {
    return { image: { src: addBase(base, published.path), ...readSize(published.absolute) }, problems: [] }
  }
  const problem =
    published.kind === 'refused'
      ? published.problem
      : missingImage(image, staticPath.startsWith('/') ? `static${staticPath}` : getSourcePath(file))
  return { image: { src: image.href, width: undefined, height: undefined }, problems: [problem] }
}

/** Resolves the URL of a page's social image, if it has one. */
export function resolvePageImage(
  { frontMatter }: CompiledFile,
  targets: ImageTargets,
): { image: PageImage | undefined; problems: LinkProblem[] } {
  const picture = frontMatter.image
  if (picture === undefined) return { image: undefined, problems: [] }
  const isElsewhere = isExternalUrl(picture.href) && URL.canParse(picture.href, 'https://docs.example')
  if (isElsewhere) return { image: { url: picture.href, width: undefined, height: undefined }, problems: [] }
  const { image, problems } = resolveImage(picture, targets)
  const { src: url, width, height } = image
  return { image: { url, width, height }, problems }
}

/** Publishes an image. A translation may use the images of the original. */
function publishImage(file: string, image: SourceLink, files: LinkableFiles): PublishedFile {
  const local = publishFile(file, image, files)
  return local.kind === 'missing' ? publishFile(getSourcePath(file), image, files) : local
}

function missingImage(image: SourceLink, file: string): LinkProblem {
  return createLinkProblem('brokenMarkdownLinks', image, {
    problem: `The image \`${image.href}\` does not exist.`,
    fix: /^(?:content|static)\//.test(file)
      ? `Put the file at \`${file}\`, or correct the path.`
      : 'Put the file into `content/` or `static/`, and correct the path.',
  })
}

function readSize(file: string): { width: number | undefined; height: number | undefined } {
  try {
    const { width, height } = imageSize(readFileSync(file))
    return { width: Math.round(width), height: Math.round(height) }
  } catch {
    // An SVG without a size, or an unknown format. The browser determines the size.
    return { width: undefined, height: undefined }
  }
}
