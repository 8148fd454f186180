import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import type { CompiledFile, Reference } from '../../shared/content/compiled-page.ts'
import { isExternalUrl } from '../../shared/external-url.ts'
import { sourceOf } from '../../shared/site/locales.ts'
import type { ResolvedImage } from '../../shared/site/site.ts'
import { withBase } from '../../shared/urls.ts'
import { type Published, publishFile } from './publish-file.ts'
import { decode, fileOf, type Resolver } from './resolve-link.ts'

/** Addresses and sizes of a page's images; a missing file is reported. */
export function resolveImages(page: CompiledFile, resolver: Resolver): ResolvedImage[] {
  return page.images.map((image) => resolveImage(image, resolver))
}

/** Address of the picture that stands for a page elsewhere. */
export function resolvePicture({ frontMatter }: CompiledFile, resolver: Resolver): string | undefined {
  const { image } = frontMatter
  if (image === undefined) return undefined
  const isElsewhere = isExternalUrl(image.href) && URL.canParse(image.href, 'https://docs.example')
  return isElsewhere ? image.href : resolveImage(image, resolver).src
}

function resolveImage(image: Reference, resolver: Resolver): ResolvedImage {
  const path = decode(image.href.split(/[?#]/)[0] ?? image.href)
  const staticPath = path.startsWith('@site/static/') ? path.slice('@site/static'.length) : path
  if (staticPath.startsWith('/') && resolver.staticPaths.has(staticPath)) {
    return { src: withBase(resolver.base, staticPath), ...sizeOf(join(resolver.root, 'static', staticPath)) }
  }
  const file = fileOf(path, image.file)
  const published: Published = path.startsWith('/')
    ? { kind: 'missing' }
    : publishImage(file, image, resolver)
  if (published.kind === 'published') {
    return { src: withBase(resolver.base, published.path), ...sizeOf(published.absolute) }
  }
  if (published.kind === 'missing') {
    resolver.problems.push({
      kind: 'brokenMarkdownLinks',
      problem: `The image \`${image.href}\` does not exist.`,
      at: { file: image.file, line: image.line },
      fix: suggestPlace(staticPath.startsWith('/') ? `static${staticPath}` : sourceOf(file)),
    })
  }
  return { src: image.href, width: undefined, height: undefined }
}

/** A translation may show the pictures of the original. */
function publishImage(file: string, image: Reference, resolver: Resolver): Published {
  const own = publishFile(file, image, resolver)
  return own.kind === 'missing' ? publishFile(sourceOf(file), image, resolver) : own
}

const suggestPlace = (file: string): string =>
  /^(?:content|static)\//.test(file)
    ? `Put the file at \`${file}\`, or correct the path.`
    : 'Put the file into `content/` or `static/`, and correct the path.'

function sizeOf(file: string): { width: number | undefined; height: number | undefined } {
  try {
    const { width, height } = imageSize(readFileSync(file))
    return { width: Math.round(width), height: Math.round(height) }
  } catch {
    // An SVG without a size, or a format that has none: the browser finds out.
    return { width: undefined, height: undefined }
  }
}
