import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import type { CompiledFile, Reference } from '../../shared/content/compiled-page.ts'
import { isExternalUrl } from '../../shared/external-url.ts'
import { sourceOf } from '../../shared/site/locales.ts'
import type { ResolvedImage } from '../../shared/site/site.ts'
import { withBase } from '../../shared/urls.ts'
import { fileOf, isFile, type Resolver } from './resolve-references.ts'

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
  const path = image.href.split(/[?#]/)[0] ?? image.href
  const staticPath = path.startsWith('@site/static/') ? path.slice('@site/static'.length) : path
  if (staticPath.startsWith('/') && resolver.staticPaths.has(staticPath)) {
    return { src: withBase(resolver.base, staticPath), ...sizeOf(join(resolver.root, 'static', staticPath)) }
  }
  const named = fileOf(path, image.file)
  // A translation may show the pictures of the original.
  const file = isFile(join(resolver.root, named)) ? named : sourceOf(named)
  if (!path.startsWith('/') && isFile(join(resolver.root, file))) {
    return { src: withBase(resolver.base, resolver.addMedia(file)), ...sizeOf(join(resolver.root, file)) }
  }
  resolver.problems.push({
    kind: 'brokenMarkdownLinks',
    problem: `The image \`${image.href}\` does not exist.`,
    at: { file: image.file, line: image.line },
    fix: `Put the file at \`${staticPath.startsWith('/') ? `static${staticPath}` : file}\`, or correct the path.`,
  })
  return { src: image.href, width: undefined, height: undefined }
}

function sizeOf(file: string): { width: number | undefined; height: number | undefined } {
  try {
    const { width, height } = imageSize(readFileSync(file))
    return { width: Math.round(width), height: Math.round(height) }
  } catch {
    // An SVG without a size, or a format that has none: the browser finds out.
    return { width: undefined, height: undefined }
  }
}
