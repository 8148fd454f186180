import { posix, relative } from 'node:path'
import { stringify } from 'yaml'
import type { SourceLocation } from '../../../shared/docs-error.ts'
import { toObject } from '../../../shared/read-unknown.ts'
import type { SidebarItemConfig } from '../../../shared/site/sidebar-item-config.ts'
import type { DocusaurusSite } from '../docusaurus-site.ts'
import type { ImportedFile } from '../imported-site.ts'
import type { CollectionFiles } from '../pages/list-collection-files.ts'
import { asText } from '../read/as-values.ts'
import { locateSetting } from '../read/locate-setting.ts'
import { createCategoryPage } from './category-list-page.ts'
import { createFolderItem, type SidebarContext, type Sidebars } from './convert-sidebars.ts'
import { reportOpenCategories } from './report-open-categories.ts'
import { type FolderSettings, readCategoryLink, toNewFolder, type VersionDocs } from './version-docs.ts'

interface ListedFolders {
  docs: VersionDocs
  listing: CollectionFiles
  sidebars: Sidebars
}

interface FoldersOutput {
  site: DocusaurusSite
  context: SidebarContext
  files: Map<string, ImportedFile>
}

/** Writes the settings of the folders of a version. A folder without guides is listed. */
export function convertFolders(
  { docs, listing, sidebars }: ListedFolders,
  { site: { root }, context, files }: FoldersOutput,
): void {
  const { report, apis } = context
  for (const folder of docs.folders) {
    const file = relative(root, folder.file)
    const locate = (text: string): SourceLocation => locateSetting(root, file, text)
    reportOpenCategories('the category', folder.settings, { report, locate })
    if (docs.hasFolder(toNewFolder(folder.folder)) || apis.list(folder.folder).length > 0)
      convertFolderSettings(folder, listing, { context, files, isListed: isListed(folder, sidebars) })
    else
      report.add(
        'setting',
        "The category has no guides, so it isn't shown. If a script writes them, run it and import again.",
        file,
      )
  }
}

interface FolderOutput {
  context: SidebarContext
  files: Map<string, ImportedFile>
  /** Whether a sidebar follows the folder. Docusaurus doesn't generate a page for another one. */
  isListed: boolean
}

function isListed({ folder }: FolderSettings, sidebars: Sidebars): boolean {
  const path = toNewFolder(folder)
  const follows = (item: SidebarItemConfig): boolean =>
    typeof item !== 'string' &&
    ((item.kind === 'folder' && (item.folder === '' || path.startsWith(`${item.folder}/`))) ||
      (item.kind === 'category' && item.items.some(follows)))
  return Object.values(sidebars).flat().some(follows)
}

/** Writes the settings of a folder. A generated list becomes a separate page. */
function convertFolderSettings(
  { folder, settings }: FolderSettings,
  { collection }: CollectionFiles,
  { context, files, isListed }: FolderOutput,
): void {
  const { docs, report } = context
  const newFolder = toNewFolder(folder)
  const link = settings.link === null ? null : readCategoryLink(settings.link)
  const label = asText(settings.label)
  const description = asText(settings.description) ?? asText(toObject(settings.customProps).description)
  let landing: string | null | undefined = link === null ? null : undefined
  if (link?.kind === 'doc') landing = docs.find(link.id)?.newId ?? docs.find(`${newFolder}/${link.id}`)?.newId
  if (link?.kind === 'generated' && isListed)
    landing = context.addPage(
      createCategoryPage(
        { label: label ?? posix.basename(newFolder), items: [createFolderItem(newFolder)], link: link.link },
        docs,
      ),
      folder,
    )
  if (link?.kind === 'doc' && landing === undefined)
    report.add(
      'setting',
      `The category names the page \`${link.id}\`, which doesn't exist.`,
      `${folder}/_category_`,
    )
  const position = Number(settings.position ?? Number.NaN)
  const values = {
    ...(label === undefined ? {} : { label }),
    ...(Number.isFinite(position) ? { position } : {}),
    ...(description === undefined ? {} : { description }),
    ...(landing === undefined ? {} : { link: landing === null ? null : { type: 'doc', id: landing } }),
  }
  if (Object.keys(values).length > 0)
    files.set(posix.join(collection.out, folder, '_category_.yml'), { text: stringify(values) })
}
