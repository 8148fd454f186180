import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

type Row = Record<string, string | number | undefined>

const readRows = (name: string): [string, Row][] =>
  Object.entries(
    (parse(readFileSync(`content/catalog/${name}.yml`, 'utf8')) as { rows: Record<string, Row> }).rows,
  )

const listIds = (rows: readonly [string, Row][]): string[] => rows.map(([id]) => id)

describe.each(['terraform-arguments', 'terraform-attributes'])('the rows of %s', (name) => {
  const rows = readRows(name)

  test('have a short note in whole sentences', () => {
    expect(rows.length).toBeGreaterThan(200)
    const wrongRows = rows.filter(([, { description }]) => !/^\S.{6,220}\.$/.test(String(description ?? '')))
    expect(listIds(wrongRows)).toEqual([])
  })

  test('of data sources, which have nothing to replace, do not mention a replacement', () => {
    const wrongRows = rows.filter(
      ([, { kind, description }]) =>
        kind === 'data source' && /replaces the resource/.test(String(description)),
    )
    expect(listIds(wrongRows)).toEqual([])
  })

  test('name only regions that the catalog offers', () => {
    expect(listIds(rows.filter(([, { description }]) => /Mumbai/.test(String(description))))).toEqual([])
  })
})
