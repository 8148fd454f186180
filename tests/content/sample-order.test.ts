import { expect, test } from 'vitest'
import { type GuidePage, guidePages } from './guide-pages.ts'

const pages = [...guidePages.values()]

const fence = /^[ \t]*```(\S*).*\n((?:.*\n)*?)[ \t]*```/gm

/** Joins the blocks of a page in one of the languages. */
const readCode = ({ text }: GuidePage, languages: string[]): string =>
  [...text.matchAll(fence)]
    .filter(([, language = '']) => languages.includes(language))
    .map(([, , code = '']) => code)
    .join('\n')

const readProse = ({ text }: GuidePage): string => text.replace(fence, '')

const list = (found: (page: GuidePage) => boolean): string[] => pages.filter(found).map(({ file }) => file)

const shell = ['bash', 'sh']

test('a page that uses jq mentions or installs it', () => {
  const silent = list((page) => {
    const code = readCode(page, shell)
    return /\bjq\b/.test(code) && !/install\b.*\bjq\b/.test(code) && !/\bjq\b/.test(readProse(page))
  })
  expect(silent).toEqual([])
})

test('a page starts its programs with python or with python3, not with both', () => {
  const mixed = list((page) => {
    const code = readCode(page, shell)
    return /^ *python [a-z]/m.test(code) && /^ *python3 [a-z]/m.test(code)
  })
  expect(mixed).toEqual([])
})

test('a page creates a database once', () => {
  const twice = list((page) => {
    const names = [...readCode(page, [...shell, 'sql']).matchAll(/CREATE DATABASE (?!IF NOT)(\w+)/g)]
    return new Set(names.map(([, name]) => name)).size < names.length
  })
  expect(twice).toEqual([])
})

test('a tutorial that sends readers to a GPU node cleans it up', () => {
  const forgotten = list((page) => {
    const [body = '', end] = page.text.split(/^## Clean up$/m)
    const [cleaning = ''] = (end ?? '').split(/^## /m)
    return end !== undefined && /\[GPU node\]/.test(body) && !/\bnodes?\b/.test(cleaning)
  })
  expect(forgotten).toEqual([])
})

test('rules for Kafka users name users that the page creates', () => {
  const strangers = pages.flatMap((page) => {
    const code = readCode(page, shell)
    return [...code.matchAll(/--allow-principal User:(\w+)/g)]
      .filter(([, user]) => !code.includes(`--entity-name ${user} `))
      .map(([, user]) => `${page.file}: ${user}`)
  })
  expect(strangers).toEqual([])
})

test('an upload of a folder that `hf download` filled leaves out its cache', () => {
  const copying = list((page) => {
    const [, folder] = /hf download [^\n]*--local-dir (?:\.\/)?([\w-]+)/.exec(page.text) ?? []
    const upload = new RegExp(
      `^.*(?:s3 sync|s3cmd put --recursive|rclone copy) .*${folder ?? '^'}/? .*(?:\\\\\\n.*)?$`,
      'gm',
    )
    return [...page.text.matchAll(upload)].some(([command]) => !command.includes('.cache'))
  })
  expect(copying).toEqual([])
})

test('a line of authorized_keys is deleted by its key, not by its comment', () => {
  expect(list(({ text }) => /sed -i [^\n]*@[^\n]*authorized_keys/.test(text))).toEqual([])
})

test('a block that people paste ends at an editor, which would read the next lines', () => {
  const editor = /^[ \t]*(?:sudo )?(?:nano|vim?|less|crontab -e)\b.*\n(?=[ \t]*\S)/m
  const swallowing = list((page) =>
    [...page.text.matchAll(fence)].some(
      ([, language = '', code = '']) => shell.includes(language) && editor.test(code),
    ),
  )
  expect(swallowing).toEqual([])
})

test('a load balancer gets a configuration only if reading and changing the old one worked', () => {
  const unguarded = />\s*body\.json\n[ \t]*curl .*--request PUT(?:.*\\\n)+.*\/load-balancers\//
  expect(list((page) => unguarded.test(readCode(page, shell)))).toEqual([])
})
