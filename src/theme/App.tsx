import { type ReactNode, useMemo } from 'react'
import { useVersionEntries } from '../runtime/useVersionEntries.ts'
import type { PageView } from '../shared/page.ts'
import { readerSite } from '../shared/reader-site.ts'
import type { SidebarItem } from '../shared/sidebar.ts'
import type { SiteView } from '../shared/site-view.ts'
import { AnnouncementBar } from './layout/AnnouncementBar.tsx'
import { Footer } from './layout/Footer.tsx'
import { Navbar } from './layout/navbar/Navbar.tsx'
import { ProgressBar } from './layout/ProgressBar.tsx'
import { SkipLink } from './layout/SkipLink.tsx'
import { ConnectionNotice } from './layout/states/ConnectionNotice.tsx'
import { PageCrash } from './layout/states/PageCrash.tsx'
import { Sidebar } from './nav/Sidebar.tsx'
import { TableOfContents } from './nav/TableOfContents.tsx'
import { tocEntries } from './nav/toc-entries.ts'
import { PageKind } from './page-kinds/PageKind.tsx'
import { ShellPart } from './page-kinds/ShellPart.tsx'

export interface AppProps {
  site: SiteView
  view: PageView
  /** The tree of the page's sidebar, filled along its trail; empty without a sidebar. */
  sidebarItems: SidebarItem[]
  /** Empty on the first page of a visit, where the server's article stays. */
  article: string
}

/** The whole page. Server and browser print the same. Its addresses are the reader's, on a site where readers differ. */
export const App = import.meta.env.DOCENT_HAS_SCOPES ? ReaderPage : Page

function ReaderPage({ site: wholeSite, ...props }: AppProps): ReactNode {
  const { view } = props
  const entries = useVersionEntries(wholeSite, view)
  const site = useMemo(() => readerSite(wholeSite, view.locale, entries), [wholeSite, view.locale, entries])
  return <Page {...props} site={site} />
}

function Page({ site, view, sidebarItems, article }: AppProps): ReactNode {
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
          <Content site={site} view={view} article={article} />
        </PageCrash>
      </div>
      {view.homeFooter === undefined ? (
        <Footer footer={site.footer} brand={site.brand} />
      ) : (
        <ShellPart name="homeFooter" site={site} view={view} />
      )}
      <ConnectionNotice />
    </>
  )
}

function Content({ site, view, article }: Omit<AppProps, 'sidebarItems'>): ReactNode {
  const entries = useMemo(
    () => (view.hideToc || view.layout !== undefined ? [] : tocEntries(view.headings)),
    [view],
  )
  const width = view.layout === 'landing' ? ' content-landing' : entries.length === 0 ? ' content-wide' : ''
  return (
    <div className={`content${width}`}>
      <PageKind site={site} view={view} article={article} tocEntries={entries} />
      {entries.length > 0 && <TableOfContents entries={entries} />}
    </div>
  )
}
