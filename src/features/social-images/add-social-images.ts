import { digest } from '../../disk/digest.ts'
import type { OutputImage } from '../../output/write-site.ts'
import { createSiteView } from '../../render/create-site-view.ts'
import type { DocsConfig } from '../../shared/config/config.ts'
import { DocsError, formatProblems, joinWarnings, type Problem } from '../../shared/docs-error.ts'
import type { Site } from '../../shared/site/site.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { type ImageStyle, loadImageStyle } from './image-style.ts'
import { planSocialImages } from './plan-social-images.ts'
import type { SocialImagePainter } from './social-image-painter.ts'

interface ImageSources {
  root: string
  config: DocsConfig
}

interface ImagesInput extends ImageSources {
  view: SiteView
  /** Digest of the code that draws. */
  engine: string
}

/** Checks that the logo and the fonts of images can be read. */
export const checkImageFiles = ({ root, config }: ImageSources): readonly Problem[] =>
  loadImageStyle(root, config).problems

/** Adds social images to pages, and warnings about their titles. Each image is drawn when it's written. */
export async function addSocialImages(
  site: Site,
  { root, config, view, engine }: ImagesInput,
): Promise<{ site: Site; images: OutputImage[] }> {
  const { style, problems } = loadImageStyle(root, config)
  if (problems.length > 0) throw new DocsError(problems)
  if (style === undefined) return { site, images: [] }
  const planned = await planSocialImages(site, { view, style, root })
  const loadPainter = createPainterLoader(style)
  return {
    site: { ...planned.site, warnings: joinWarnings([site.warnings, formatProblems(planned.problems)]) },
    images: planned.images.map(({ path, texts }) => ({
      path,
      key: digest(engine, path),
      draw: async () => (await loadPainter()).draw(texts),
    })),
  }
}

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

async function createPainter(style: ImageStyle): Promise<SocialImagePainter> {
  const module = await import('./social-image-painter.ts')
  const painter = new module.SocialImagePainter(style)
  await painter.prepare()
  return painter
}

/** The library that draws takes 10 ms to load, which a build without new images doesn't need. */
function createPainterLoader(style: ImageStyle): () => Promise<SocialImagePainter> {
  let painter: Promise<SocialImagePainter> | undefined
  return () => {
    painter ??= createPainter(style)
    return painter
  }
}
