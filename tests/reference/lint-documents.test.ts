import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createConfig, lint } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { loadConfig } from '../../src/config/load-config.ts'
import { readInputs } from '../../src/content/read-inputs.ts'
import { FillingResolver } from './filling-resolver.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const config = await loadConfig(root)
const externalRefResolver = new FillingResolver(readInputs(root, config).variables)

const rules = await createConfig({
  extends: ['recommended-strict'],
  rules: {
    // The API has the slashes. A document without them would be wrong.
    'no-path-trailing-slash': 'off',
    // So are its paths: `/images/{image_id}/` stands beside `/images/os-category/`.
    'no-ambiguous-paths': 'off',
    // The document describes a service. Its terms are in the footer of the site.
    'info-license': 'off',
    'info-license-strict': 'off',
    // Beyond the strict set: what a reader of the reference cannot do without.
    'operation-description': 'error',
    'operation-singular-tag': 'error',
    'operation-tag-defined': 'error',
    'parameter-description': 'error',
    'array-parameter-serialization': 'error',
    'component-name-unique': 'error',
  },
})

const format = ({ ruleId, message, location }: Awaited<ReturnType<typeof lint>>[number]): string =>
  `${ruleId}: ${message} ${location[0]?.source.absoluteRef.replace(root, '')} ${location[0]?.pointer ?? ''}`

test.each(config.apis)('[R-031] the document of $label passes the strict linter', async ({ id }) => {
  const ref = join(root, `content/api/${id}/openapi.yaml`)
  const problems = await lint({ ref, config: rules, externalRefResolver })
  expect(problems.map(format)).toEqual([])
})
