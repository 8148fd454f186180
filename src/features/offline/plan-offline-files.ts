import { digest } from '../../disk/digest.ts'
import type { OutputGroup } from '../../output/write-site.ts'
import type { DocsConfig } from '../../shared/config/config.ts'
import type { Bundle } from '../../shared/output/bundle.ts'
import { getOfflinePagePath, type OfflineSettings, offlineWorkerPath } from '../../shared/output/offline.ts'
import type { RenderTask } from '../../shared/output/render-task.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { addBase } from '../../shared/urls.ts'

/** Plans the pages that browsers show in place of pages that aren't stored, one per language. */
export function planOfflinePages(view: SiteView): { owner: string; task: RenderTask }[] {
  if (view.isStoredOffline !== true) return []
  return view.locales.map(({ id: locale }) => ({
    owner: getOfflinePagePath(locale),
    task: { kind: 'offline', locale },
  }))
}

/** Plans the service worker. Without offline reading, it's one that removes itself and what was stored. */
export function planOfflineWorker({ offline }: DocsConfig, view: SiteView, bundle: Bundle): OutputGroup {
  const settings = offline === false ? undefined : createSettings(offline, view, bundle)
  const start = settings === undefined ? '' : `self.docentOffline=${JSON.stringify(settings)};`
  const content = `${start}${bundle.offlineWorker}\n`
  return {
    owner: offlineWorkerPath,
    key: digest(content),
    effort: 'asset',
    make: () => [{ path: offlineWorkerPath, content }],
  }
}

function createSettings(
  { maxPages, maxMegabytes }: Exclude<DocsConfig['offline'], false>,
  { base, locales }: SiteView,
  { buildId, startScript, idleScripts, stylesheet, assets }: Bundle,
): OfflineSettings {
  // The offline page also needs the files of its page kind.
  const own = assets.filter(({ path }) => /\/mdx-page-[^/]+\.(?:css|js)$/.test(path))
  const files = [startScript, ...idleScripts, stylesheet.path, ...own.map(({ path }) => path)]
  return {
    base,
    build: buildId,
    locales: locales.map(({ id, path }) => ({ id, path })),
    maxPages,
    maxBytes: maxMegabytes * 1_000_000,
    files: [...new Set(files)].map((path) => addBase(base, path)),
  }
}
