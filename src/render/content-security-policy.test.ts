import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sampleSite } from '../../tests/unit/sample-values.ts'
import { contentPolicySchema } from '../shared/config/content-policy.ts'
import type { SiteView } from '../shared/site/site-view.ts'
import { createContentSecurityPolicy } from './content-security-policy.ts'

const boot = 'document.documentElement.dataset.theme="light"'
const inline = { boot, coreStyle: 'body{margin:0}' }

describe('[R-121] the policy', () => {
  test('allows only files of the site itself, and requires Trusted Types', () => {
    expect(
      createContentSecurityPolicy(sampleSite, { boot: 'x', coreStyle: 'y' }, []).header.split('; '),
    ).toMatchInlineSnapshot(`
      [
        "default-src 'none'",
        "script-src 'self' 'sha256-LXEWQrcmsEQBYnyp+6wy9chTD7GQPMTbAiWHF5IaSIE='",
        "style-src 'self' 'sha256-ofzkNjhU/4iM/0uOeHXWAMJoI5BBKoz3mzfQsRFIsPo='",
        "img-src 'self' data:",
        "font-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types docs-html",
        "frame-ancestors 'none'",
      ]
    `)
  })

  test('[F-038] allows empty style elements to components of the site, which fill them in scripts', () => {
    const bundle = { ...inline, hasExtensions: true as const }
    const empty = " 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
    expect(createContentSecurityPolicy(sampleSite, bundle, []).header).toContain(`${empty}; img-src`)
    expect(createContentSecurityPolicy(sampleSite, inline, []).header).not.toContain(empty)
  })

  test('[R-093] allows requests to the search service, and to no other', () => {
    const connections = (engine: SiteView['search']['engine']): string | undefined =>
      createContentSecurityPolicy({ ...sampleSite, search: { ...sampleSite.search, engine } }, inline, [])
        .meta.split('; ')
        .find((rule) => rule.startsWith('connect-src'))
    const key = { searchKey: 'abcd', isContextual: false }
    const algolia = { kind: 'algolia' as const, applicationId: 'APP1', indexName: 'docs', ...key }
    expect(connections(algolia)).toBe(
      "connect-src 'self' https://APP1-dsn.algolia.net https://APP1-1.algolianet.com https://APP1-2.algolianet.com https://APP1-3.algolianet.com",
    )
    expect(connections({ ...algolia, hosts: ['https://proxy.example'] })).toBe(
      "connect-src 'self' https://proxy.example",
    )
    const nodes = ['https://a.example:8108/x', 'https://a.example:8108/y', 'https://b.example']
    expect(connections({ kind: 'typesense', nodes, collection: 'docs', ...key })).toBe(
      "connect-src 'self' https://a.example:8108 https://b.example",
    )
  })

  test('[F-036] allows the origins that the configuration names, each for its kind of content', () => {
    const contentPolicy = contentPolicySchema.parse({
      frames: ['self', 'https://video.example'],
      images: ['https://*.cdn.example'],
      media: ['https://video.example'],
      scripts: ['https://chat.example'],
      connections: ['https://chat.example'],
      requiresTrustedTypes: false,
    })
    const { header, meta } = createContentSecurityPolicy({ ...sampleSite, contentPolicy }, inline, [])
    for (const policy of [header, meta]) {
      const rules = policy.split('; ')
      expect(rules).toContain("frame-src 'self' https://video.example")
      expect(rules).toContain("img-src 'self' data: https://*.cdn.example")
      expect(rules).toContain('media-src https://video.example')
      expect(rules).toContain("connect-src 'self' https://chat.example")
      expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/chat\.example;/)
      expect(policy).not.toContain('trusted-types')
    }
  })

  test('has no unsafe sources', () => {
    const { meta, header } = createContentSecurityPolicy(sampleSite, inline, [])
    expect(`${meta} ${header}`).not.toMatch(/unsafe-|\*|https?:/)
  })

  test('allows the inline script by the hash of its bytes', () => {
    const hash = createHash('sha256').update(boot).digest('base64')
    expect(createContentSecurityPolicy(sampleSite, inline, []).header).toContain(
      `script-src 'self' 'sha256-${hash}'`,
    )
    expect(createContentSecurityPolicy(sampleSite, { ...inline, boot: `${boot} ` }, []).header).not.toContain(
      hash,
    )
  })

  test('allows the analytics service to be reached, when there is one', () => {
    const analytics = { trackingId: 'G-1', anonymizeIp: false, endpoint: 'https://a.example/collect?x=1' }
    expect(createContentSecurityPolicy({ ...sampleSite, analytics }, inline, []).meta).toContain(
      "connect-src 'self' https://a.example;",
    )
    expect(createContentSecurityPolicy(sampleSite, inline, []).meta).toContain("connect-src 'self';")
  })

  test('in a meta element leaves out directives that only work in headers', () => {
    const { meta, header } = createContentSecurityPolicy(sampleSite, inline, [])
    expect(header).toContain("frame-ancestors 'none'")
    expect(meta).not.toContain('frame-ancestors')
  })
})
