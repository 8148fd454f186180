import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { defaultMessages } from '../../../shared/messages/messages.ts'
import type { ApiItemInput, PrintLanguage } from '../../../shared/output/server-module.ts'
import { MessagesContext } from '../../shell/useMessages.ts'
import { Breadcrumbs } from '../nav/Breadcrumbs.tsx'
import { PageMenu } from '../nav/PageMenu.tsx'
import { PageMeta } from '../nav/PageMeta.tsx'
import { Pager } from '../nav/Pager.tsx'
import { BaseUrl } from './BaseUrl.tsx'
import { PrintContext } from './print-context.ts'
import { apiTexts } from './render-api.tsx'

/**
 * Renders the content of an API page other than the overview. The script shows it in place of what another page of the
 * API shows, so it's everything that differs between them.
 */
export function renderApiItem(input: ApiItemInput, language: PrintLanguage): string {
  const { site, view, servers, html, hasTitle } = input
  const print = (node: ReactNode): string =>
    renderToStaticMarkup(
      <MessagesContext value={{ ...defaultMessages, ...language.messages }}>
        <PrintContext
          value={{ ...apiTexts(language), owner: '', getUrl: (anchor) => `#${anchor}`, isRepeatable: false }}
        >
          {node}
        </PrintContext>
      </MessagesContext>,
    )
  const title = (
    <h1 className="page-title" tabIndex={-1}>
      {view.title}
    </h1>
  )
  return [
    print(
      <div className="page-top">
        <Breadcrumbs breadcrumbs={view.breadcrumbs} />
        <PageMenu site={site} view={view} />
      </div>,
    ),
    addBelowTitle(
      hasTitle ? raiseHeadings(removeTitleLink(html)) : print(title) + html,
      print(<BaseUrl servers={servers} />),
    ),
    print(
      <>
        <Pager previous={view.previous} next={view.next} />
        <PageMeta site={site} view={view} />
      </>,
    ),
  ].join('')
}

const addBelowTitle = (html: string, added: string): string => html.replace('</h1>', (end) => end + added)

/** Removes the first heading's link: on an operation's page, it would lead to the page itself. */
const removeTitleLink = (html: string): string => html.replace(/ <a class="heading-anchor"[^>]*><\/a>/, '')

/** Raises all headings by one level: the title of an operation is its page's title. */
const raiseHeadings = (html: string): string =>
  html.replace(
    /<(\/?)h([2-6])(?=[ >])/g,
    (_, slash: string, level: string) => `<${slash}h${Number(level) - 1}`,
  )
