import { type ReactNode, useMemo } from 'react'
import { readerSite } from '../shared/reader-site.ts'
import type { ShellView } from '../shared/site/page.ts'
import type { SidebarItem } from '../shared/site/sidebar.ts'
import type { SiteView } from '../shared/site/site-view.ts'
import { AnnouncementBar } from './layout/AnnouncementBar.tsx'
import { Footer } from './layout/Footer.tsx'
import { Navbar } from './layout/navbar/Navbar.tsx'
import { ProgressBar } from './layout/ProgressBar.tsx'
import { SkipLink } from './layout/SkipLink.tsx'
import { ConnectionNotice } from './layout/states/ConnectionNotice.tsx'
import { PageCrash } from './layout/states/PageCrash.tsx'
import { useVersionEntries } from './layout/useVersionEntries.ts'
import { Sidebar } from './nav/Sidebar.tsx'
import { PageKind } from './page-kinds/PageKind.tsx'
import { ShellPart } from './shell-modules/ShellModule.tsx'

interface AppProps {
  site: SiteView
  view: ShellView
  /** The tree of the page's sidebar, filled along its trail; empty without a sidebar. */
  sidebarItems: SidebarItem[]
  /** Everything between sidebar and footer, as the build has printed it. */
  content: string
}

/** The whole page. Server and browser print the same. Its addresses are the reader's, on a site where readers differ. */
export const App = import.meta.env.DOCENT_HAS_SCOPES ? ReaderShell : Shell

function ReaderShell({ site: wholeSite, ...props }: AppProps): ReactNode {
  const { view } = props
  const entries = useVersionEntries(wholeSite, view)
  const site = useMemo(() => readerSite(wholeSite, view.locale, entries), [wholeSite, view.locale, entries])
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
      {view.apiBar !== undefined && <ShellPart name="apiBar" site={site} view={view} />}
      <div className={`frame${view.sidebar === undefined ? ' frame-plain' : ''}`}>
        {view.sidebar !== undefined && (
          <Sidebar site={site} view={view} position={view.sidebar} items={sidebarItems} />
        )}
        <PageCrash url={view.url}>
          <PageKind site={site} view={view} content={content} />
        </PageCrash>
      </div>
      {view.homeFooter === undefined ? (
        <Footer site={site} view={view} />
      ) : (
        <ShellPart name="homeFooter" site={site} view={view} />
      )}
      <ConnectionNotice />
    </>
  )
}
