import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseEmailAddress } from './email-address.ts'

describe('[R-053] addresses', () => {
  test.each([
    ['reader@mail.example', 'reader@mail.example', 'reader@mail.example'],
    ['  reader@mail.example ', 'reader@mail.example', 'reader@mail.example'],
    ['First.Last+news@MAIL.Example', 'First.Last+news@mail.example', 'first.last+news@mail.example'],
    ["o'hara@mail.example", "o'hara@mail.example", "o'hara@mail.example"],
    [
      "!#$%&'*+/=?^_`{|}~-@mail.example",
      "!#$%&'*+/=?^_`{|}~-@mail.example",
      "!#$%&'*+/=?^_`{|}~-@mail.example",
    ],
    ['a@größe.example', 'a@xn--gre-6ka8i.example', 'a@xn--gre-6ka8i.example'],
    ['a@ＭＡＩＬ.example', 'a@mail.example', 'a@mail.example'],
    ['a@xn--gre-6ka8i.example', 'a@xn--gre-6ka8i.example', 'a@xn--gre-6ka8i.example'],
    ['a@mail.рф', 'a@mail.xn--p1ai', 'a@mail.xn--p1ai'],
    ['a@1.2.3.example', 'a@1.2.3.example', 'a@1.2.3.example'],
    [`${'a'.repeat(64)}@mail.example`, `${'a'.repeat(64)}@mail.example`, `${'a'.repeat(64)}@mail.example`],
  ])('%s is stored as %s, with the key %s', (text, address, key) => {
    expect(parseEmailAddress(text)).toEqual({ kind: 'address', value: { address, key } })
  })

  test('that are accepted have one line, one recipient, and a valid length', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.emailAddress(),
      fc
        .tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }))
        .map((parts) => parts.join('@')),
      fc
        .tuple(fc.emailAddress(), fc.string({ unit: 'binary', maxLength: 9 }), fc.emailAddress())
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(anything, (text) => {
        const parsed = parseEmailAddress(text)
        if (parsed.kind === 'problem') return
        const { address, key } = parsed.value
        expect(address).toMatch(/^[!#-'*+\-./\d=?A-Z^-~]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/)
        expect(address.length).toBeLessThanOrEqual(254)
        expect(key).toBe(address.toLowerCase())
        // What was taken is taken again, as the same.
        expect(parseEmailAddress(address)).toEqual(parsed)
        expect(parseEmailAddress(key.toUpperCase())).toMatchObject({ value: { key } })
      }),
      { numRuns: 2000 },
    )
  })

  test('that are ordinary and valid in browsers are accepted', () => {
    const word = fc.stringMatching(/^[a-z\d]{1,20}$/)
    const label = fc.stringMatching(/^[a-z][a-z\d]{0,20}$/)
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 3 }),
        fc.array(label, { minLength: 1, maxLength: 3 }),
        (names, labels) => {
          const text = `${names.join('.')}@${[...labels, 'example'].join('.')}`
          expect(parseEmailAddress(text)).toEqual({ kind: 'address', value: { address: text, key: text } })
        },
      ),
    )
  })

  test('never hide a second one: any text after a line break is rejected', () => {
    const breaks = fc.constantFrom('\r', '\n', '\r\n', '\0', '\v', '\f', '\u0085', '\u2028', '\u2029', '\t')
    fc.assert(
      fc.property(fc.emailAddress(), breaks, fc.string(), (address, separator, rest) => {
        expect(parseEmailAddress(`${address}${separator}${rest}`).kind).toBe('problem')
      }),
    )
  })
})
