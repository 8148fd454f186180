import type { ServerView } from '../../../shared/api/operation-view.ts'
import type { ApiItemInput, OperationPageInput, PrintLanguage } from '../../../shared/output/render-module.ts'
import { AdjacentPages } from '../nav/AdjacentPages.tsx'
import { PageMeta } from '../nav/PageMeta.tsx'
import { PageTop } from '../nav/top/PageTop.tsx'
import { BaseUrl } from './BaseUrl.tsx'
import { Operation } from './operation/Operation.tsx'
import { createOperationContext } from './render-api-parts.tsx'
import { renderStatic } from './render-static.tsx'

/**
 * Renders the content of an API page other than the overview. The script shows it in place of what another page of the
 * API shows, so it's everything that differs between them.
 */
export function renderApiItem(input: ApiItemInput, language: PrintLanguage): string {
  const { site, view, servers, content } = input
  return [
    renderStatic(<PageTop site={site} view={view} />, language),
    content.hasTitle ? content.html : renderPageTitle(view.title, servers, language) + content.html,
    renderStatic(
      <>
        <PageMeta site={site} view={view} />
        <AdjacentPages previous={view.previous} next={view.next} />
      </>,
      language,
    ),
  ].join('')
}

/** Renders an operation whose title is the title of its page. */
export function renderOperationPage({ view, servers }: OperationPageInput, language: PrintLanguage): string {
  const title = (
    <>
      <h1 id={`${view.id}/title`} className="page-title" tabIndex={-1}>
        {view.title}
      </h1>
      {!view.isWebhook && view.serverOverrides.length === 0 && <BaseUrl servers={servers} />}
    </>
  )
  return renderStatic(<Operation view={view} title={title} />, language, {
    ...createOperationContext(view),
    titleLevel: 1,
  })
}

const renderPageTitle = (title: string, servers: readonly ServerView[], language: PrintLanguage): string =>
  renderStatic(
    <>
      <h1 className="page-title" tabIndex={-1}>
        {title}
      </h1>
      <BaseUrl servers={servers} />
    </>,
    language,
  )
