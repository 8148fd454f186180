import { expect, test } from 'vitest'
import { guidePages } from './guide-pages.ts'

const pages = [...guidePages.values()].filter(({ file }) => file.startsWith('content/docs/myaccount/'))

test('a tab for the console starts from the menu', () => {
  const tabs = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/<TabItem value="console"[^>]*>(.*?)<\/TabItem>/gs)].map(([, tab = '']) => ({
      file,
      tab,
    })),
  )
  expect(tabs.length).toBeGreaterThan(50)
  const lost = tabs.filter(({ tab }) => !/\*\* > \*\*|In the \*\*\w+\*\* menu/.test(tab))
  expect(lost.map(({ file, tab }) => `${file}: ${/1\. .*/.exec(tab)?.[0]}`)).toEqual([])
})

test('a how-to that creates something billed names how to delete it', () => {
  const creating = pages.filter(
    ({ frontMatter, text }) =>
      frontMatter.type === 'how-to' &&
      text.includes('<BillingState') &&
      /^## (?:Create|Launch)\b/m.test(text),
  )
  expect(creating.length).toBeGreaterThan(10)
  const silent = creating.filter(
    ({ text }) => !/\b(?:delete|deactivate|release)/i.test(text.split(/^## /m).slice(1).join('')),
  )
  expect(silent.map(({ file }) => file)).toEqual([])
})
