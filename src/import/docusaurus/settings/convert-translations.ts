import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse, stringify } from 'yaml'
import { configSchema, type UserConfig } from '../../../shared/config/config.ts'
import { listConfigLabels } from '../../../shared/config/config-labels.ts'
import { toObject, type UnknownObject } from '../../../shared/read-unknown.ts'
import type { DocusaurusSite, SiteLocale } from '../docusaurus-site.ts'
import type { ImportedFile } from '../imported-site.ts'
import type { ImportReport } from '../output/import-report.ts'
import { readTranslatedTexts } from '../read/read-translated-texts.ts'

/** Texts of the theme that have a name here, with the English texts of Docusaurus. */
const themeTexts: Record<string, { name: string; english: string }> = {
  'theme.common.skipToMainContent': { name: 'skipToContent', english: 'Skip to main content' },
  'theme.common.editThisPage': { name: 'editPage', english: 'Edit this page' },
  'theme.docs.paginator.next': { name: 'next', english: 'Next' },
  'theme.docs.paginator.previous': { name: 'previous', english: 'Previous' },
  'theme.TOCCollapsible.toggleButtonLabel': { name: 'onThisPage', english: 'On this page' },
  'theme.CodeBlock.copied': { name: 'copied', english: 'Copied' },
  'theme.CodeBlock.copy': { name: 'copy', english: 'Copy' },
  'theme.admonition.note': { name: 'note', english: 'note' },
  'theme.admonition.tip': { name: 'tip', english: 'tip' },
  'theme.admonition.info': { name: 'info', english: 'info' },
  'theme.admonition.warning': { name: 'warning', english: 'warning' },
  'theme.admonition.danger': { name: 'danger', english: 'danger' },
}

/** Label of an item, a group, or a category: `item.label.X`, `link.title.X`, `sidebar.docs.category.X`. */
const labelKey = /^(?:item\.label|link\.title|link\.item\.label|sidebar\.[^.]+\.(?:category|link))\.(.+)$/

interface TranslationsInput {
  site: DocusaurusSite
  config: UserConfig
  files: Map<string, ImportedFile>
  report: ImportReport
}

/**
 * Converts the translations of labels: labels of the configuration become `labels` of their language, labels of folders become
 * `_category_.yml` files, and texts of the theme become messages. Others are listed. The default language may have translations, too.
 */
export function convertTranslations({ site, config, files, report }: TranslationsInput): UserConfig {
  const parsed = configSchema.safeParse(config)
  // The check of the finished site reports what is wrong in it.
  if (!parsed.success) return config
  const labels = listConfigLabels(parsed.data)
  const folders = listFolderLabels(files)
  const locales = config.locales?.map((locale) => {
    const source = site.locales.find(({ id }) => id === locale.id)
    if (source === undefined) return locale
    const folder = source.isDefault ? 'content/' : `content/i18n/${locale.id}/`
    const translations = readTranslations(site, source)
    const own = [...translations.labels].filter(([label]) => labels.has(label))
    for (const { path, label, settings } of folders) {
      const text = translations.labels.get(label)
      const own = source.isDefault ? settings : {}
      if (text !== undefined)
        files.set(path.replace(/^content\//, folder), { text: stringify({ ...own, label: text }) })
    }
    if (translations.messages.size > 0)
      files.set(`content/i18n/${locale.id}/messages.yml`, {
        text: stringify(Object.fromEntries(translations.messages)),
      })
    if (!source.isDefault) reportOthers(translations, locale.id, report)
    return own.length === 0 ? locale : { ...locale, labels: Object.fromEntries(own) }
  })
  return locales === undefined ? config : { ...config, locales }
}

function reportOthers({ others }: Translations, locale: string, report: ImportReport): void {
  if (others.length > 0)
    report.add(
      'setting',
      `${others.length} translated texts of components aren't carried over, such as \`${others[0]}\`.`,
      { file: `i18n/${locale}/code.json`, line: undefined },
    )
}

interface FolderLabel {
  path: string
  label: string
  settings: UnknownObject
}

function listFolderLabels(files: ReadonlyMap<string, ImportedFile>): FolderLabel[] {
  return [...files].flatMap(([path, file]) => {
    if (basename(path) !== '_category_.yml' || path.startsWith('content/i18n/') || !('text' in file))
      return []
    const settings = toObject(parse(file.text))
    return typeof settings.label === 'string' ? [{ path, label: settings.label, settings }] : []
  })
}

interface Translations {
  labels: Map<string, string>
  messages: Map<string, string>
  /** Keys of other texts that are translated. */
  others: string[]
}

function readTranslations({ root }: DocusaurusSite, { id }: SiteLocale): Translations {
  const folder = join(root, 'i18n', id)
  const result: Translations = { labels: new Map(), messages: new Map(), others: [] }
  for (const file of listLabelFiles(folder)) {
    for (const [key, text] of readTranslatedTexts(file)) {
      const [, label = ''] = key.match(labelKey) ?? []
      if (label !== '' && label !== text) result.labels.set(label, text)
    }
  }
  for (const [key, text] of readTranslatedTexts(join(folder, 'code.json'))) {
    const theme = themeTexts[key]
    if (theme === undefined && !key.startsWith('theme.')) result.others.push(key)
    else if (theme !== undefined && theme.english.toLowerCase() !== text.toLowerCase())
      result.messages.set(theme.name, text)
  }
  return result
}

/** Lists the files with labels of navbar, footer, and sidebars. The files of the current guides come last, and win. */
function listLabelFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /^docusaurus-(?:plugin-content-docs|theme-classic)/.test(name))
    .flatMap((name) =>
      readdirSync(join(folder, name))
        .filter((file) => file.endsWith('.json'))
        .sort((a, b) => Number(a === 'current.json') - Number(b === 'current.json'))
        .map((file) => join(folder, name, file)),
    )
}
