import { describe, expect, test } from 'vitest'
import { readDocumentation, readDocumentLinks } from './read-links.ts'

describe('[R-031] the links of a document', () => {
  test('are its documentation, contact, terms, and license', () => {
    const document = {
      info: {
        contact: { name: 'Support', url: 'https://x.example/help', email: 'help@x.example' },
        termsOfService: 'https://x.example/terms',
        license: { name: 'Apache 2.0', url: 'https://x.example/license' },
      },
      externalDocs: { url: 'https://x.example/docs', description: 'Guides' },
    }
    expect(readDocumentLinks(document).map(({ kind, text, url }) => [kind, text, url])).toEqual([
      ['documentation', 'Guides', 'https://x.example/docs'],
      ['contact', 'Support', 'https://x.example/help'],
      ['contact', 'help@x.example', 'mailto:help@x.example'],
      ['terms', '', 'https://x.example/terms'],
      ['license', 'Apache 2.0', 'https://x.example/license'],
    ])
  })

  test('may be a license with only a name, and nothing that runs a script', () => {
    const info = { license: { identifier: 'MIT' }, termsOfService: 'javascript:x()' }
    expect(readDocumentLinks({ info })).toEqual([{ kind: 'license', text: 'MIT', url: undefined }])
    const both = { license: { name: 'MIT License', identifier: 'MIT' } }
    expect(readDocumentLinks({ info: both })[0]?.text).toBe('MIT License (MIT)')
    expect(readDocumentLinks({})).toEqual([])
    expect(readDocumentation({ externalDocs: 'x' })).toBeUndefined()
  })
})
