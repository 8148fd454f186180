import { renderToStaticMarkup } from 'react-dom/server'
import type { ReferenceIndex as Index } from '../../shared/api/api-index.ts'
import { indexMessages, referenceTexts } from '../../shared/api/index-messages.ts'
import type { ReferencePageInput } from '../../shared/output/server-module.ts'
import { escapeHtml } from '../../shared/text/html.ts'
import { ReferenceIndex } from './ApiIndex.tsx'
import { BaseUrl } from './print/BaseUrl.tsx'

/** The index of a reference. It is printed once, by the build, and never comes to life. */
export const renderReferenceIndex = (index: Index): string =>
  renderToStaticMarkup(<ReferenceIndex index={index} />)

/** The article of an API page: index, overview, and the place where the script shows operations. */
export function renderReferencePage({ index, overviewHtml }: ReferencePageInput): string {
  const texts = escapeHtml(JSON.stringify(referenceTexts))
  return [
    `<div class="reference" data-reference="${escapeHtml(index.api)}" data-texts="${texts}">`,
    `<div class="reference-bar"><button type="button" class="button" popovertarget="reference-index">${escapeHtml(indexMessages.allOperations)}</button></div>`,
    renderReferenceIndex(index),
    '<div class="reference-main">',
    '<div class="reference-head">',
    `<h1 class="page-title reference-title" tabindex="-1">${escapeHtml(index.title)}</h1>`,
    renderToStaticMarkup(<BaseUrl servers={index.servers} />),
    '</div>',
    '<div class="reference-notice" role="status" data-reference-notice></div>',
    `<div class="reference-overview" data-reference-overview>${overviewHtml}</div>`,
    '<div class="reference-view" data-reference-view hidden></div>',
    '</div></div>',
  ].join('')
}
