import { existsSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { decodePercent } from '../../../../shared/text/decode-percent.ts'
import { removeBase } from '../../../../shared/urls.ts'
import type { ConversionContext } from '../../conversion-context.ts'
import type { DocusaurusPage } from '../../docusaurus-page.ts'
import { trimSlash } from './link-map.ts'

const external = /^(?:[a-z][\w+.-]*:|\/\/)/i

export const isExternal = (href: string): boolean => external.test(href) && !href.startsWith('pathname:')

/** Converts the target of a link. Returns it unchanged if it means the same in the new site. */
export function convertLink(href: string, page: DocusaurusPage, context: ConversionContext): string {
  if (href.startsWith('pathname://')) return href.slice('pathname://'.length)
  if (isExternal(href) || href.startsWith('#') || href === '') return href
  const [, path = '', suffix = ''] = href.match(/^([^?#]*)(.*)$/s) ?? []
  if (path === '') return href
  if (/\.mdx?$/.test(path)) return convertFileLink({ path, suffix }, page, context)
  if (path.startsWith('/'))
    return convertAbsoluteLink(removeBase(context.base, path) ?? path, suffix, context)
  const base = context.getLinkBase(page)
  if (base === undefined) return href
  const asset = findAsset(path, page, context)
  const address = posix.join(base.endsWith('/') ? base : posix.dirname(base), path)
  if (page.kind === 'partial' && !context.links.has(address)) return href
  if (!context.links.has(address) && asset !== undefined)
    return path.startsWith('@site/static/') ? path.slice('@site/static'.length) + suffix : href
  const target = context.links.findPage(address, page)
  if (target?.kind === 'doc' && target.routeBase === page.routeBase)
    return formatFileLink(target, page) + suffix
  return convertAbsoluteLink(address, suffix, context)
}

/** A page whose last segment has a dot, such as `/docs/1.0`, would be read as a file. */
function convertAbsoluteLink(path: string, suffix: string, { links }: ConversionContext): string {
  const isDotted = /\.[a-z\d]{1,8}$/i.test(path) && !path.endsWith('.html')
  return (isDotted && links.has(path) ? `${path}/` : path) + suffix
}

function convertFileLink(
  { path, suffix }: { path: string; suffix: string },
  page: DocusaurusPage,
  context: ConversionContext,
): string {
  const target = context.links.findFile(path, page)
  if (target === undefined) return convertMissingFile(path, suffix, page)
  const from = toOriginalPath(page)
  const to = toOriginalPath(target)
  const resolved = posix.join(posix.dirname(from), path)
  if (target.isApiPage !== true && !/^[@/]/.test(path) && stripEnding(resolved) === stripEnding(to))
    return path + suffix
  return formatFileLink(target, page) + suffix
}

/** Formats the path from one page to another. */
function formatFileLink(target: DocusaurusPage, page: DocusaurusPage): string {
  if (target.isApiPage === true && target.address !== undefined) return target.address
  const relative = posix.relative(posix.dirname(toOriginalPath(page)), toOriginalPath(target))
  return (relative.startsWith('.') ? relative : `./${relative}`).replaceAll(' ', '%20')
}

/** A path such as `/docs/intro.md` without a file may still name a page. */
function convertMissingFile(path: string, suffix: string, page: DocusaurusPage): string {
  const address = path.replace(/(?:\/index|\/README)?\.mdx?$/, '')
  if (path.startsWith('/')) return address + suffix
  return page.address === undefined
    ? path + suffix
    : posix.join(posix.dirname(trimSlash(page.address)), address) + suffix
}

const stripEnding = (path: string): string => path.replace(/\.mdx?$/, '')

/** Translations link to each other by the paths of the default locale. */
const toOriginalPath = ({ out, locale }: DocusaurusPage): string => {
  const prefix = `content/i18n/${locale}/`
  return out.startsWith(prefix) ? `content/${out.slice(prefix.length)}` : out
}

/** Finds a file that isn't a page and that a page refers to. */
export function findAsset(
  path: string,
  page: DocusaurusPage,
  { links }: ConversionContext,
): string | undefined {
  return links
    .listCandidates(path, page)
    .find((candidate) => existsSync(candidate) && statSync(candidate).isFile())
}

/** Converts the path of an image. Images next to their page keep it. */
export function convertImagePath(path: string, page: DocusaurusPage, context: ConversionContext): string {
  const clean = path.replace(/^pathname:\/\//, '').replace(/^!.*!/, '')
  if (isExternal(clean)) return clean
  if (clean.startsWith('@site/static/')) return clean.slice('@site/static'.length)
  if (clean.startsWith('/'))
    return isStaticFile(clean, context) ? clean : (removeBase(context.base, clean) ?? clean)
  const asset = findAsset(clean, page, context)
  const inStatic = asset?.match(/^.*?\/static(\/.*)$/)
  const isNear = asset !== undefined && page.contentFolders.some((folder) => asset.startsWith(`${folder}/`))
  if (asset === undefined || isNear) return clean
  return inStatic?.[1] === undefined ? context.publishFile(asset) : encodeURI(inStatic[1])
}

/** Whether the site serves a file at a path. */
export const isStaticFile = (path: string, { root }: ConversionContext): boolean =>
  existsSync(posix.join(root, 'static', decodePercent(path)))
