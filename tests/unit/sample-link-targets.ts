import type { UserConfig } from '../../src/shared/config/config.ts'
import type { CompiledPage } from '../../src/shared/content/compiled-page.ts'
import type { LinkTargets } from '../../src/site/links/link-targets.ts'
import { createPageLookup } from '../../src/site/scopes/page-lookup.ts'
import { sampleConfig } from './sample-values.ts'

interface SampleTargets extends Partial<Omit<LinkTargets, 'index' | 'files' | 'unpublished'>> {
  pages?: readonly CompiledPage[]
  base?: string
  root?: string
  staticPaths?: string[]
  drafts?: string[]
  unread?: string[]
}

const locales: UserConfig['locales'] = [
  { id: 'en', label: 'English' },
  { id: 'ar', label: 'العربية', direction: 'rtl' },
]

/** Link targets of a site in English and Arabic; media files keep their names. */
export function sampleLinkTargets(sample: SampleTargets = {}): LinkTargets {
  const { pages = [], base = '/', root = '/nowhere', staticPaths, drafts, unread, ...targets } = sample
  return {
    index: createPageLookup(pages, sampleConfig({ base, locales })),
    files: {
      root,
      staticPaths: new Set(staticPaths),
      addMedia: (file) => `/_/media/${file.split('/').at(-1)}`,
    },
    otherPaths: new Set(),
    unpublished: { drafts: new Set(drafts), unread: new Set(unread) },
    documents: new Map(),
    redirects: new Map(),
    ...targets,
  }
}
