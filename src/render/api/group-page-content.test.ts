import { expect, test } from 'vitest'
import { english } from '../../../tests/unit/api-values.ts'
import { emptyTheme } from '../../../tests/unit/sample-values.ts'
import { renderItemList } from '../../theme/print/api/render-api-parts.tsx'
import { GroupPageContent } from './group-page-content.ts'

const tools = { context: { theme: { ...emptyTheme, renderItemList } }, language: english }
const page = { description: '', hasOperations: true, textUrl: '/api/cloud/nodes/index.md' }

function renderList(count: number): string {
  const content = new GroupPageContent(true)
  for (let number = 0; number < count; number += 1)
    content.add(
      {
        id: `getNode${number}`,
        title: `Show node ${number} with everything that belongs to it`,
        url: `/api/cloud/nodes/getNode${number}/`,
        summary: 'Returns the node, and what readers may want to know about it.',
        endpoint: { method: 'GET', path: `/nodes/${number}/{node_id}` },
        isDeprecated: false,
      },
      () => '',
    )
  return content.render(page, tools)
}

test('[R-031] a list has summaries while they fit', () => {
  expect(renderList(100)).toContain('what readers may want to know')
  const larger = renderList(850)
  expect(larger).not.toContain('what readers may want to know')
  expect(larger.match(/<li /g)).toHaveLength(850)
})

test('[R-031] a list of thousands has the first ones and a link to all, and stays small', () => {
  for (const count of [2000, 6000]) {
    const html = renderList(count)
    expect(Buffer.byteLength(html)).toBeLessThan(200_000)
    expect(html.match(/<li /g)?.length).toBeGreaterThan(600)
    expect(html).toContain('href="/api/cloud/nodes/index.md"')
    expect(html).toContain(`All ${count.toLocaleString('en')} entries, in Markdown`)
  }
})
