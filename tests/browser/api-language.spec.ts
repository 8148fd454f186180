import { expect, fixtureTest as test } from './fixture-site.ts'
import { listWarnings, openLive } from './reader.ts'

test('[R-082] an API page speaks the language of its address', async ({ page, world }) => {
  await openLive(page, world.url('/world/ar/api/disks/'))
  await expect(page.getByRole('navigation', { name: 'واجهة برمجة التطبيقات' })).toContainText(
    'ملاحظات الإصدار',
  )
  const filter = page.getByRole('searchbox', { name: 'تصفية العمليات' })
  await filter.fill('disk')
  await expect(page.getByText('عمليتان', { exact: true })).toBeVisible()
  await filter.fill('resize')
  await expect(page.getByText('عملية واحدة', { exact: true })).toBeVisible()
  await filter.fill('nothing like it')
  await expect(page.getByText('لا توجد عمليات مطابقة.')).toBeVisible()
})

test('[R-082] the form to try a request speaks the language of the page, in an operation of the default one', async ({
  page,
  world,
}) => {
  const warnings = listWarnings(page)
  await openLive(page, world.url('/world/ar/api/disks/#/disks/getDisk'))
  await page.getByRole('button', { name: /^Try it/ }).click()
  const form = page.getByRole('region', { name: 'جرّب' })
  await expect(form.getByRole('group', { name: 'معاملات المسار' })).toBeVisible()
  await form.getByRole('textbox', { name: 'disk_id مطلوب' }).fill('')
  await form.getByRole('button', { name: 'أرسل الطلب' }).click()
  await expect(form.getByText('«disk_id» مطلوب.')).toBeVisible()
  // What has no translation is the default text.
  await expect(form.getByText('Requests go straight from your browser')).toBeAttached()
  expect(warnings).toEqual([])
})
