import { expect, test } from 'vitest'
import type { SearchQuery, SearchResponse } from '../../shared/search/search-engine.ts'
import { idleSearch, reduceSearch, type SearchEvent, type SearchState } from './search-state.ts'

const query = (text: string): SearchQuery => ({
  text,
  area: undefined,
  kind: undefined,
  offset: 0,
  limit: 20,
})
const answer = (total: number): SearchResponse => ({ hits: [], total, areas: {}, kinds: {}, suggestions: [] })
const after = (...events: SearchEvent[]): SearchState => events.reduce(reduceSearch, idleSearch)

const first = query('disk')
const second = query('disks')

test('the previous answer stays on the screen during the next search', () => {
  const state = after(
    { kind: 'asked', query: first },
    { kind: 'answered', query: first, answer: answer(3) },
    { kind: 'asked', query: second },
  )
  expect(state).toEqual({ status: 'searching', query: second, shown: { query: first, answer: answer(3) } })
})

test('[R-091] a response to an outdated query is ignored', () => {
  const state = after(
    { kind: 'asked', query: first },
    { kind: 'asked', query: second },
    { kind: 'answered', query: second, answer: answer(2) },
    { kind: 'answered', query: first, answer: answer(9) },
  )
  expect(state.shown).toEqual({ query: second, answer: answer(2) })
})

test('[R-091] a failure removes the previous results, and a late failure is ignored', () => {
  const answered: SearchEvent[] = [
    { kind: 'asked', query: first },
    { kind: 'answered', query: first, answer: answer(3) },
    { kind: 'asked', query: second },
  ]
  expect(after(...answered, { kind: 'failed', query: second })).toEqual({
    status: 'failed',
    query: second,
    shown: undefined,
  })
  expect(after(...answered, { kind: 'failed', query: first })).toEqual(after(...answered))
})

test('an emptied field resets everything and drops a pending response', () => {
  const state = after(
    { kind: 'asked', query: first },
    { kind: 'cleared' },
    { kind: 'answered', query: first, answer: answer(1) },
  )
  expect(state).toEqual(idleSearch)
})
