import { expect, test } from 'vitest'
import { sampleConfig, samplePage } from '../../tests/unit/sample-values.ts'
import { formatProblems } from '../shared/docs-error.ts'
import { checkAreas } from './areas.ts'

const area = { id: 'compute', label: 'Compute', url: '/compute/', folder: 'compute', sidebar: 'compute' }
const { areas } = sampleConfig({ areas: [area] })

test('an area that does not exist is reported at the component that names it, with the nearest name', () => {
  const place = { component: 'FaqList', file: 'content/pages/x.mdx' }
  const areaReferences = ['compute', 'compte', 'storage'].map((href, line) => ({ href, ...place, line }))
  expect(
    formatProblems(checkAreas([samplePage('x', { areaLookups: areaReferences })], areas)),
  ).toMatchInlineSnapshot(`
    "content/pages/x.mdx:1
      The area \`compte\` is not in \`docs.config.ts\`.
      Did you mean \`compute\`?

    content/pages/x.mdx:2
      The area \`storage\` is not in \`docs.config.ts\`.
      Correct the name, or add the area."
  `)
})
