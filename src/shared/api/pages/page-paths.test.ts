import { expect, test } from 'vitest'
import { getSchemaFile } from '../api-files.ts'
import { getSchemaPaths } from './page-paths.ts'

const long = 'Products-Post-Api-V5-Variant-'.repeat(10)

test('[R-031] the address and the file of a schema with a long name stay short, and different', () => {
  const object = { properties: { id: {} } }
  const paths = getSchemaPaths({ path: '/api/', schemas: { [`${long}A`]: object, [`${long}B`]: object } })
  const segment = long.slice(0, 150)
  expect([...paths.values()]).toEqual([`/api/schemas/${segment}/`, `/api/schemas/${segment}-2/`])

  const files = ['A', 'B'].map((end) => getSchemaFile('shop', `${'名'.repeat(60)}${end}`))
  expect(new Set(files).size).toBe(2)
  for (const file of files) expect(file.length).toBeLessThan(250)
})
