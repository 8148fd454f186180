import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleSite } from '../../../../tests/unit/sample-values.ts'
import { defaultMessages } from '../../../shared/messages/messages.ts'
import { MessagesContext } from '../useMessages.ts'
import { NotFoundSuggestions } from './NotFoundSuggestions.tsx'

const suggestions = [{ url: '/docs/x/', title: 'X' }]

test('[R-082] the not-found page has the texts and links of its language', () => {
  const own = { notFoundLead: 'لا توجد صفحة.', goHome: 'الرئيسية', didYouMean: 'هل تقصد' }
  const page = createElement(NotFoundSuggestions, { site: sampleSite, title: 'Page not found', suggestions })
  const html = renderToStaticMarkup(
    createElement(MessagesContext, { value: { ...defaultMessages, ...own } }, page),
  )
  for (const text of Object.values(own)) expect(html).toContain(`>${text}<`)
})

test('without pages to suggest, there is no list of suggestions', () => {
  const html = renderToStaticMarkup(
    createElement(NotFoundSuggestions, { site: sampleSite, title: 'Page not found', suggestions: [] }),
  )
  expect(html).not.toContain('suggestions')
})
