import '../theme/styles/sheets/deferred.css'
import { site } from 'virtual:docent-site'
import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadAnalytics, trackPageView } from '../runtime/analytics/load-analytics.ts'
import { hideOverview, showOverview } from '../runtime/api/hide-overview.ts'
import { applyStyles } from '../runtime/article/apply-styles.ts'
import { startImageZoom, startPageCopy, startTermSides } from '../runtime/article/article-clicks.ts'
import { prepareCode, startCodeActions } from '../runtime/article/code-actions.ts'
import { followArticle } from '../runtime/article/find-article.ts'
import { captureIslandClicks, hydrateIslands } from '../runtime/article/hydrate-islands.ts'
import { startColorMode } from '../runtime/color-mode/color-mode.ts'
import { startAnnouncements } from '../runtime/dom/announce.ts'
import { prepareComponent } from '../runtime/loading/load-component.ts'
import { loadActivePath, useSidebar } from '../runtime/loading/load-sidebar-level.ts'
import { pageCache } from '../runtime/loading/page-cache.ts'
import { startPagePrefetch } from '../runtime/loading/prefetch-pages.ts'
import { readEmbeddedData, readPageSnapshot } from '../runtime/loading/read-page-snapshot.ts'
import { startNavigation } from '../runtime/navigation/start-navigation.ts'
import { loadDetailsRestoring } from '../runtime/scrolling/load-details-restoring.ts'
import { markCurrentHeading } from '../runtime/scrolling/mark-current-heading.ts'
import { storeFooterHtml } from '../runtime/stores/footer-store.ts'
import { setMessages } from '../runtime/stores/message-store.ts'
import { setPage, usePage } from '../runtime/stores/page-store.ts'
import { setSite } from '../runtime/stores/site-store.ts'
import { loadIsland } from '../theme/islands/load-island.ts'
import { App } from '../theme/shell/App.tsx'
import { AppCrash } from '../theme/shell/layout/states/PageCrash.tsx'
import { prepareLazyParts } from '../theme/shell/lazy-parts/lazy-parts.ts'
import { pageComponents } from '../theme/shell/page-kinds/page-components.ts'

/** Hydrates the shell, then starts all other scripts. Resolves when the page is interactive. */
export async function hydrateShell(): Promise<void> {
  const container = document.getElementById('docent')
  if (container === null) throw new Error('The page has no element "docent".')
  setSite(site)
  storeFooterHtml()
  setMessages(readEmbeddedData(document).messages)
  const page = readPageSnapshot(document)
  if (page === undefined) throw new Error('The document has no page.')
  setPage(page)
  // For navigation back to it.
  pageCache.put(page.view.url, page)
  await Promise.all([
    loadActivePath(page.view.sidebar),
    prepareComponent(pageComponents, page.view.kind),
    prepareLazyParts(page.view),
  ])
  startColorMode()
  await hydrate(container)

  startAnnouncements()
  startNavigation()
  startPagePrefetch()
  startCodeActions()
  startImageZoom()
  startPageCopy()
  startTermSides()
  if (!CSS.supports('selector(::details-content)')) import('./open-details-for-paper.ts')
  if (import.meta.env.DOCENT_HAS_ANALYTICS && site.analytics !== undefined) loadAnalytics(site.analytics)
  trackPageView(location.href)
  captureIslandClicks()
  followArticle(container, startArticle)
  document.documentElement.dataset.hydrated = ''
  if (import.meta.env.DOCENT_HAS_OFFLINE) import('./offline.ts')
  if (import.meta.env.DOCENT_IS_DEV)
    import('../runtime/live-edits/follow-edits.ts').then(({ followEdits }) => followEdits())
}

function hydrate(container: Element): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(container, <Root onReady={resolve} />)
  })
}

function Root({ onReady }: { onReady: () => void }): ReactNode {
  const { view } = usePage()
  // The last of all effects: by then, the shell listens to keys and scrolling.
  useEffect(onReady, [onReady])
  return (
    <AppCrash url={view.url}>
      <CurrentPage />
    </AppCrash>
  )
}

function CurrentPage(): ReactNode {
  const { view, content } = usePage()
  const sidebarItems = useSidebar(view.sidebar)
  return <App site={site} view={view} sidebarItems={sidebarItems} content={content} />
}

/** Starts the scripts of an article. Returns a function that stops them. */
function startArticle(article: HTMLElement): () => void {
  const apiRoot = article.querySelector<HTMLElement>('[data-api]')
  if (import.meta.env.DOCENT_HAS_COMPONENTS) applyStyles(document)
  const endReading = markCurrentHeading(article)
  loadDetailsRestoring(article)
  const endContent = apiRoot === null ? startContent(article) : startApi(article, apiRoot)
  return () => {
    endReading()
    endContent()
  }
}

/** Loads and starts the scripts of an API page, which other pages don't load. Returns a function that stops them. */
function startApi(article: HTMLElement, root: HTMLElement): () => void {
  // On the first page of a visit, the inline script has already hidden the overview.
  if (
    root.querySelector('[data-api-overview]') !== null &&
    document.documentElement.dataset.hydrated !== undefined
  )
    hideOverview()
  let isEnded = false
  let end = (): void => undefined
  import('./start-api-article.ts').then(({ startApiArticle }) => {
    if (!isEnded) end = startApiArticle(article, { root, prepare: startContent })
  }, showOverview)
  return () => {
    isEnded = true
    end()
  }
}

function startContent(article: HTMLElement): () => void {
  const endIslands = hydrateIslands(article, loadIsland)
  const endCode = prepareCode(article)
  return () => {
    endIslands()
    endCode()
  }
}
