import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageContext } from '../../islands/useArticleMessages.ts'
import { FaqRows } from './FaqRows.tsx'

function print(count: number): string {
  const questions = Array.from({ length: count }, (_, index) => ({
    id: `q${index}`,
    question: `Question ${index}`,
    html: '',
    markdown: { text: '', notes: new Map() },
  }))
  return renderToStaticMarkup(
    createElement(LanguageContext, { value: 'en' }, createElement(FaqRows, { questions, url: '/faq/' })),
  )
}

test('[R-060] a long list of questions shows five, and the others open', () => {
  const html = print(8)
  expect(html).toMatch(/#q4".*<details.*3 more questions.*#q5"/)
  expect(html.match(/data-faq-question/g)).toHaveLength(8)
})

test('[R-060] a list that is hardly longer is whole', () => {
  expect(print(7)).not.toContain('details')
})
