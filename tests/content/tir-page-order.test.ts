import { expect, test } from 'vitest'
import { type GuidePage, guidePages } from './guide-pages.ts'

const pages = [...guidePages.values()].filter(({ path }) => path.startsWith('/docs/tir/'))

const removeCode = (text: string): string => text.replace(/^ *```.*?^ *```/gms, '')

const listHeadings = ({ text }: GuidePage): string[] =>
  [...removeCode(text).matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading)

/** Lists pages with a heading that matches before the heading of the check. */
function findBeforeCheck(pattern: RegExp): string[] {
  return pages.flatMap((page) => {
    const headings = listHeadings(page)
    const check = headings.findIndex((heading) => heading.startsWith('Check the result'))
    return headings
      .filter((heading, index) => index < check && pattern.test(heading))
      .map((heading) => `${page.file}: ${heading}`)
  })
}

test('readers check the result before they delete it', () => {
  expect(
    findBeforeCheck(/^(?:Delete|Remove|Deactivate|Release|Uninstall|Clean up|Stop or delete)\b/),
  ).toEqual([])
})

test('troubleshooting follows the check', () => {
  expect(findBeforeCheck(/^Troubleshooting\b/)).toEqual([])
})

/** Pages whose steps build on each other until the check. This number only falls. */
const maxLateChecks = 3

test('a check follows the job that it checks, not five or more of them', () => {
  const late = pages.filter(({ frontMatter, text }) => {
    const [before = '', check] = removeCode(text).split(/^## Check the result.*$/m)
    const jobs = before.match(/^## (?!Before you start)/gm) ?? []
    const [body = ''] = (check ?? '').split(/^## /m)
    return (
      check !== undefined &&
      ['how-to', 'quickstart'].includes(frontMatter.type ?? '') &&
      jobs.length >= 5 &&
      body.split(/\s+/).length < 90
    )
  })
  expect(late.length).toBeLessThanOrEqual(maxLateChecks)
})

test('an output is in the section of its command', () => {
  const separated = pages.flatMap(({ file, text }) =>
    text.split(/^(?=#{2,4} )/m).flatMap((section) => {
      const [first] = section.matchAll(/^ *```(\w+)(?: title="([^"]*)")?/gm)
      return first?.[2]?.startsWith('Output') ? [`${file}: ${section.split('\n')[0]}`] : []
    }),
  )
  expect(separated).toEqual([])
})
