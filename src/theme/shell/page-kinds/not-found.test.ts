import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleSite } from '../../../../tests/unit/sample-values.ts'
import { defaultMessages } from '../../../shared/messages/messages.ts'
import { MessagesContext } from '../useMessages.ts'
import { NotFoundHero, SuggestedPages } from './NotFoundSuggestions.tsx'

const suggestions = [{ url: '/docs/x/', title: 'X' }]

const createPage = (pages: typeof suggestions): ReactNode =>
  createElement(
    Fragment,
    null,
    createElement(NotFoundHero, { site: sampleSite, title: 'Page not found' }),
    createElement(SuggestedPages, { suggestions: pages }),
  )

test('[R-082] the not-found page has the texts and links of its language', () => {
  const own = { notFoundLead: 'لا توجد صفحة.', goHome: 'الرئيسية', didYouMean: 'هل تقصد' }
  const html = renderToStaticMarkup(
    createElement(MessagesContext, { value: { ...defaultMessages, ...own } }, createPage(suggestions)),
  )
  for (const text of Object.values(own)) expect(html).toContain(`>${text}<`)
})

test('without pages to suggest, there is no list of suggestions', () => {
  expect(renderToStaticMarkup(createPage([]))).not.toContain('suggestions')
})
