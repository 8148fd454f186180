import { type ReactNode, useMemo } from 'react'
import { useComponent } from '../../runtime/loading/useComponent.ts'
import { getFooterHtml } from '../../runtime/stores/footer-store.ts'
import { localizeSite } from '../../shared/localize-site.ts'
import { AnnouncementBar } from './layout/AnnouncementBar.tsx'
import { Navbar } from './layout/navbar/Navbar.tsx'
import type { NavigationProps } from './layout/navbar/navbar-items.ts'
import { ProgressBar } from './layout/ProgressBar.tsx'
import { SkipLink } from './layout/SkipLink.tsx'
import { ConnectionNotice } from './layout/states/ConnectionNotice.tsx'
import { PageCrash } from './layout/states/PageCrash.tsx'
import { useVersionUrls } from './layout/useVersionUrls.ts'
import { type LazyPartName, type LazyPartProps, lazyParts } from './lazy-parts/lazy-parts.ts'
import { Sidebar } from './nav/Sidebar.tsx'
import { PageOutlet } from './page-kinds/PageOutlet.tsx'
import { StaticHtml } from './StaticHtml.tsx'

interface AppProps extends NavigationProps {
  /** HTML between sidebar and footer, as printed by the build. */
  content: string
}

/**
 * The whole page, printed identically by server and browser. On sites with several versions or languages, shell links
 * follow the reader's scope.
 */
export const App = import.meta.env.DOCENT_HAS_SCOPES ? ReaderShell : Shell

function ReaderShell({ site: wholeSite, ...props }: AppProps): ReactNode {
  const { view } = props
  const versionUrls = useVersionUrls(wholeSite, view)
  const site = useMemo(
    () => localizeSite(wholeSite, view.locale, versionUrls),
    [wholeSite, view.locale, versionUrls],
  )
  return <Shell {...props} site={site} />
}

function Shell({ site, view, sidebarItems, content }: AppProps): ReactNode {
  return (
    <>
      <SkipLink />
      <ProgressBar />
      {import.meta.env.DOCENT_HAS_ANNOUNCEMENT && site.announcement !== undefined && (
        <AnnouncementBar announcement={site.announcement} />
      )}
      <Navbar site={site} view={view} sidebarItems={sidebarItems} />
      {view.apiBar !== undefined && <LazyPart name="apiBar" site={site} view={view} />}
      <div className={`frame${view.sidebar === undefined ? ' frame-plain' : ''}`}>
        {view.sidebar !== undefined && (
          <Sidebar site={site} view={view} position={view.sidebar} items={sidebarItems} />
        )}
        <PageCrash url={view.url}>
          <PageOutlet site={site} view={view} content={content} />
        </PageCrash>
      </div>
      {view.homeFooter === undefined ? (
        <Footer site={site} view={view} />
      ) : (
        <LazyPart name="homeFooter" site={site} view={view} />
      )}
      <ConnectionNotice />
    </>
  )
}

/**
 * Footer of the site. It's the same on all pages, so the one printed first stays. On pages where another module was
 * printed there, the browser prints it.
 */
function Footer(props: LazyPartProps): ReactNode {
  const html = getFooterHtml()
  return html === undefined ? (
    <LazyPart name="footer" {...props} />
  ) : (
    <StaticHtml as="footer" className="footer" html={html} />
  )
}

/** A part of the shell, loaded with the first page that needs it. */
function LazyPart({ name, ...props }: LazyPartProps & { name: LazyPartName }): ReactNode {
  const state = useComponent(lazyParts, name)
  // If a module fails to load, the page is still readable.
  if (state.status !== 'ready') return null
  const Component = state.component
  return <Component {...props} />
}
