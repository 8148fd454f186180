import { renderToStaticMarkup } from 'react-dom/server'
import type { ApiIndexView as Index } from '../../shared/api/api-index.ts'
import { apiPageMessages } from '../../shared/messages/api/api-messages.ts'
import { pickMessages } from '../../shared/messages/pick-messages.ts'
import type { ApiPageInput, PrintLanguage } from '../../shared/output/server-module.ts'
import { escapeHtml } from '../../shared/text/html.ts'
import { ApiIndex } from './ApiIndex.tsx'
import { BaseUrl } from './print/BaseUrl.tsx'
import { PrintContext, type PrintContextValue } from './print/print-context.ts'
import { apiTexts } from './render-api.tsx'
import { tryItTexts } from './try-it-texts.ts'

/** Renders the index of an API. Only the build renders it, and it's never hydrated. */
export const renderApiIndex = (index: Index, language: PrintLanguage): string =>
  renderToStaticMarkup(
    <PrintContext value={scopeOfPage(language)}>
      <ApiIndex index={index} />
    </PrintContext>,
  )

/** Renders the article of an API page: index, overview, and the element where the script shows operations. */
export function renderApiPage({ index, overviewHtml }: ApiPageInput, language: PrintLanguage): string {
  const texts = escapeHtml(
    JSON.stringify({ ...apiPageMessages, ...pickMessages(language.messages, apiPageMessages) }),
  )
  const { apiIndexOpen } = apiTexts(language).messages
  return [
    `<div class="api" data-api="${escapeHtml(index.api)}" data-texts="${texts}"${tryItTexts(language)}>`,
    `<div class="api-index-bar"><button type="button" class="button" popovertarget="api-index">${escapeHtml(apiIndexOpen)}</button></div>`,
    renderApiIndex(index, language),
    '<div class="api-main">',
    '<div class="api-head">',
    `<h1 class="page-title api-title" tabindex="-1">${escapeHtml(index.title)}</h1>`,
    renderToStaticMarkup(
      <PrintContext value={scopeOfPage(language)}>
        <BaseUrl servers={index.servers} />
      </PrintContext>,
    ),
    '</div>',
    '<div class="api-notice" role="status" data-api-notice></div>',
    `<div class="api-overview" data-api-overview>${overviewHtml}</div>`,
    '<div class="api-outlet" data-api-outlet hidden></div>',
    '</div></div>',
  ].join('')
}

const scopeOfPage = (language: PrintLanguage): PrintContextValue => ({
  ...apiTexts(language),
  owner: '',
  getUrl: (anchor) => `#${anchor}`,
  isRepeatable: false,
})
