import { lint } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { config, externalRefResolver, getDocumentPath, siteRoot } from './our-documents.ts'
import { strictLinter } from './strict-linter.ts'

type Problem = Awaited<ReturnType<typeof lint>>[number]

const format = ({ ruleId, message, location: [place] }: Problem): string =>
  `${place?.source.absoluteRef.replace(siteRoot, '')} ${place?.pointer}: ${message} (${ruleId})`

test.each(config.apis)(
  '[R-031] the document of $label passes the strict linter',
  { timeout: 60_000 },
  async ({ id }) => {
    const problems = await lint({ ref: getDocumentPath(id), config: strictLinter, externalRefResolver })
    expect(problems.map(format)).toEqual([])
  },
)
