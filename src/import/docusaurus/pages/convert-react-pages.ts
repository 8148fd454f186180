import { readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { stringify } from 'yaml'
import { formatNotice } from '../convert/format-notice.ts'
import { trimSlash } from '../convert/links/link-map.ts'
import type { DocusaurusSite } from '../docusaurus-site.ts'
import type { ImportedFile, OldAddress } from '../imported-site.ts'
import { asText } from '../read/as-values.ts'
import { toUrlName } from '../read/url-paths.ts'
import type { GuidesInput } from '../sidebars/convert-guides.ts'

interface ProgramPagesInput extends Omit<GuidesInput, 'report' | 'apis'> {
  /** Addresses of other pages. */
  usedAddresses: ReadonlySet<string>
  /** Address of the first guide. */
  start: string | undefined
}

/** A page that is a React component. */
export interface ReactPage {
  source: string
  label: string
  address: string
  out: string
}

export interface ReactPages {
  programs: ReactPage[]
  files: Map<string, ImportedFile>
  addresses: OldAddress[]
}

/** Pages that are React components keep their address and their title, with a notice until they're rendered. */
export function convertReactPages({ site, listings, usedAddresses, start }: ProgramPagesInput): ReactPages {
  const files = new Map<string, ImportedFile>()
  const addresses: OldAddress[] = []
  const pages: ReactPage[] = []
  for (const { collection, programs } of listings.filter(
    ({ collection: { kind, locale } }) => kind === 'page' && locale.isDefault,
  )) {
    for (const path of programs) {
      const name = path.replace(/\.\w+$/, '')
      const address = posix.join(collection.routeBase, name.replace(/(?:^|\/)index$/, ''))
      const out = posix.join(collection.out, `${toUrlName(name)}.mdx`)
      if (usedAddresses.has(trimSlash(address)) || name === '404' || files.has(out)) continue
      const source = join(collection.folder, path)
      const label = relative(site.root, source).replaceAll('\\', '/')
      pages.push({ source, label, address, out })
      files.set(out, {
        text: formatProgramPage({ address, label, code: readFileSync(source, 'utf8') }, { site, start }),
      })
      addresses.push({ address, file: out })
    }
  }
  return { programs: pages, files, addresses }
}

function formatProgramPage(
  { address, label, code }: { address: string; label: string; code: string },
  { site, start }: { site: DocusaurusSite; start: string | undefined },
): string {
  const isHome = address === '/' || address === '.'
  const [, title] = code.match(/<Layout\b[^>]*?\stitle=(?:\{)?["'`]([^"'`{}$]+)["'`]/) ?? []
  const [, description] = code.match(/<Layout\b[^>]*?\sdescription=(?:\{)?["'`]([^"'`{}$]+)["'`]/) ?? []
  const siteTitle = asText(site.config.title) ?? 'Docs'
  const frontMatter = {
    title: isHome ? siteTitle : (title ?? toTitle(address)),
    ...(description === undefined ? {} : { description }),
  }
  const link = isHome && start !== undefined ? `\n[Read the documentation](${start})\n` : ''
  const tagline = isHome ? `${(asText(site.config.tagline) ?? '').replace(/[<{]/g, '\\$&')}\n\n` : ''
  return `---\n${stringify(frontMatter)}---\n\n${tagline}${formatNotice(`The page was the program \`${label}\`.`)}\n${link}`
}

function toTitle(address: string): string {
  const name = (trimSlash(address).split('/').at(-1) ?? '').replace(/[-_]+/g, ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
