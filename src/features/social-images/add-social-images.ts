import { createSiteView } from '../../bundle/create-site-view.ts'
import { digest } from '../../disk/digest.ts'
import type { EngineDigests } from '../../disk/engine-digest.ts'
import type { OutputImage } from '../../output/write-site.ts'
import type { ImagePainter } from './draw-social-image.ts'
import { type ImageStyle, loadImageStyle } from './image-style.ts'
import { planSocialImages } from './plan-social-images.ts'
import type { DocsConfig } from '../../shared/config/config.ts'
import { DocsError, formatProblems, type Problem } from '../../shared/docs-error.ts'
import type { Site } from '../../shared/site/site.ts'
import type { SiteView } from '../../shared/site/site-view.ts'

interface ImagesInput {
  root: string
  config: DocsConfig
  view: SiteView
  engine: EngineDigests
  drawsImages?: boolean
}

export interface SiteWithImages {
  site: Site
  images: OutputImage[]
  /** Warnings of the site and of its images, ready to print. */
  warnings: string
}

/** Adds social images to pages. Each is drawn when it's written. */
export async function addSocialImages(
  site: Site,
  { root, config, view, engine, drawsImages = true }: ImagesInput,
): Promise<SiteWithImages> {
  const { style, problems } = drawsImages ? loadImageStyle(root, config) : { style: undefined, problems: [] }
  if (problems.length > 0) throw new DocsError(problems)
  if (style === undefined) return { site, images: [], warnings: site.warnings }
  const planned = await planSocialImages(site, { view, style, root })
  const loadPainter = createPainterLoader(style)
  return {
    site: planned.site,
    images: planned.images.map(({ path, texts }) => ({
      path,
      key: digest(engine.image, path),
      draw: async () => (await loadPainter()).draw(texts),
    })),
    warnings: joinWarnings([site.warnings, formatProblems(planned.problems)]),
  }
}

type ImageSources = Pick<ImagesInput, 'root' | 'config'>

/** Checks the logo and the fonts of images without drawing. */
export async function checkImageStyle({ root, config }: ImageSources): Promise<readonly Problem[]> {
  const { style, problems } = loadImageStyle(root, config)
  if (style === undefined) return problems
  try {
    await createPainter(style)
    return []
  } catch (error) {
    if (!(error instanceof DocsError)) throw error
    return error.problems
  }
}

/** Checks the titles on images without drawing. Returns warnings, ready to print. Throws if no image can be drawn. */
export async function checkImageTitles(site: Site, { root, config }: ImageSources): Promise<string> {
  const { style } = loadImageStyle(root, config)
  if (style === undefined) return ''
  const planned = await planSocialImages(site, { view: createSiteView(config), style, root })
  return formatProblems(planned.problems)
}

async function createPainter(style: ImageStyle): Promise<ImagePainter> {
  const module = await import('./draw-social-image.ts')
  const painter = new module.ImagePainter(style)
  await painter.prepare()
  return painter
}

/** Joins warnings that are ready to print. */
export const joinWarnings = (warnings: readonly string[]): string =>
  warnings.filter((text) => text !== '').join('\n\n')

/** The library that draws takes 10 ms to load, which a build without new images doesn't need. */
function createPainterLoader(style: ImageStyle): () => Promise<ImagePainter> {
  let painter: Promise<ImagePainter> | undefined
  return () => {
    painter ??= createPainter(style)
    return painter
  }
}
