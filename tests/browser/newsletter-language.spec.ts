import { claimEmails } from '../../src/server/email/outbox-store.ts'
import { createNoticeRenderer } from '../../src/server/forms/render-notice.ts'
import { renderNewsletterEmail } from '../../src/server/newsletter/newsletter-emails.ts'
import { createNewsletterRoutes } from '../../src/server/newsletter/routes/newsletter-routes.ts'
import { openSite } from '../../src/server/open-site.ts'
import { openMemoryDatabase } from '../unit/memory-database.ts'
import { expect, type FixtureSite, fixtureFolders, fixtureTest as test } from './fixture-site.ts'
import { expectLive, openLive, title } from './reader.ts'

interface Newsletter {
  /** Returns the subject and the link of the email that is due. */
  readEmail(): Promise<{ subject: string; link: string }>
  close(): Promise<void>
}

/** Puts the newsletter's server in front of the fixture site with two languages. */
async function serveNewsletter(site: FixtureSite): Promise<Newsletter> {
  const storage = await openMemoryDatabase('newsletter.sql', 'newsletter-locale.sql')
  const built = openSite(fixtureFolders('world').out)
  const renderNotice = createNoticeRenderer(built)
  const routes = createNewsletterRoutes({
    site: built,
    storage,
    renderNotice,
    onEmailQueued: () => undefined,
  })
  site.intercept(async (request) =>
    new URL(request.url).pathname.startsWith(built.newsletterAction) ? routes.fetch(request) : undefined,
  )
  return {
    async readEmail() {
      const now = new Date()
      const [row] = await claimEmails(storage, now, new Date(now.getTime() + 1000))
      const email = row === undefined ? undefined : renderNewsletterEmail(built, row)
      const link = email?.text.match(/https:\S+token=\S+/)?.[0] ?? ''
      return { subject: email?.subject ?? '', link: link.replace(built.origin, '') }
    },
    close: () => storage.close(),
  }
}

test('[R-053] a reader of a translated page gets responses, email, and its pages in that language', async ({
  page,
  world,
}) => {
  const newsletter = await serveNewsletter(world)
  await openLive(page, world.url('/world/ar/news/'))
  const email = page.getByRole('textbox', { name: 'البريد الإلكتروني' })
  await email.fill('reader@mail.example')
  await page.getByRole('button', { name: 'اشترك' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'أوشكت على الانتهاء' })).toBeVisible()
  const { subject, link } = await newsletter.readEmail()
  expect(subject).toBe('أكّد اشتراكك في نشرة World')
  await page.goto(world.url(link))
  await expect(title(page, 'أكّد اشتراكك')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectLive(page)
  await page.getByRole('button', { name: 'اشترك' }).click()
  await expect(title(page, 'تم اشتراكك')).toBeVisible()
  await page.getByRole('link', { name: 'انتقل إلى الصفحة الرئيسية' }).click()
  await expect(page).toHaveURL(world.url('/world/ar/'))
  await newsletter.close()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('[R-053] a wrong address is reported in the language of the page', async ({ page, world }) => {
    const newsletter = await serveNewsletter(world)
    await page.goto(world.url('/world/ar/news/'))
    await page.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill('reader@localhost')
    await page.getByRole('button', { name: 'اشترك' }).click()
    await expect(title(page, 'لم ينجح الاشتراك')).toBeVisible()
    await expect(page.getByText('هذا ليس عنوان بريد إلكتروني.')).toBeVisible()
    await page.getByRole('link', { name: 'العودة إلى النموذج' }).click()
    await expect(page).toHaveURL(world.url('/world/ar/news/'))
    await newsletter.close()
  })
})
