import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { slug } from 'github-slugger'
import { digest } from '../../disk/digest.ts'
import { DocsError, type Problem, type SourceLocation } from '../../shared/docs-error.ts'
import type { PageView } from '../../shared/site/page.ts'
import type { Site } from '../../shared/site/site.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import {
  type DrawnImage,
  type ImageTexts,
  socialImageFolder,
  socialImageSize,
} from '../../shared/site/social-image.ts'
import { addBase } from '../../shared/urls.ts'
import { findMissingCharacters } from './find-missing-characters.ts'
import type { ImageStyle } from './image-style.ts'
import { configFile, findConfigLine } from './report-unusable-file.ts'
import { selectImageTexts } from './select-image-texts.ts'

export interface PlannedImages {
  /** The site, with an image for every page that search engines may index. */
  site: Site
  images: DrawnImage[]
  /** Titles that can't be drawn. Their pages have an image without a title. */
  problems: Problem[]
}

/** Chooses the image of each page that has none yet. Pages with the same texts share an image. */
export async function planSocialImages(
  site: Site,
  { view: siteView, style, root }: { view: SiteView; style: ImageStyle; root: string },
): Promise<PlannedImages> {
  const views = listViews(site).filter(needsImage)
  const texts = new Map(views.map((view) => [view, selectImageTexts(view, siteView)]))
  const allTexts = [...texts.values()].flatMap(({ title, place }) => [title, place])
  const missing = await findMissingCharacters([style.name, ...allTexts], style.fonts)
  const listMissing = (text: string): string[] =>
    missing.size === 0 ? [] : [...new Set(text)].filter((character) => missing.has(character))
  checkName(style, listMissing(style.name), root)
  const images = new Map<string, DrawnImage>()
  const addImage = (view: PageView): PageView => {
    const described = texts.get(view)
    if (described === undefined) return view
    const { title, place } = described
    const drawable: ImageTexts = {
      ...described,
      title: listMissing(title).length === 0 ? title : style.name,
      place: listMissing(place).length === 0 ? place : '',
    }
    const image = createImage(drawable, style)
    images.set(image.path, image)
    return { ...view, image: { url: addBase(siteView.base, image.path), ...socialImageSize } }
  }
  const locateTitle = createTitleLocator(site, root)
  const problems = [...texts].flatMap(([view, { title }]) => {
    const characters = listMissing(title)
    // An untranslated page has the problem of the original.
    if (characters.length === 0 || view.fallback !== undefined) return []
    return [createMissingCharacterProblem(view, characters, locateTitle(view))]
  })
  return { site: changeViews(site, addImage), images: [...images.values()], problems }
}

/** Throws if the name of the provider can't be drawn. It's on all images. */
function checkName({ name }: ImageStyle, missing: readonly string[], root: string): void {
  if (missing.length === 0) return
  throw new DocsError([
    {
      problem: `Social images can't be drawn: no font has ${formatCharacters(missing)} of the name "${name}".`,
      at: { file: configFile, line: findConfigLine(root, name) },
      fix: 'Add a font to `socialImages.fonts`, or set `socialImages: false`.',
    },
  ])
}

const needsImage = ({ kind, isIndexed, image }: PageView): boolean =>
  isIndexed && kind !== 'notFound' && image === undefined

const listViews = ({ pages, generatedPages, apis }: Site): PageView[] =>
  [...pages, ...generatedPages, ...apis.flatMap((api) => api.pages)].map(({ view }) => view)

function changeViews(site: Site, change: (view: PageView) => PageView): Site {
  const changePage = <Page extends { view: PageView }>(page: Page): Page => ({
    ...page,
    view: change(page.view),
  })
  return {
    ...site,
    pages: site.pages.map(changePage),
    generatedPages: site.generatedPages.map(changePage),
    apis: site.apis.map((api) => ({ ...api, pages: api.pages.map(changePage) })),
  }
}

/** Names an image after its title and everything that it's drawn from, so that browsers can cache it forever. */
function createImage(texts: ImageTexts, { key }: ImageStyle): DrawnImage {
  const hash = digest(key, JSON.stringify(texts)).slice(0, 8)
  const name = slug(texts.title.normalize('NFKD').replace(/[^\w\s-]/g, '')).slice(0, 40)
  return { path: `${socialImageFolder}${[name, hash].filter((part) => part !== '').join('-')}.png`, texts }
}

function createMissingCharacterProblem(
  { url }: PageView,
  characters: readonly string[],
  at: SourceLocation,
): Problem {
  return {
    problem: `The social image of ${url} has no title: no font has ${formatCharacters(characters)}.`,
    at,
    fix: 'Add a font to `socialImages.fonts`, or give the page an `image`.',
  }
}

const formatCharacters = (characters: readonly string[]): string =>
  characters.map((character) => `"${character}"`).join(', ')

/** Locates the titles of pages. Those without a source file are located at the configuration of the fonts. */
function createTitleLocator(site: Site, root: string): (view: PageView) => SourceLocation {
  const files = new Map(site.pages.map(({ view, compiled }) => [view, compiled.file]))
  return (view) => {
    const file = files.get(view)
    return file === undefined
      ? { file: configFile, line: findConfigLine(root, 'socialImages') }
      : { file, line: findTitleLine(join(root, file)) }
  }
}

/** Finds the line of a title in the front matter, or of the first heading. */
function findTitleLine(file: string): number {
  const lines = readFileSync(file, 'utf8').split('\n')
  const findLine = (pattern: RegExp): number => lines.findIndex((line) => pattern.test(line)) + 1
  return findLine(/^title:/) || findLine(/^# /) || 1
}
