import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleSite, sampleView } from '../../../../tests/unit/sample-values.ts'
import { PageMeta } from './PageMeta.tsx'

const print = (author: string | undefined): string => {
  const view = sampleView({ lastUpdated: { date: '2026-03-04', author } })
  return renderToStaticMarkup(createElement(PageMeta, { site: sampleSite, view })).replace(/<[^>]*>/g, '')
}

test('a page shows when it was last updated, and by whom if that is known', () => {
  expect(print(undefined)).toMatch(/Last updated on March 4, 2026$/)
  expect(print('Ada & {date}')).toMatch(/Last updated on March 4, 2026 by Ada &amp; \{date\}$/)
})
