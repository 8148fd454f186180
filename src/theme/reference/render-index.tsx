import { renderToStaticMarkup } from 'react-dom/server'
import { escapeHtml } from '../../shared/html.ts'
import { type IndexMessages, indexMessages, referenceTexts } from '../../shared/reference/index-messages.ts'
import type { ReferenceIndex as Index } from '../../shared/reference/reference-index.ts'
import { ReferenceIndex } from './ReferenceIndex.tsx'

interface ReferencePageInput {
  index: Index
  /** The overview as the writer has written it, finished. */
  overviewHtml: string
  /** Texts that the page's language has of its own. */
  messages?: Partial<IndexMessages> | undefined
}

/** The index of a reference. It is printed once, by the build, and never comes to life. */
export function renderReferenceIndex(index: Index, messages?: Partial<IndexMessages>): string {
  const texts = { ...indexMessages, ...referenceTexts, ...messages }
  return renderToStaticMarkup(<ReferenceIndex index={index} messages={texts} />)
}

/** The article of an API page: index, overview, and the place where the script shows operations. */
export function renderReferencePage({ index, overviewHtml, messages }: ReferencePageInput): string {
  const allOperations = messages?.allOperations ?? indexMessages.allOperations
  return [
    `<div class="reference" data-reference="${escapeHtml(index.api)}" data-texts="${escapeHtml(textsOf(messages))}">`,
    `<div class="reference-bar"><button type="button" class="button" popovertarget="reference-index">${escapeHtml(allOperations)}</button></div>`,
    renderReferenceIndex(index, messages),
    '<div class="reference-main">',
    `<h1 class="page-title reference-title" tabindex="-1">${escapeHtml(index.title)}</h1>`,
    '<div class="reference-notice" role="status" data-reference-notice></div>',
    `<div class="reference-overview" data-reference-overview>${overviewHtml}</div>`,
    '<div class="reference-view" data-reference-view hidden></div>',
    '</div></div>',
  ].join('')
}

/** What the script says, in the language of the page. */
function textsOf(messages: Partial<IndexMessages> | undefined): string {
  const texts = Object.entries(referenceTexts).map(([key, text]) => [
    key,
    messages?.[key as keyof IndexMessages] ?? text,
  ])
  return JSON.stringify(Object.fromEntries(texts))
}
