import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

type Row = Record<string, string | number | undefined>

const readRows = (name: string): [string, Row][] =>
  Object.entries(
    (parse(readFileSync(`content/catalog/${name}.yml`, 'utf8')) as { rows: Record<string, Row> }).rows,
  )

const billing = readRows('billing')
const today = new Date().toISOString()

describe('prices', () => {
  test.each(readRows('prices'))('%s has a source, a date, and a unit', (_, price) => {
    expect(price).toMatchObject({
      value: expect.any(Number),
      currency: expect.stringMatching(/^[A-Z]{3}$/),
      unit: expect.stringMatching(/^(an? |per )/),
      date: expect.stringMatching(/^20\d\d(-(0[1-9]|1[0-2]))?$/),
      source: expect.stringMatching(/\S/),
    })
    expect(String(price.date) <= today).toBe(true)
  })

  test('belong to a row of the billing table', () => {
    const ids = new Set(billing.map(([id]) => id))
    const owners = readRows('prices').flatMap(([, { of }]) => (of === undefined ? [] : [String(of)]))
    expect(owners.filter((id) => !ids.has(id))).toEqual([])
  })
})

test.each(billing)('the cost of %s has a subject and a charge', (_, row) => {
  expect(row).toMatchObject({
    resource: expect.any(String),
    subject: expect.any(String),
    charge: expect.any(String),
  })
})

test('the end of billing mentions the term of each resource that has committed terms', () => {
  const rows = billing.filter(([, { charge }]) => /committed term/.test(String(charge)))
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter(([, { end }]) => !/committed (term|endpoint)/.test(String(end)))).toEqual([])
})
