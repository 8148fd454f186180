import type { ReactNode } from 'react'
import type { ApiIndexView as Index } from '../../../shared/api/pages/api-index.ts'
import { apiMessages, apiPageMessages } from '../../../shared/messages/api/api-messages.ts'
import { tryItCheckMessages } from '../../../shared/messages/api/try-it-check-messages.ts'
import { tryItMessages } from '../../../shared/messages/api/try-it-messages.ts'
import { tryItStartMessages } from '../../../shared/messages/api/try-it-start-messages.ts'
import { pickMessages } from '../../../shared/messages/pick-messages.ts'
import type { ApiIndexListsInput, ApiPageInput, PrintLanguage } from '../../../shared/output/render-module.ts'
import type { Heading, PageView } from '../../../shared/site/page.ts'
import type { SiteView } from '../../../shared/site/site-view.ts'
import { escapeHtml } from '../../../shared/text/escape-html.ts'
import { PageMeta } from '../nav/PageMeta.tsx'
import { TableOfContents, TocDisclosure } from '../nav/TableOfContents.tsx'
import { PageTop } from '../nav/top/PageTop.tsx'
import { ApiIndex } from './ApiIndex.tsx'
import { ApiFiles, ApiIndexLists } from './ApiIndexLists.tsx'
import { ApiLinks } from './ApiLinks.tsx'
import { OverviewUrl } from './BaseUrl.tsx'
import { Html } from './Html.tsx'
import { usePrintContext } from './print-context.ts'
import { renderStatic } from './render-static.tsx'

/** Renders the lists of an API's index. Only the build renders them, and they're never hydrated. */
export const renderApiIndexLists = (input: ApiIndexListsInput, language: PrintLanguage): string =>
  renderStatic(<ApiIndexLists {...input} />, language)

/**
 * Renders the article of an API page: the index, the overview if it's that page, and the element where the script shows
 * other pages, with the content of this one.
 */
export function renderApiPage(
  { index, indexUrl, lists, overview, itemHtml }: ApiPageInput,
  language: PrintLanguage,
): string {
  const texts = escapeHtml(
    JSON.stringify({ ...apiPageMessages, ...pickMessages(language.messages, apiPageMessages) }),
  )
  const { apiIndexOpen } = { ...apiMessages, ...language.messages }
  const lead = /^<p>.*?<\/p>/s.exec(overview?.html ?? '')?.[0] ?? ''
  return [
    `<div class="api" data-api="${escapeHtml(index.api)}" data-index="${escapeHtml(indexUrl)}" data-texts="${texts}"${formatMessageAttribute(language)}>`,
    `<div class="api-index-bar"><button type="button" class="button" popovertarget="api-index">${escapeHtml(apiIndexOpen)}</button></div>`,
    renderStatic(<ApiIndex index={index} lists={lists} />, language),
    '<div class="api-main">',
    overview === undefined
      ? ''
      : renderHead({ index, lead, ...overview }, language) + renderFacts(index, language),
    '<div class="api-notice" role="status" data-api-notice></div>',
    overview === undefined
      ? ''
      : `<div class="api-overview" data-api-overview>${renderContents(index, language)}${overview.html.slice(lead.length)}</div>`,
    `<div class="api-outlet" data-api-outlet${itemHtml === undefined ? ' hidden' : ''}>${itemHtml ?? ''}</div>`,
    overview === undefined
      ? ''
      : renderColumn(index, language) + renderStatic(<PageMeta {...overview} />, language),
    '</div></div>',
  ].join('')
}

interface HeadInput {
  index: Index
  /** First paragraph of the overview. */
  lead: string
  site: SiteView
  view: PageView
}

/** Path, menu, title, and lead, above the overview. */
const renderHead = ({ index, lead, site, view }: HeadInput, language: PrintLanguage): string =>
  renderStatic(
    <div className="api-head">
      <PageTop site={site} view={view} />
      <h1 className="page-title api-title" tabIndex={-1}>
        {index.title}
      </h1>
      <Html className="lead api-lead" html={lead} />
    </div>,
    language,
  )

/** Base URL, version, and downloads, below the lead. */
const renderFacts = (index: Index, language: PrintLanguage): string =>
  renderStatic(
    <div className="api-facts">
      <OverviewUrl servers={index.servers} />
      <ApiLinks links={index.links} version={index.version} />
      <ApiDownloads index={index} />
    </div>,
    language,
  )

function ApiDownloads({ index }: { index: Index }): ReactNode {
  const { messages } = usePrintContext()
  return (
    <dl className="api-related">
      <div>
        <dt>{messages.apiDownloads}</dt>
        <dd>
          <ApiFiles index={index} />
        </dd>
      </div>
    </dl>
  )
}

/** The headings of the overview, in a column if there is room, and as a menu if not. */
const listContents = ({ headings }: Index): Heading[] => headings.map((heading) => ({ ...heading, depth: 2 }))

const renderContents = (index: Index, language: PrintLanguage): string =>
  index.headings.length === 0 ? '' : renderStatic(<TocDisclosure headings={listContents(index)} />, language)

const renderColumn = (index: Index, language: PrintLanguage): string =>
  index.headings.length === 0
    ? ''
    : renderStatic(<TableOfContents headings={listContents(index)} />, language)

/**
 * Returns the attribute, with a leading space, that contains a language's messages for the Try it form. The form has the
 * default messages built in, so a site in English has no such attribute.
 */
function formatMessageAttribute({ messages }: PrintLanguage): string {
  const replaced = pickMessages(messages, {
    ...tryItStartMessages,
    ...tryItMessages,
    ...tryItCheckMessages,
  })
  return Object.keys(replaced).length === 0
    ? ''
    : ` data-try-it-messages="${escapeHtml(JSON.stringify(replaced))}"`
}
