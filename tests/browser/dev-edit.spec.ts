import { execFileSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { type EditedSite, formatDevConfig, formatEditedPage, devTest as test } from './edited-site.ts'

const longText = Array.from({ length: 30 }, (_, index) => `Paragraph ${index}.`).join('\n\n')

const tabs = `<Tabs>
<TabItem value="console" label="Console">

Press **Create**.

</TabItem>
<TabItem value="cli" label="CLI">

Run the command.

</TabItem>
</Tabs>`

const details = '<details>\n<summary>More</summary>\n\nHidden text.\n\n</details>'

const body = `First words.\n\n## Install\n\n${tabs}\n\n${details}\n\n${longText}`

const smallSite = {
  'docs.config.ts': formatDevConfig(),
  'content/pages/index.mdx': formatEditedPage('Home', 'See the [guides](/docs/).'),
  'content/docs/index.mdx': formatEditedPage('Start', body),
  'content/docs/other.md': formatEditedPage('Other', 'Other words.'),
}

/** Replaces a text in a file of the site. */
function edit(site: EditedSite, file: string, [from, to]: readonly [string, string]): void {
  const text = readFileSync(site.path(file), 'utf8')
  site.write({ [file]: text.replace(from, () => to) })
}

/** Expects that the document hasn't been loaded again since it was opened. */
const expectSameDocument = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-marked', '')

test('[F-026] an edit changes the open page, which keeps its scroll position, details, tabs, and focus', async ({
  page,
  site,
}) => {
  site.write(smallSite)
  await site.start()
  await site.open(page, '/docs/')
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('tab', { name: 'CLI' }).click()
  await expect(page.getByText('Run the command.')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 200))

  edit(site, 'content/docs/index.mdx', ['Paragraph 5.', 'An edited paragraph.'])
  await expect(page.getByText('An edited paragraph.')).toBeVisible()
  edit(site, 'content/docs/index.mdx', ['Run the command.', 'Run this command.\n\nTwice.'])
  await expect(page.getByText('Run this command.')).toBeVisible()
  await expect(page.getByText('Hidden text.')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'CLI' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(200)
  await expectSameDocument(page)

  await page.getByRole('tab', { name: 'Console' }).click()
  await expect(page.getByText('Press Create.')).toBeVisible()
  await expect(page.getByText('Run this command.')).toBeHidden()
})

test('title, headings, sidebar, and later pages follow an edit', async ({ page, site }) => {
  site.write(smallSite)
  await site.start()
  await site.open(page, '/docs/')
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  const contents = page.getByRole('navigation', { name: 'On this page' })

  edit(site, 'content/docs/index.mdx', ['title: Start', 'title: Begin'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Begin')
  await expect(page).toHaveTitle(/^Begin /)
  await expect(sidebar.getByRole('link', { name: 'Begin' })).toHaveAttribute('aria-current', 'page')
  edit(site, 'content/docs/index.mdx', ['## Install', '## Set up\n\nText.\n\n## Install'])
  await expect(contents.getByRole('link')).toHaveText(['Set up', 'Install'])

  edit(site, 'content/docs/other.md', ['title: Other', 'title: Another'])
  await sidebar.getByRole('link', { name: 'Another' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Another')
  edit(site, 'content/docs/index.mdx', ['First words.', 'Last words.'])
  await page.goBack()
  await expect(page.getByText('Last words.')).toBeVisible()
  await expectSameDocument(page)
})

test('new tabs work, and replaced ones end', async ({ page, site }) => {
  site.write(smallSite)
  await site.start()
  await site.open(page, '/docs/')
  await page.getByRole('tab', { name: 'CLI' }).click()

  edit(site, 'content/docs/index.mdx', ['label="CLI"', 'label="Terminal"'])
  await page.getByRole('tab', { name: 'Terminal' }).click()
  await expect(page.getByText('Run the command.')).toBeVisible()
  site.write({ 'content/docs/index.mdx': formatEditedPage('Start', 'No tabs.') })
  await expect(page.getByText('No tabs.')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  edit(site, 'content/docs/index.mdx', ['No tabs.', tabs])
  await page.getByRole('tab', { name: 'CLI' }).click()
  await expect(page.getByText('Run the command.')).toBeVisible()
  await expectSameDocument(page)
})

test('a broken page shows its problems, and its repair shows the page', async ({ page, site }) => {
  site.write(smallSite)
  await site.start()
  await site.open(page, '/docs/')
  const overlay = page.getByRole('dialog', { name: 'The build failed' })

  edit(site, 'content/docs/index.mdx', ['First words.', 'See [nothing](./nothing.md).'])
  await expect(overlay).toContainText('content/docs/index.mdx:5')
  edit(site, 'content/docs/index.mdx', ['See [nothing](./nothing.md).', 'Repaired words.'])
  await expect(page.getByText('Repaired words.')).toBeVisible()
  await expect(overlay).toHaveCount(0)
  await expectSameDocument(page)
})

test('pages follow partials, and moved and deleted pages', async ({ page, site }) => {
  site.write({
    ...smallSite,
    'content/docs/_note.md': 'A note.\n',
    'content/docs/index.mdx': formatEditedPage('Start', "import Note from './_note.md'\n\n<Note />"),
  })
  await site.start()
  await site.open(page, '/docs/')
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })

  edit(site, 'content/docs/_note.md', ['A note.', 'An edited note.'])
  await expect(page.getByText('An edited note.')).toBeVisible()
  renameSync(site.path('content/docs/other.md'), site.path('content/docs/moved.md'))
  await expect(sidebar.getByRole('link', { name: 'Other' })).toHaveAttribute('href', '/docs/moved/')
  await expectSameDocument(page)

  await sidebar.getByRole('link', { name: 'Other' }).click()
  await expect(page.getByText('Other words.')).toBeVisible()
  rmSync(site.path('content/docs/moved.md'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})

test('the page follows every way to save a file', async ({ page, site }) => {
  const names = Array.from({ length: 10 }, (_, index) => `content/docs/page-${index}.md`)
  const git = (...args: string[]): void => {
    const identity = ['-c', 'user.name=Writer', '-c', 'user.email=writer@cloud.example']
    execFileSync('git', [...identity, ...args], { cwd: site.path('.'), stdio: 'ignore' })
  }
  const writePages = (text: string): void => {
    for (const name of names) site.write({ [name]: formatEditedPage('Page', text) })
  }
  site.write({ ...smallSite, '.gitignore': '.docent\n' })
  writePages('On the first branch.')
  git('init', '--initial-branch=first')
  git('add', '.')
  git('commit', '--message=First')
  git('checkout', '-b', 'second')
  writePages('On the second branch.')
  git('commit', '--all', '--message=Second')
  await site.start()
  await site.open(page, '/docs/page-7/')

  const file = site.path('content/docs/page-7.md')
  site.write({ 'new.tmp': formatEditedPage('Page', 'Renamed over the file.') })
  renameSync(site.path('new.tmp'), file)
  await expect(page.getByText('Renamed over the file.')).toBeVisible()
  execFileSync('sed', ['-i', 's/Renamed over/Changed in/', file])
  await expect(page.getByText('Changed in the file.')).toBeVisible()
  site.write({ 'content/docs/page-7.md': formatEditedPage('Page', 'Written in place.') })
  await expect(page.getByText('Written in place.')).toBeVisible()
  git('checkout', '--force', 'first')
  await expect(page.getByText('On the first branch.')).toBeVisible()
  git('checkout', 'second')
  await expect(page.getByText('On the second branch.')).toBeVisible()
  await expectSameDocument(page)
})

test('the page loads again when its styles, its images, or the configuration change', async ({
  page,
  site,
}) => {
  site.write({ ...smallSite, 'static/notes.txt': 'Notes.\n' })
  await site.start()
  await site.open(page, '/docs/')
  site.write({ 'docs.config.ts': formatDevConfig({ title: 'Sky Docs' }) })
  await expect(page).toHaveTitle('Start | Sky Docs')
  await expect(page.locator('html')).not.toHaveAttribute('data-marked')

  await site.open(page, '/docs/')
  site.write({ 'static/notes.txt': 'Other notes.\n' })
  await expect(page.locator('html')).not.toHaveAttribute('data-marked')
})

test("[F-038] an edit keeps the state of a site's own islands, and ends those that it removes", async ({
  page,
  site,
}) => {
  site.write({
    ...smallSite,
    'components/Counter.tsx': counter,
    'content/docs/index.mdx': formatEditedPage(
      'Start',
      'First words.\n\n<Counter start={3}>\n\nPress **it**.\n\n</Counter>',
    ),
  })
  await site.start()
  await site.open(page, '/docs/')
  const ends: string[] = []
  page.on('console', (message) => ends.push(message.text()))
  await page.getByRole('button', { name: 'Count 3' }).click()
  await expect(page.getByRole('button', { name: 'Count 4' })).toBeVisible()

  edit(site, 'content/docs/index.mdx', ['Press **it**.', 'Press it twice.'])
  await expect(page.getByText('Press it twice.')).toBeVisible()
  await page.getByRole('button', { name: 'Count 4' }).click()
  await expect(page.getByRole('button', { name: 'Count 5' })).toBeVisible()
  edit(site, 'content/docs/index.mdx', ['start={3}', 'start={10}'])
  await page.getByRole('button', { name: 'Count 10' }).click()
  await expect(page.getByRole('button', { name: 'Count 11' })).toBeVisible()
  await expect.poll(() => ends).toContain('The counter from 3 ends.')
  await expectSameDocument(page)
})

const counter = `import { defineComponent } from 'docent/components'
import { useEffect, useState } from 'react'

export default defineComponent<{ start: number }>({
  props: { start: { type: 'number', isRequired: true } },
  render: (props) => <Counter {...props} />,
  isInteractive: true,
})

function Counter({ start, children }: { start: number; children?: React.ReactNode }) {
  const [count, setCount] = useState(start)
  useEffect(() => () => console.log(\`The counter from \${start} ends.\`), [start])
  return <div><button type="button" onClick={() => setCount(count + 1)}>Count {count}</button>{children}</div>
}
`
