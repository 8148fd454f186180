import { describe, expect, test } from 'vitest'
import { lintText, sampleStyle } from '../../../tests/unit/review-text.ts'
import { checkHeadingOrder } from './check-heading-order.ts'

const style = sampleStyle({
  types: {
    overview: { headings: ['How it works', 'Limits'] },
    'how-to': {
      headings: ['Before you start', '*', 'Check the result', 'Troubleshooting'],
      needs_closing: true,
    },
    concept: {},
  },
  heading_aliases: { Prerequisites: 'Before you start' },
})

const check = (type: string, ...headings: string[]): string =>
  lintText(headings.map((heading) => `## ${heading}\n\nText\n`).join('\n'), {
    rule: checkHeadingOrder,
    style,
    frontMatter: `type: ${type}`,
  })

describe('headings', () => {
  test.each([
    ['overview', ['How it works', 'Limits', "What's next"]],
    ['overview', ['Limits']],
    ['how-to', ['Before you start', 'Create it', 'Start it', 'Check the result', "What's next"]],
    ['how-to', ['Do it', 'Troubleshooting', "What's next"]],
    ['concept', ['Anything', 'Goes', "What's next"]],
    ['tutorial', ['A type without rules']],
  ])('of type %s may be %j', (type, headings) => {
    expect(check(type, ...headings)).toBe('')
  })

  test("of the page's own may come before and after a fixed one", () => {
    const twoPlaces = sampleStyle({ types: { tutorial: { headings: ['*', 'Check', '*', 'Help'] } } })
    const lint = (...headings: string[]) =>
      lintText(headings.map((heading) => `## ${heading}\n\nText\n`).join('\n'), {
        rule: checkHeadingOrder,
        style: twoPlaces,
        frontMatter: 'type: tutorial',
      })
    expect(lint('Create it', 'Check', 'Delete it', 'Help')).toBe('')
    expect(lint('Check', 'Help', 'Delete it')).toContain('"Delete it" must come before "Help"')
  })

  test('of a lower level are unrestricted', () => {
    expect(lintText('### Details', { rule: checkHeadingOrder, style, frontMatter: 'type: overview' })).toBe(
      '',
    )
  })

  test('that the type does not allow are reported with the allowed ones', () => {
    expect(check('overview', 'The parts', 'Limit')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:1
        The heading "The parts" isn't allowed on a page of type \`overview\`.
        Headings of this type, in order: How it works, Limits, What's next.

      content/docs/guide/page.mdx:5
        The heading "Limit" isn't allowed on a page of type \`overview\`.
        Did you mean \`Limits\`?"
    `)
  })

  test('in the wrong order are reported', () => {
    expect(
      check('how-to', 'Check the result', 'Start it', 'Before you start', "What's next"),
    ).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        The heading "Start it" must come before "Check the result".
        Headings of this type, in order: Before you start, (the page's own), Check the result, Troubleshooting, What's next.

      content/docs/guide/page.mdx:9
        The heading "Before you start" must come before "Check the result".
        Headings of this type, in order: Before you start, (the page's own), Check the result, Troubleshooting, What's next."
    `)
  })

  test('with an alternative name are reported with the right one', () => {
    expect(check('how-to', 'Prerequisites', 'Start it', "What's Next")).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:1
        The heading "Prerequisites" should be "Before you start".
        Write \`## Before you start\`.

      content/docs/guide/page.mdx:2
        A page of type \`how-to\` needs the heading "What's next".
        End the page with \`## What's next\` and two to four links.

      content/docs/guide/page.mdx:9
        The heading "What's Next" should be "What's next".
        Write \`## What's next\`."
    `)
  })

  test('must end with the closing one if the type requires it', () => {
    expect(check('how-to', 'Start it')).toContain('A page of type `how-to` needs the heading "What\'s next".')
    expect(check('concept', "What's next", 'The idea')).toContain('must come before "What\'s next"')
  })
})

test('treats a landing page without a type as an overview', () => {
  const file = 'content/docs/guide/index.mdx'
  expect(lintText('## The parts', { rule: checkHeadingOrder, style, file })).toContain('type `overview`')
})
