import type { UserConfig } from '../../../shared/config/config.ts'
import type { Problem } from '../../../shared/docs-error.ts'
import { mapValues } from '../../../shared/read-unknown.ts'
import type { SidebarItemConfig } from '../../../shared/site/sidebar-item-config.ts'
import type { ImportedSite } from '../imported-site.ts'

export const newConfigFile = 'docs.config.ts'

/**
 * Removes the items of sidebars that the check refuses, such as a page that was left out because its address is used twice.
 * Returns whether there were any.
 */
export function dropSidebarItems(site: ImportedSite, problems: readonly Problem[]): boolean {
  const names = new Set<string>()
  for (const { problem } of problems) {
    const [, name] = problem.match(/^A sidebar lists the (?:page|folder) `([^`]*)`/) ?? []
    if (name === undefined) continue
    names.add(name)
    site.findings.push({
      kind: 'setting',
      text: `${problem} The item was left out.`,
      at: { file: newConfigFile, line: undefined },
    })
  }
  if (names.size === 0) return false
  const { versions, sidebars } = site.config
  site.config = {
    ...site.config,
    ...(sidebars === undefined ? {} : { sidebars: cleanSidebars(sidebars, names) }),
    ...(versions === undefined
      ? {}
      : {
          versions: versions.map((version) =>
            version.sidebars === undefined
              ? version
              : { ...version, sidebars: cleanSidebars(version.sidebars, names) },
          ),
        }),
  }
  return true
}

type Sidebars = NonNullable<UserConfig['sidebars']>

const cleanSidebars = (sidebars: Sidebars, names: ReadonlySet<string>): Sidebars =>
  mapValues(sidebars, (items) => cleanItems(items, names))

function cleanItems(items: readonly SidebarItemConfig[], names: ReadonlySet<string>): SidebarItemConfig[] {
  return items.flatMap((item): SidebarItemConfig[] => {
    if (typeof item === 'string') return names.has(item) ? [] : [item]
    if (item.kind === 'folder') return names.has(item.folder) ? [] : [item]
    if (item.kind === 'link') return [item]
    const { landing, ...others } = item
    const hasLanding = landing !== undefined && !names.has(landing)
    return [{ ...others, ...(hasLanding ? { landing } : {}), items: cleanItems(item.items, names) }]
  })
}
