import { expect, fixtureTest as test } from './fixture-site.ts'
import { openLive } from './reader.ts'

test('[R-082] an API page speaks the language of its address', async ({ readPage: page, world }) => {
  await openLive(page, world.url('/world/ar/api/disks/'))
  await expect(page.getByRole('navigation', { name: 'واجهة برمجة التطبيقات' })).toContainText(
    'ملاحظات الإصدار',
  )
  const filter = page.getByRole('searchbox', { name: 'تصفية العمليات' })
  await filter.fill('re')
  await expect(page.getByText('عمليتان', { exact: true })).toBeVisible()
  await filter.fill('resize')
  await expect(page.getByText('عملية واحدة', { exact: true })).toBeVisible()
  await filter.fill('nothing like it')
  await expect(page.getByText('لا توجد عمليات مطابقة.')).toBeVisible()
})

test('[R-082] an operation has the language of its document, wherever its hash route is followed', async ({
  readPage: page,
  world,
}) => {
  await page.goto(world.url('/world/ar/api/disks/#/disks/getDisk'))
  await expect(page).toHaveURL(world.url('/world/api/disks/disks/getDisk/'))
  await expect(page.getByRole('article', { name: 'Read a disk' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
