import { globSync, readFileSync } from 'node:fs'
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

test('no catalog mentions documentation, because catalogs describe the product', () => {
  const files = globSync('content/catalog/*.yml')
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => /documented|\bunknown\b/i.test(readFileSync(file, 'utf8')))).toEqual([])
})

describe('commands', () => {
  const rows = readRows('commands')
  const commands = rows.filter(([, { kind }]) => kind === 'command')
  const names = new Set(commands.map(([, { name }]) => name))

  test('have an output, a command that shows the change, or the reason why neither exists', () => {
    expect(commands.length).toBeGreaterThan(80)
    const fields = ['output', 'check', 'no_output']
    const wrongRows = commands.filter(
      ([, row]) => fields.filter((field) => row[field] !== undefined).length !== 1,
    )
    expect(listIds(wrongRows)).toEqual([])
  })

  test('that list or show something have an output', () => {
    const printing = commands.filter(([, { name }]) =>
      / (list|get|plans|types|os|replies)$/.test(String(name)),
    )
    expect(listIds(printing.filter(([, { output }]) => output === undefined))).toEqual([])
  })

  test('are checked with an existing command that has an output', () => {
    const outputs = new Map(commands.map(([, { name, output }]) => [name, output]))
    const wrongRows = commands.filter(
      ([, { check }]) => check !== undefined && (!names.has(check) || outputs.get(check) === undefined),
    )
    expect(listIds(wrongRows)).toEqual([])
  })
})

describe('the SDK', () => {
  const calls = readRows('sdk')
  const parameters = readRows('sdk-parameters')
  const names = new Set(calls.map(([, { name }]) => name))

  test('has descriptions in whole sentences', () => {
    expect(calls.length).toBeGreaterThan(100)
    const isSentence = (text: unknown): boolean => /^(\S.{6,300}\.|`None`\.)$/.test(String(text))
    const wrongCalls = calls.filter(([, row]) =>
      [row.summary, row.returns, row.errors, row.formerly].some(
        (text) => text !== undefined && !isSentence(text),
      ),
    )
    expect(listIds(wrongCalls)).toEqual([])
    expect(listIds(parameters.filter(([, { description }]) => !isSentence(description)))).toEqual([])
  })

  test('has parameters of existing calls, required ones first, and a default for all others', () => {
    expect(listIds(parameters.filter(([, { method }]) => !names.has(method)))).toEqual([])
    const wrongRows = parameters.filter(
      ([, { parameter, required, default: initial }], index) =>
        (required === 'Yes') !== (initial === undefined && !String(parameter).startsWith('**')) ||
        (required === 'Yes' &&
          parameters[index - 1]?.[1].required === 'No' &&
          parameters[index - 1]?.[1].method === parameters[index]?.[1].method),
    )
    expect(listIds(wrongRows)).toEqual([])
  })

  test('has defaults that are among the allowed values', () => {
    const wrongRows = parameters.filter(
      ([, { default: initial, values }]) =>
        values !== undefined &&
        initial !== undefined &&
        initial !== 'None' &&
        !String(values).split(', ').includes(String(initial).replace(/["']/g, '')),
    )
    expect(listIds(wrongRows)).toEqual([])
  })
})
