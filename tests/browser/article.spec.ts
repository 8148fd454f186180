import { expect, fixtureTest as test } from './fixture-site.ts'
import { openLive } from './reader.ts'

const kitchenSink = '/docs/compute/kitchen-sink/'

const admonitions = [
  { title: 'Note', text: 'A note about nodes.' },
  { title: 'Save time', text: 'A tip with a title.' },
  { title: 'Info', text: 'Some information.' },
  { title: 'Warning', text: 'A warning with a link.' },
  { title: 'Danger', text: 'A danger.' },
]

test('[R-043] admonitions of five kinds show their titles and texts', async ({ readPage: page, cloud }) => {
  await page.goto(cloud.url(kitchenSink))
  for (const { title, text } of admonitions) {
    const heading = page.getByRole('main').getByText(title, { exact: true }).and(page.locator('p'))
    await expect(heading).toBeVisible()
    await expect(heading.locator('xpath=following-sibling::p')).toHaveText(text)
  }
})

test('[R-043] details open and close', async ({ readPage: page, cloud }) => {
  await page.goto(cloud.url(kitchenSink))
  const answer = page.getByText('Nothing: it does not exist.')
  await expect(answer).toBeHidden()
  await page.getByText('What does it cost?').click()
  await expect(answer).toBeVisible()
  await page.getByText('What does it cost?').press('Enter')
  await expect(answer).toBeHidden()
})

test('[R-043] a card with an address is a link, one without is not', async ({ readPage: page, cloud }) => {
  await openLive(page, cloud.url(kitchenSink))
  const main = page.getByRole('main')
  await expect(main.getByText('Not a link', { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Not a link' })).toHaveCount(0)
  await main.getByRole('link', { name: 'Attach a volume When the disk is full.' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Attach a volume')
})

test('[R-043] steps are a numbered list that keeps code and notes in their step', async ({
  readPage: page,
  cloud,
}) => {
  await page.goto(cloud.url(kitchenSink))
  const steps = page.getByRole('listitem').filter({ hasText: 'Press Create' })
  await expect(steps).toContainText('cloudctl node list')
  await expect(steps).toContainText('The name can be changed later.')
  const list = page.getByRole('list').filter({ has: steps })
  await expect(list.locator('> li')).toHaveCount(3)
  expect(await list.evaluate((element) => element.tagName)).toBe('OL')
})

test('[R-043] an image opens in a dialog, which returns the focus when it closes', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url(kitchenSink))
  const link = page.getByRole('main').getByRole('link', { name: 'Three servers in a rack' })
  const dialog = page.getByRole('dialog', { name: 'Three servers in a rack' })
  for (const close of ['Escape', 'Enter']) {
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('img', { name: 'Three servers in a rack' })).toBeInViewport()
    await page.keyboard.press(close)
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
  }
  await link.click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(cloud.url(kitchenSink))
})

test('[R-043] a diagram is drawn, has a text alternative, and follows the color mode', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url(kitchenSink))
  const diagram = page.getByRole('img', { name: /^A node moves from Creating to Running/ })
  await expect(diagram.getByText('Running')).toBeVisible()
  const label = diagram.getByText('Running').first()
  const color = (): Promise<string> => label.evaluate((text) => getComputedStyle(text).fill)
  const inLight = await color()
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await expect.poll(color).not.toBe(inLight)
})

test('[R-043] formulas are MathML', async ({ readPage: page, cloud }) => {
  await page.goto(cloud.url(kitchenSink))
  const formulas = page.getByRole('main').locator('math')
  await expect(formulas).toHaveCount(2)
  for (const formula of await formulas.all()) await expect(formula).toBeVisible()
  await expect(formulas.first()).toContainText('p=n⋅h')
})

test('a term shows its definition on demand', async ({ readPage: page, cloud }) => {
  await page.goto(cloud.url(kitchenSink))
  const definition = page.getByText('A server that you create from an image and a plan.')
  await expect(definition).toBeHidden()
  await page.getByRole('button', { name: 'node', exact: true }).click()
  await expect(definition).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(definition).toBeHidden()
})

test('catalog tables have the rows and columns that the page specifies', async ({
  readPage: page,
  cloud,
}) => {
  await page.goto(cloud.url(kitchenSink))
  const plans = page.getByRole('table', { name: 'Plans' })
  await expect(plans.first().getByRole('columnheader')).toHaveText(['Plan', 'CPUs', 'Memory (GB)', 'Note'])
  await expect(plans.first().getByRole('row')).toHaveCount(3)
  await expect(plans.nth(1).getByRole('row').nth(1).getByRole('cell')).toHaveText(['G1-large', '16', '64'])
  await expect(page.getByRole('table', { name: 'Limits' }).getByRole('row')).toHaveCount(3)
  await expect(page.getByText('A node has a name of at most 50 characters.')).toBeVisible()
})
