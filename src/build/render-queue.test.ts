import { expect, test } from 'vitest'
import { sampleSitePage } from '../../tests/unit/sample-values.ts'
import type { OutputPage } from '../shared/output/render-task.ts'
import { createRenderQueue, type RenderQueue } from './render-queue.ts'

const createPages = (count: number): OutputPage[] =>
  Array.from({ length: count }, (_, index) => ({
    owner: `/${index}/`,
    key: '',
    task: { kind: 'page', page: sampleSitePage(`${index}`), sidebarItems: [], search: 'none' },
  }))

const takeOwners = (queue: RenderQueue): string[] => (queue.next() ?? []).map(({ owner }) => owner)

test('pages come in slices, each page once', () => {
  const queue = createRenderQueue(createPages(20))
  expect([takeOwners(queue).length, takeOwners(queue).length, queue.next()]).toEqual([16, 4, undefined])
})

test('a page that a reader waits for comes next, even if it is wanted later', () => {
  let wanted = '/17/'
  const queue = createRenderQueue(createPages(20), (owner) => owner === wanted)
  expect(takeOwners(queue)).toEqual(['/17/'])
  expect(takeOwners(queue)).toEqual(['/0/', '/1/', '/2/', '/3/'])
  wanted = '/9/'
  expect(takeOwners(queue)).toEqual(['/9/'])
  expect(takeOwners(queue)).toEqual(['/4/', '/5/', '/6/', '/7/'])
})
