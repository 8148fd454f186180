import { expect } from '@playwright/test'
import { formatDevConfig, formatEditedPage, devTest as test } from './edited-site.ts'

const field = `import { defineComponent } from 'docent/components'
import { useId, useState } from 'react'

export default defineComponent<{ label: string; width: number }>({
  props: { label: { type: 'string', isRequired: true }, width: { type: 'number', isRequired: true } },
  render: (props) => <Field {...props} />,
  isInteractive: true,
})

function Field({ label, width }: { label: string; width: number }) {
  const id = useId()
  const [text, setText] = useState('')
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input id={id} style={{ width }} onChange={({ target }) => setText(target.value)} />
      {text !== '' && <Output text={text} />}
    </p>
  )
}

function Output({ text }: { text: string }) {
  return <output id={useId()} style={{ color: 'rgb(1, 2, 3)' }}>{text}</output>
}
`

test("[F-038] a site's own components keep their styles and IDs under the content policy", async ({
  page,
  site,
}) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  site.write({
    'docs.config.ts': formatDevConfig(),
    'components/Field.tsx': field,
    'components/Bar.tsx': `import { defineComponent } from 'docent/components'

export default defineComponent({ render: () => <div role="note" style={{ width: 30 }} /> })
`,
    'content/pages/index.mdx': formatEditedPage('Home', 'See the [guides](/docs/).'),
    'content/docs/index.mdx': formatEditedPage(
      'Start',
      '<Field label="First" width={100} />\n\n<Field label="Second" width={120} />\n\n<Bar />',
    ),
  })
  await site.start()
  await site.open(page, '/')
  await page.getByRole('link', { name: 'guides' }).click()
  await expect(page.getByLabel('Second')).toHaveCSS('width', '120px')
  await expect(page.getByRole('note')).toHaveCSS('width', '30px')
  await page.getByText('Second').click()
  await expect(page.getByLabel('Second')).toBeFocused()
  for (const label of ['First', 'Second']) await page.getByLabel(label).fill(label)
  await expect(page.getByText('Second', { exact: true }).last()).toHaveCSS('color', 'rgb(1, 2, 3)')
  const ids = await page.locator('[data-island] [id]').evaluateAll((elements) => elements.map(({ id }) => id))
  expect(ids).toHaveLength(4)
  expect(new Set(ids).size).toBe(4)
  expect(messages).toEqual([])
})
