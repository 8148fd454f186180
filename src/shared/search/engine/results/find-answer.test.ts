import { describe, expect, test } from 'vitest'
import { type FeatureName, type Features, featureNames } from '../score-pages/page-features.ts'
import { getQueryIntent } from '../score-pages/query-intent.ts'
import { findAnswer } from './find-answer.ts'

const faq = 2
const guide = 0
const createFeatures = (values: Partial<Record<FeatureName, number>>): Features =>
  Object.fromEntries(featureNames.map((name) => [name, values[name] ?? 0])) as Features
const close = createFeatures({ coverage: Math.log(0.95), titlePrecision: 1 })

const shown = (headings: string[], content: string) => ({
  url: '/x/',
  headings,
  method: undefined,
  signature: undefined,
  content,
  code: '',
})

const ask = (text: string, kind: number, section = shown(['Can I?'], 'No. Pay 2.5 a day.\nMore.')) =>
  findAnswer({ shown: section, kind, features: close, intent: getQueryIntent(text) })

describe('[R-091] an answer at a glance', () => {
  test('is the first paragraph of the answer to the same question', () => {
    expect(ask('can i pay later?', faq)).toBe('No. Pay 2.5 a day.')
  })

  test('is the beginning of the page about the thing in question', () => {
    expect(ask('what is a vpc', guide, shown([], 'A private network.\nIt has subnets.'))).toBe(
      'A private network.',
    )
  })

  test('has whole sentences up to a length, and at least one', () => {
    const sentence = `${'word '.repeat(30).trim()}. `
    expect(ask('can i?', faq, shown(['Can I?'], sentence.repeat(3)))).toBe(sentence.trim())
    const long = `${'word '.repeat(80).trim()}.`
    expect(ask('can i?', faq, shown(['Can I?'], long))).toBe(long)
  })

  test('is missing for other queries, sections, and questions', () => {
    expect(ask('pay later', faq)).toBeUndefined()
    expect(ask('how to pay', guide, shown([], 'Text.'))).toBeUndefined()
    const far = createFeatures({ coverage: Math.log(0.95), titlePrecision: 0.4 })
    const intent = getQueryIntent('can i pay?')
    expect(findAnswer({ shown: shown(['Can I?'], 'No.'), kind: faq, features: far, intent })).toBeUndefined()
  })
})
