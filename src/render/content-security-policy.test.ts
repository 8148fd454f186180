import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sampleSite } from '../../tests/unit/sample-values.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

const boot = 'document.documentElement.dataset.theme="light"'
const inline = { boot, coreStyle: 'body{margin:0}' }

describe('[R-121] the policy', () => {
  test('allows nothing but what the site serves itself, and asks for Trusted Types', () => {
    expect(
      contentSecurityPolicy(sampleSite, { boot: 'x', coreStyle: 'y' }, []).header.split('; '),
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

  test('has no unsafe source', () => {
    const { meta, header } = contentSecurityPolicy(sampleSite, inline, [])
    expect(`${meta} ${header}`).not.toMatch(/unsafe-|\*|https?:/)
  })

  test('allows the inline script by the hash of its bytes', () => {
    const hash = createHash('sha256').update(boot).digest('base64')
    expect(contentSecurityPolicy(sampleSite, inline, []).header).toContain(
      `script-src 'self' 'sha256-${hash}'`,
    )
    expect(contentSecurityPolicy(sampleSite, { ...inline, boot: `${boot} ` }, []).header).not.toContain(hash)
  })

  test('allows the analytics service to be reached, when there is one', () => {
    const analytics = { trackingId: 'G-1', anonymizeIp: false, endpoint: 'https://a.example/collect?x=1' }
    expect(contentSecurityPolicy({ ...sampleSite, analytics }, inline, []).meta).toContain(
      "connect-src 'self' https://a.example;",
    )
    expect(contentSecurityPolicy(sampleSite, inline, []).meta).toContain("connect-src 'self';")
  })

  test('in a meta element leaves out what only a header may say', () => {
    const { meta, header } = contentSecurityPolicy(sampleSite, inline, [])
    expect(header).toContain("frame-ancestors 'none'")
    expect(meta).not.toContain('frame-ancestors')
  })
})
