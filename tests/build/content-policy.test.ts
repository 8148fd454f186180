import { readFileSync } from 'node:fs'
import { checkSmallSite, smallSite } from './sample-site.ts'
import { describe, expect, formatSiteConfig, siteTest as test } from './site-folder.ts'

const frame = '<iframe src="https://video.example/tour" title="Tour"></iframe>'

describe('[F-036] the content policy of a site', () => {
  test('is in the header and in each page, and pages may show what it allows', async ({ site }) => {
    site.write({
      ...smallSite,
      'docs.config.ts': formatSiteConfig({
        contentPolicy: { frames: ['https://video.example'], media: ['self'] },
      }),
      'content/docs/tour.mdx': `---\ntitle: Tour\n---\n\n${frame}\n\n<video src="./tour.mp4" controls />\n`,
      'content/docs/tour.mp4': 'video',
    })
    const built = await site.docent(['build'])
    expect(built).toMatchObject({ code: 0 })
    const html = readFileSync(site.path('dist/docs/tour/index.html'), 'utf8')
    expect(html).toContain('frame-src https://video.example')
    expect(html).toContain(frame)
    expect(html.match(/<video .*?>/)?.[0]).toMatch(/ src="\/_\/media\/tour-[\da-f]+\.mp4"/)
    expect(readFileSync(site.path('dist/_headers'), 'utf8')).toContain(
      "media-src 'self'; frame-src https://video.example",
    )
  })

  test('is strict by default: a frame is reported with the key that allows it', async ({ site }) => {
    const text = await checkSmallSite(site, {
      'content/docs/tour.mdx': `---\ntitle: Tour\n---\n\n${frame}\n`,
    })
    expect(text).toMatchInlineSnapshot(`
      "
      content/docs/tour.mdx:5
        \`<iframe>\` shows \`https://video.example/tour\`, which the site's Content-Security-Policy blocks.
        Link to it, or add \`https://video.example\` to \`contentPolicy.frames\` in \`docs.config.ts\`.

      1 problem.
      "
    `)
  })

  test('has origins only', async ({ site }) => {
    const config = { contentPolicy: { frames: ['https://video.example/embed/'], image: [] } }
    const text = await checkSmallSite(site, { 'docs.config.ts': formatSiteConfig(config) })
    expect(text).toMatchInlineSnapshot(`
      "
      docs.config.ts:12
        \`contentPolicy.frames[0]\` is \`"https://video.example/embed/"\`.
        It must be \`self\` or an origin such as "https://video.example".

      docs.config.ts:14
        \`contentPolicy.image\` is not a known key.
        Did you mean \`images\`?

      2 problems.
      "
    `)
  })
})
