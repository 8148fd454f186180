import { expect, fixtureTest as test } from './fixture-site.ts'

const groups = [
  {
    title: 'Products',
    labels: [
      'Compute nodes',
      'Dedicated compute',
      'Windows on cloud',
      'SQL on cloud',
      'Plesk on cloud',
      'GPU cloud',
      'Load balancer',
    ],
  },
  {
    title: 'Company',
    labels: [
      'About us',
      'Team',
      'Partner with us',
      'Media',
      'Testimonials',
      'Investors',
      'Careers',
      'Contact us',
      'Contact sales',
      'Escalation matrix',
      'Service level agreement',
      'Terms of service',
      'Privacy policy',
      'Refund policy',
      'Policy FAQ',
    ],
  },
  {
    title: 'Resources',
    labels: [
      'Company blog',
      'Events',
      'Service health status',
      'Help and documentation',
      'White papers',
      'Ecosystem enablers',
      'Customers',
      'Certifications',
      'Countries served',
      'FAQs',
    ],
  },
]

for (const { title, labels } of groups) {
  test(`[R-051] the footer has ${labels.length} links under ${title}, each opening in a new tab`, async ({
    readPage: page,
    cloud,
  }) => {
    await page.goto(cloud.url('/docs/compute/quickstart/'))
    const footer = page.getByRole('contentinfo')
    const links = footer
      .getByRole('heading', { name: title })
      .locator('xpath=following-sibling::ul')
      .getByRole('link')
    await expect(links).toHaveText(labels.map((label) => `${label} (opens in a new tab)`))
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
    }
  })
}

test('[R-051] the footer has these three groups and no other', async ({ readPage: page, cloud }) => {
  await page.goto(cloud.url('/docs/compute/quickstart/'))
  await expect(page.getByRole('contentinfo').getByRole('heading')).toHaveText(
    groups.map(({ title }) => title),
  )
})

test('[R-052] the bottom row has the registration number, the copyright of this year and the social links', async ({
  readPage: page,
  cloud,
}) => {
  await page.goto(cloud.url('/docs/compute/quickstart/'))
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('CIN L12345XX2020XXX123456', { exact: true })).toBeVisible()
  await expect(footer.getByText(`© ${new Date().getFullYear()} Cloud Limited`, { exact: true })).toBeVisible()
  for (const name of ['Facebook', 'LinkedIn', 'X', 'YouTube', 'Instagram']) {
    const link = footer.getByRole('link', { name: `${name} (opens in a new tab)`, exact: true })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', `https://${name.toLowerCase()}.example/cloud`)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
  }
})
