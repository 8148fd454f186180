import { describe, expect, test } from 'vitest'
import { configProblems } from '../../tests/unit/problems-of.ts'
import { smallestConfig } from '../../tests/unit/sample-values.ts'
import { parseConfig } from './load-config.ts'

const api = { id: 'one', label: 'One', url: '/api/one/', releaseNotes: '/news/' }

describe('[R-030] an invalid item in the list of APIs is reported', () => {
  test('if its URL is not a path of the site', () => {
    expect(configProblems({ apis: [{ ...api, url: 'api/one' }] })).toMatchInlineSnapshot(`
      "docs.config.ts
        \`apis[0].url\` (item "One") is \`"api/one"\`.
        It must start and end with "/", for example "/api/compute/"."
    `)
  })

  test('if two have the same ID', () => {
    expect(configProblems({ apis: [api, { ...api, url: '/api/two/' }] })).toMatchInlineSnapshot(`
      "docs.config.ts
        \`apis[1].id\` (item "One") is \`"one"\`.
        It must be of one API only."
    `)
  })

  test('if a field is missing', () => {
    expect(configProblems({ apis: [{ id: 'one', label: 'One', url: '/api/one/' }] })).toMatchInlineSnapshot(`
      "docs.config.ts
        \`apis[0].releaseNotes\` (item "One") is missing.
        Add it; it must be a text."
    `)
  })
})

test('[R-053] requires the newsletter form to post to the site itself', () => {
  expect(configProblems({ newsletter: { action: 'https://mail.example/' } })).toMatchInlineSnapshot(`
    "docs.config.ts
      \`newsletter.action\` is \`"https://mail.example/"\`.
      It must be a path of the site, for example "/_/newsletter"."
  `)
  expect(parseConfig(smallestConfig).newsletter).toEqual({ action: '/_/newsletter' })
  expect(parseConfig({ ...smallestConfig, newsletter: false }).newsletter).toBe(false)
})

test('[R-050] requires a URL for a link in the home footer', () => {
  const home = { groups: [{ title: 'Docs', items: [{ label: 'Guide' }] }] }
  expect(configProblems({ footer: { home } })).toMatchInlineSnapshot(`
    "docs.config.ts
      \`footer.home.groups[0].items[0].url\` (item "Guide") is missing.
      Add it; it must be a text."
  `)
})

test('requires feedback to be posted to the site itself or disabled', () => {
  expect(configProblems({ feedback: { action: 'https://mail.example/' } })).toMatchInlineSnapshot(`
    "docs.config.ts
      \`feedback.action\` is \`"https://mail.example/"\`.
      It must be a path of the site, for example "/_/feedback"."
  `)
  expect(configProblems({ feedback: { acton: '/x' } })).toMatchInlineSnapshot(`
    "docs.config.ts
      \`feedback.acton\` is not a known key.
      Did you mean \`action\`?"
  `)
  expect(configProblems({ feedback: true })).toMatchInlineSnapshot(`
    "docs.config.ts
      \`feedback\` is \`true\`.
      It must be \`false\`."
  `)
  expect(parseConfig({ ...smallestConfig }).feedback).toEqual({ action: '/_/feedback' })
  expect(parseConfig({ ...smallestConfig, feedback: false }).feedback).toBe(false)
})
