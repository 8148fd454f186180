import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { toObject, type UnknownObject } from '../../../shared/read-unknown.ts'
import { removeBase } from '../../../shared/urls.ts'
import type { DocusaurusSite } from '../docusaurus-site.ts'
import type { ImportReport } from '../output/import-report.ts'
import { asList, asText, asTexts } from '../read/as-values.ts'

/** A redirect of the Docusaurus site or its host. */
export interface OldRedirect {
  /** Path with the base, which may have placeholders. */
  from: string
  to: string
  /** File that has it, and its line. */
  at: { file: string; line: number | undefined }
}

/** Reads the redirects of the plugin and of the files that static hosts read. Paths are below the base. */
export function readRedirects(
  site: DocusaurusSite,
  addresses: readonly string[],
  report: ImportReport,
): OldRedirect[] {
  return [...readPluginRedirects(site, addresses, report), ...readHostRedirects(site)]
}

function readPluginRedirects(
  site: DocusaurusSite,
  addresses: readonly string[],
  report: ImportReport,
): OldRedirect[] {
  const at = { file: site.configFile, line: undefined }
  return site.plugins
    .filter(({ name }) => name === 'client-redirects')
    .flatMap(({ options }) => {
      const listed = asList(options.redirects).map(toObject)
      const create = options.createRedirects
      const created =
        typeof create === 'function'
          ? addresses.flatMap((to) => callCreator(create as RedirectCreator, to, report))
          : []
      return [
        ...listed.flatMap(({ from, to }) =>
          asTexts(from).map((path) => ({ from: path, to: asText(to) ?? '/', at })),
        ),
        ...[...created, ...listExtensionRedirects(options, addresses)].map((row) => ({ ...row, at })),
      ]
    })
}

/** Lists the redirects from addresses with an extension to pages without it, and the other way around. */
function listExtensionRedirects(
  { fromExtensions, toExtensions }: UnknownObject,
  addresses: readonly string[],
): { from: string; to: string }[] {
  return addresses.flatMap((to) => {
    const path = to.replace(/\/$/, '')
    const isFile = /\.\w+$/.test(path)
    return [
      ...(isFile || path === '' ? [] : asTexts(fromExtensions).map((extension) => `${path}.${extension}`)),
      ...asTexts(toExtensions)
        .filter((extension) => path.endsWith(`.${extension}`))
        .map((extension) => path.slice(0, -extension.length - 1)),
    ].map((from) => ({ from, to }))
  })
}

type RedirectCreator = (path: string) => unknown

function callCreator(
  create: RedirectCreator,
  to: string,
  report: ImportReport,
): { from: string; to: string }[] {
  try {
    return asTexts(create(to)).map((from) => ({ from, to }))
  } catch (error) {
    report.add('address', `\`createRedirects\` fails for \`${to}\`: ${String(error)}`, 'docusaurus.config')
    return []
  }
}

function readHostRedirects(site: DocusaurusSite): OldRedirect[] {
  const folders = [site.root, dirname(site.root)]
  const find = (name: string): string[] =>
    folders.map((folder) => join(folder, name)).filter((file) => existsSync(file))
  const lists = [
    ...site.staticFolders.map((folder) => join(folder, '_redirects')).filter((file) => existsSync(file)),
    ...find('_redirects').slice(0, 1),
  ]
  return [
    ...lists.flatMap(readRedirectList),
    ...find('netlify.toml').slice(0, 1).flatMap(readNetlify),
    ...find('vercel.json').slice(0, 1).flatMap(readVercel),
  ].map((redirect) => ({
    ...redirect,
    from: removeBase(site.base, redirect.from) ?? redirect.from,
    to: removeBase(site.base, redirect.to) ?? redirect.to,
  }))
}

function readRedirectList(file: string): OldRedirect[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const [from = '', ...others] = line
        .replace(/\s#.*$/, '')
        .trim()
        .split(/\s+/)
      const to = others.find((word) => /^(?:\/|https?:)/.test(word))
      return from.startsWith('/') && to !== undefined
        ? [{ from, to, at: { file: basename(file), line: index + 1 } }]
        : []
    })
}

function readNetlify(file: string): OldRedirect[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/^\s*\[\[redirects\]\]([\s\S]*?)(?=^\s*\[|(?![\s\S]))/gm)].flatMap(
    ({ 1: block = '', index }) => {
      const read = (name: string): string | undefined =>
        block.match(new RegExp(`^\\s*${name}\\s*=\\s*["']([^"']+)["']`, 'm'))?.[1]
      const [from, to] = [read('from'), read('to')]
      const line = text.slice(0, index).split('\n').length
      return from === undefined || to === undefined ? [] : [{ from, to, at: { file: 'netlify.toml', line } }]
    },
  )
}

function readVercel(file: string): OldRedirect[] {
  const { redirects } = toObject(JSON.parse(readFileSync(file, 'utf8')))
  return asList(redirects).flatMap((redirect) => {
    const { source, destination } = toObject(redirect)
    const [from, to] = [asText(source), asText(destination)]
    return from === undefined || to === undefined
      ? []
      : [{ from, to, at: { file: 'vercel.json', line: undefined } }]
  })
}
