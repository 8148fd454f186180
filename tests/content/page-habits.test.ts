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

/** Guides whose steps build on each other until the check. This number only falls. */
const maxLateChecks = 14

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

  test('uses the words of a native editor', () => {
    const words = [
      'look(?:s|ing)? at', // check, review, compare
      'gone', // deleted, no longer exists
      'a certain', // a specific
      'plan says', // the plan shows
      'as (?:above|below)', // a link to the section
      'step \\d+ (?:above|below)',
      'it in its row of|it there and confirm|in one of the (?:two|three|four|five|six) tabs', // the control
      '(?:administrator|access|file|Write|sudo` *) rights', // permissions, access
      'rights (?:that )?(?:they|the \\w+) needs?',
    ]
    expect(find(new RegExp(`^.*\\b(?:${words.join('|')})\\b.*$`, 'gm'))).toEqual([])
  })

  test('announces the values of its samples without "here"', () => {
    expect(find(/^.*, here ``.*$/gm)).toEqual([])
  })

  test('names the object in a heading that starts with a verb', () => {
    const verb = /^#{2,4} (?:\w+)(?: and \w+)? (?:it|them)\b(?! works).*$/gm
    expect(find(verb)).toEqual([])
  })

  test('names a section instead of "above" or "below" in a link', () => {
    expect(find(/\[(?:it|them|this|that|here|above|below|as (?:above|below))\]\(/g)).toEqual([])
  })

  test('has its check behind the job that it checks, not at the end of many jobs', () => {
    const own = /^## (?!Before you start|Check the result|Troubleshooting|Clean up|What's next)/
    const long = pages.filter(({ text }) => {
      const [before = '', check] = text.split(/^## Check the result.*$/m)
      if (check === undefined) return false
      const jobs = before.split('\n').filter((line) => own.test(line))
      const [body = ''] = check.split(/^## /m)
      return jobs.length >= 5 && body.split(/\s+/).length < 90
    })
    expect(long.length).toBeLessThanOrEqual(maxLateChecks)
  })

  test('has no blank line between the rows of a table', () => {
    expect(find(/^\|.*\|\n\n\|.*\|\n(?!\|[-| :]+\|$)/gm)).toEqual([])
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
