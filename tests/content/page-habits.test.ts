import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { siteRoot } from '../api/our-documents.ts'
import { guidePages } from './guide-pages.ts'

/** Pages whose habits are checked, without their front matter and code. */
const pages = [...guidePages.values()]
  .filter(({ file }) => file.startsWith('content/docs/myaccount/'))
  .map(({ file }) => ({ file, text: removeCode(readFileSync(join(siteRoot, file), 'utf8')) }))

function removeCode(text: string): string {
  return text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^[ \t]*(```|~~~)[\s\S]*?^[ \t]*\1[ \t]*$/gm, '')
    .replace(/`[^`\n]*`/g, '``')
}

/** Lists the matches of a pattern as `file: match`. */
const find = (pattern: RegExp): string[] =>
  pages.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`))

const withoutAnchor = (href: string): string => href.replace(/#.*/, '')

const listLinks = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)]+)\)/g)].flatMap(([, href = '']) => (/^(#|http)/.test(href) ? [] : [href]))

describe('a guide', () => {
  test('has none of the literal translations', () => {
    expect(pages.length).toBeGreaterThan(200)
    const words = 'somebody|nobody|anybody|inside of|in the +place of|goes? on|meanwhile|says? why|anymore'
    const withoutIds = find(new RegExp(`^.*\\b(?:${words}|of (?:your|its|their) own)\\b.*$`, 'gm')).filter(
      (line) =>
        new RegExp(`\\b(?:${words}|of (?:your|its|their) own)\\b`).test(line.replace(/\{#[^}]*\}/, '')),
    )
    expect(withoutIds).toEqual([])
  })

  test('names the object in a heading that starts with a verb', () => {
    const verb = /^#{2,4} (?:\w+)(?: and \w+)? (?:it|them)\b(?! works).*$/gm
    expect(find(verb)).toEqual([])
  })

  test('names a section instead of "above" or "below" in a link', () => {
    expect(find(/\[(?:it|them|this|that|here|above|below|as (?:above|below))\]\(/g)).toEqual([])
  })

  test('ends with next steps, at most one of them linked before', () => {
    const repeating = pages.filter(({ text }) => {
      const [body = '', next = ''] = text.split(/^## What's next$/m)
      const linked = new Set(listLinks(body).map(withoutAnchor))
      return listLinks(next).filter((href) => linked.has(withoutAnchor(href))).length > 1
    })
    expect(repeating.map(({ file }) => file)).toEqual([])
  })
})

test('a guide is checked before what it made is deleted, and its problems follow the check', () => {
  // The subject of these pages is a deletion.
  const deleting = [
    'content/docs/myaccount/node/delete.mdx',
    'content/docs/myaccount/guide/rotate_api_token.mdx',
  ]
  const wrong = pages.filter(({ file, text }) => {
    const [before = '', after] = text.split(/^## Check the result$/m)
    const early = /^## (?:Delete|Remove|Deactivate|Release|Revoke|Uninstall|Clean up|Troubleshooting)\b/m
    return after !== undefined && !deleting.includes(file) && early.test(before)
  })
  expect(wrong.map(({ file }) => file)).toEqual([])
})
