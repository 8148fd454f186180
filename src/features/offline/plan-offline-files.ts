import { planFile } from '../../output/plan-file.ts'
import type { OutputGroup } from '../../output/write-site.ts'
import type { DocsConfig } from '../../shared/config/config.ts'
import { offlineMessages } from '../../shared/messages/offline-messages.ts'
import type { LocaleMessages } from '../../shared/messages/page-messages.ts'
import type { Bundle } from '../../shared/output/bundle.ts'
import {
  getOfflinePagePath,
  type OfflineSettings,
  offlineWorkerPath,
  storedPagesMarks,
} from '../../shared/output/offline-paths.ts'
import type { TemplatePage } from '../../shared/output/render-task.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { escapeHtml } from '../../shared/text/escape-html.ts'
import { addBase } from '../../shared/urls.ts'

interface OfflineInput {
  limits: Exclude<DocsConfig['offline'], false>
  view: SiteView
  bundle: Bundle
  messages: LocaleMessages
}

/** Plans the service worker, and the page per language that it shows in place of pages that aren't stored. */
export function planOfflineFiles(input: OfflineInput): { groups: OutputGroup[]; templates: TemplatePage[] } {
  const content = `self.docentOffline=${JSON.stringify(createSettings(input))};${input.bundle.offlineWorker}\n`
  return {
    groups: [planFile({ path: offlineWorkerPath, content }, { effort: 'asset' })],
    templates: input.view.locales.map(({ id }) => createOfflineTemplate(id, input.messages)),
  }
}

function createOfflineTemplate(locale: string, translations: LocaleMessages): TemplatePage {
  const messages = { ...offlineMessages, ...translations.get(locale) }
  const text = (key: keyof typeof offlineMessages): string => escapeHtml(messages[key])
  const { start, links, end } = storedPagesMarks
  return {
    path: getOfflinePagePath(locale),
    locale,
    title: messages.offlineTitle,
    article:
      `<p data-offline-page="">${text('offlineLead')}</p>` +
      `${start}<h2>${text('offlineStored')}</h2><ul>${links}</ul>${end}` +
      `<p>${text('offlineHint')}</p>`,
  }
}

function createSettings({ limits, view: { base, locales }, bundle }: OfflineInput): OfflineSettings {
  const { buildId, startScript, idleScripts, stylesheet, assets } = bundle
  // The offline page also needs the style sheet of its page kind.
  const own = assets.filter(({ path }) => /\/mdx-page-[^/]+\.css$/.test(path))
  const files = [startScript, ...idleScripts, stylesheet.path, ...own.map(({ path }) => path)]
  return {
    base,
    build: buildId,
    locales: locales.map(({ id, path }) => ({ id, path })),
    maxPages: limits.maxPages,
    maxBytes: limits.maxMegabytes * 1_000_000,
    files: [...new Set(files)].map((path) => addBase(base, path)),
  }
}
