import { expect, test } from 'vitest'
import { noRelatedPages } from '../../../../tests/unit/api-values.ts'
import { gardenApi } from '../../../../tests/unit/garden-api.ts'
import { formatGroupMarkdown, formatOperationMarkdown } from '../format-api-markdown.ts'

test('[R-031] Markdown of an operation has headings below its title, on its page and the page of its group', () => {
  const [first, ...others] = gardenApi.operations
  if (first === undefined) throw new Error('The garden has no operations.')
  const operation = { ...first, description: '# Costs\n\n```sh\n# a comment\n```' }
  const context = {
    siteUrl: '',
    relatedPages: noRelatedPages,
    document: { ...gardenApi, operations: [operation, ...others] },
  }
  const ownPage = formatOperationMarkdown(operation, context)
  const groupPage = formatGroupMarkdown(gardenApi.groups[0], context)
  const listHeadings = (markdown: string): string[] => markdown.match(/^#+ .*/gm)?.slice(0, 6) ?? []
  expect(listHeadings(ownPage)).toEqual([
    '## Costs',
    '# a comment',
    '## Parameters',
    '## Example',
    '## Responses',
    '### 200',
  ])
  expect(listHeadings(groupPage)).toEqual([
    '## List beds',
    '### Costs',
    '# a comment',
    '### Parameters',
    '### Example',
    '### Responses',
  ])
})
