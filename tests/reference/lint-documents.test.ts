import { createConfig, lint } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { config, documentOf, externalRefResolver, root } from './our-documents.ts'

const strict = await createConfig({
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

type Problem = Awaited<ReturnType<typeof lint>>[number]

const format = ({ ruleId, message, location: [place] }: Problem): string =>
  `${place?.source.absoluteRef.replace(root, '')} ${place?.pointer}: ${message} (${ruleId})`

test.each(config.apis)(
  '[R-031] the document of $label passes the strict linter',
  { timeout: 60_000 },
  async ({ id }) => {
    const problems = await lint({ ref: documentOf(id), config: strict, externalRefResolver })
    expect(problems.map(format)).toEqual([])
  },
)
