import type { SidebarItemConfig } from '../site/sidebar-item-config.ts'
import type { DocsConfig } from './config.ts'

/** Lists the labels in a configuration that readers see, which each language can translate. */
export function listConfigLabels({
  navbar,
  footer,
  areas,
  apis,
  versions,
  sidebars,
  search,
}: Pick<
  DocsConfig,
  'navbar' | 'footer' | 'areas' | 'apis' | 'versions' | 'sidebars' | 'search'
>): Set<string> {
  const groups = [...footer.groups, ...(footer.home?.groups ?? [])]
  const allSidebars = [sidebars, ...versions.map((version) => version.sidebars ?? {})]
  return new Set([
    ...navbar.items.flatMap((item) =>
      item.kind === 'link'
        ? [item.label]
        : item.kind === 'dropdown'
          ? [item.label, ...item.items.map(({ label }) => label)]
          : [],
    ),
    ...groups.flatMap(({ title, items }) => [title, ...items.map(({ label }) => label)]),
    ...[...(footer.home?.legal ?? []), ...areas, ...apis, ...versions, ...search.popular].map(
      ({ label }) => label,
    ),
    ...allSidebars.flatMap((entry) => Object.values(entry).flat().flatMap(listItemLabels)),
  ])
}

function listItemLabels(item: SidebarItemConfig): string[] {
  if (typeof item === 'string' || item.kind === 'folder') return []
  return item.kind === 'link' ? [item.label] : [item.label, ...item.items.flatMap(listItemLabels)]
}

/** Creates a function that translates labels of the configuration. Labels without a translation stay. */
export function createLabelTranslator(
  locales: readonly { id: string; labels?: Readonly<Record<string, string>> | undefined }[],
  locale: string,
): (label: string) => string {
  const labels = locales.find(({ id }) => id === locale)?.labels
  return (label) => labels?.[label] ?? label
}
