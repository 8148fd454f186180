import { expect, test } from 'vitest'
import { loadText } from '../../../tests/unit/load-texts.ts'
import { sampleConfig } from '../../../tests/unit/sample-values.ts'
import { apiMessages } from '../../shared/messages/api/api-messages.ts'
import { createApiPages } from './create-api-pages.ts'

test('[R-031] pages with one title in several groups name their group in the browser and in links', () => {
  const get = (tag: string, title: string): string =>
    `{ get: { operationId: ${tag}-${title}, tags: [${tag}], summary: ${title}, responses: { '200': { description: Done } } } }`
  const { document } = loadText(`openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /cards: ${get('Cards', 'List')}
  /cards/first: ${get('Cards', 'Retrieve')}
  /checks: ${get('Checks', 'List')}
`)
  const pages = createApiPages(document, {
    config: sampleConfig({ title: 'Docs' }),
    messages: apiMessages,
    modified: undefined,
  })
  const operations = pages.filter(({ item }) => item !== undefined).map(({ view }) => view)
  expect(operations.map(({ title, headTitle, next }) => [title, headTitle, next?.label])).toEqual([
    ['List', 'List | Cards | Cloud API | Docs', 'Retrieve'],
    ['Retrieve', 'Retrieve | Cloud API | Docs', 'List (Checks)'],
    ['List', 'List | Checks | Cloud API | Docs', undefined],
  ])
})
