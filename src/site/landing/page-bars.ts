import type { DocsConfig } from '../../shared/config.ts'
import type { ApiBarView, HomeFooterView, PageView } from '../../shared/page.ts'
import { withBase } from '../../shared/urls.ts'

/**
 * What only some pages have around them: the bar of an API, the footer of the home page. It is part of these pages and
 * not of the site's view, so that no other page carries it.
 */
export function createPageBars(path: string, config: DocsConfig): Pick<PageView, 'apiBar' | 'homeFooter'> {
  return {
    apiBar: apiBarOf(path, config),
    homeFooter: path === '/' ? homeFooterOf(config) : undefined,
  }
}

function apiBarOf(path: string, config: DocsConfig): ApiBarView | undefined {
  const current = config.apis.find(({ url }) => path.startsWith(url))
  if (current === undefined) return undefined
  return {
    current: current.id,
    apis: config.apis.map(({ id, label, url }) => ({ id, label, url: withBase(config.base, url) })),
    releaseNotesUrl: served(current.releaseNotes, config),
  }
}

function homeFooterOf(config: DocsConfig): HomeFooterView | undefined {
  const { home } = config.footer
  if (home === undefined) return undefined
  const links = (items: { label: string; url: string }[]): { label: string; url: string }[] =>
    items.map(({ label, url }) => ({ label, url: served(url, config) }))
  return {
    groups: home.groups.map(({ title, items }) => ({ title, items: links(items) })),
    legal: links(home.legal),
  }
}

const served = (url: string, { base }: DocsConfig): string =>
  url.startsWith('/') ? withBase(base, url) : url
