import { describe, expect, test } from 'vitest'
import { sampleBundle, sampleSite } from '../../tests/unit/sample-values.ts'
import { sandboxPolicy } from '../shared/output/published-files.ts'
import { createContentSecurityPolicy } from './content-security-policy.ts'
import { createHostHeaders, formatHeadersFile } from './create-host-headers.ts'

const input = {
  site: sampleSite,
  bundle: sampleBundle,
  connections: [],
  links: [
    { path: '/', includesBelow: false, value: '<index.md>; rel="alternate"' },
    { path: '/api/x/', includesBelow: true, value: '</api/x/openapi.json>; rel="service-desc"' },
  ],
  opensDocuments: true,
}
const headers = createHostHeaders(input)

test('[R-121] every response has the whole policy, and disables content sniffing', () => {
  expect(headers.all['Content-Security-Policy']).toBe(
    createContentSecurityPolicy(sampleSite, sampleBundle, []).header,
  )
  expect(headers.all['X-Content-Type-Options']).toBe('nosniff')
})

describe('the headers file', () => {
  test.each([
    ['/', '/*', '/_/assets/*'],
    ['/site/', '/site/*', '/site/_/assets/*'],
  ])('for the base %s has rules for %s and %s', (base, everything, assets) => {
    const lines = formatHeadersFile(
      createHostHeaders({ ...input, site: { ...sampleSite, base } }),
      base,
    ).split('\n')
    expect(lines).toContain(everything)
    expect(lines).toContain(assets)
  })

  test('lets browsers cache immutable files, and revalidate the rest', () => {
    const [all = '', ...blocks] = formatHeadersFile(headers, '/').trim().split('\n\n')
    const immutable = blocks.slice(0, headers.immutablePaths.length)
    expect(all).toContain('  Cache-Control: no-cache')
    expect(immutable).toHaveLength(headers.immutablePaths.length)
    for (const block of immutable) {
      expect(block.split('\n').slice(1)).toEqual([
        '  ! Cache-Control',
        '  Cache-Control: public, max-age=31536000, immutable',
      ])
    }
  })

  test('[R-121] keeps published files that could run code from running', () => {
    const blocks = formatHeadersFile(headers, '/site/').trim().split('\n\n')
    const policy = ['  ! Content-Security-Policy', `  Content-Security-Policy: ${sandboxPolicy}`]
    expect(blocks.slice(-2).map((block) => block.split('\n'))).toEqual([
      ['/site/_/media/*.svg', ...policy],
      [
        '/site/_/media/download/*',
        ...policy,
        '  Content-Disposition: attachment',
        '  Content-Type: application/octet-stream',
      ],
    ])
  })

  test('leads programs to documents, which other sites may read', () => {
    const blocks = formatHeadersFile(headers, '/site/').trim().split('\n\n')
    expect(blocks).toContain('/site/*.md\n  Access-Control-Allow-Origin: *')
    expect(blocks).toContain('/site/\n  Link: <index.md>; rel="alternate"')
    expect(blocks).toContain('/site/api/x/*\n  Link: </api/x/openapi.json>; rel="service-desc"')
    const closed = formatHeadersFile({ ...headers, opensDocuments: false }, '/')
    expect(closed).not.toContain('Access-Control-Allow-Origin')
  })

  test('has every header on one line', () => {
    for (const line of formatHeadersFile(headers, '/')
      .split('\n')
      .filter((text) => text.startsWith('  '))) {
      expect(line).toMatch(/^ {2}(?:! [\w-]+|[\w-]+: \S.*)$/)
    }
  })
})
