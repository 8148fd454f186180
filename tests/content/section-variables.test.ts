import { expect, test } from 'vitest'
import { guidePages } from './guide-pages.ts'

/** Variables that the shell or the prerequisites of all pages set. */
const given = new Set([
  'E2E_API_KEY',
  'E2E_AUTH_TOKEN',
  'E2E_PROJECT_ID',
  'HOME',
  'HOSTNAME',
  'PATH',
  'PWD',
  'RANDOM',
  'USER',
])

const fence = /^[ \t]*```(\S*).*\n((?:.*\n)*?)[ \t]*```/gm

/** Splits a page at its level-two headings, but not at comments in code. */
function splitSections(text: string): string[] {
  const code = text.replace(fence, (block) => block.replaceAll('\n## ', '\n#  '))
  return code.split(/^(?=## )/m)
}

function readVariables(section: string): { used: string[]; set: string[] } {
  const script = [...section.matchAll(fence)]
    .filter(([, language]) => language === 'bash' || language === 'sh')
    .map(([, , code]) => code)
    .join('\n')
  const find = (pattern: RegExp) => [...script.matchAll(pattern)].map(([, name = '']) => name)
  return {
    used: find(/(?<!\\)\$\{?([A-Z][A-Z0-9_]+)/g),
    set: [...find(/(?:^|[\s;(])([A-Z][A-Z0-9_]+)=/gm), ...find(/\bread\b.*?([A-Z][A-Z0-9_]+)\s*$/gm)],
  }
}

/** Lists variables that a section uses although only another section sets them, without a word about them. */
function findForeignVariables(text: string): string[] {
  const sections = splitSections(text)
  const anywhere = new Set(sections.flatMap((section) => readVariables(section).set))
  const before = sections.filter((section) => /^## Before you start/.test(section))
  const prepared = new Set([...given, ...before.flatMap((section) => readVariables(section).set)])
  return sections.flatMap((section) => {
    const { used, set } = readVariables(section)
    const prose = section.replace(fence, '')
    return [...new Set(used)].filter(
      (name) =>
        anywhere.has(name) && !set.includes(name) && !prepared.has(name) && !prose.includes(`\`${name}\``),
    )
  })
}

test('a section of a how-to sets its shell variables, or names where they come from', () => {
  const pages = [...guidePages.values()].filter(
    ({ file, frontMatter }) => file.startsWith('content/docs/myaccount/') && frontMatter.type === 'how-to',
  )
  expect(pages.length).toBeGreaterThan(100)
  const problems = pages.flatMap(({ file, text }) =>
    findForeignVariables(text).map((name) => `${file}: ${name}`),
  )
  expect(problems).toEqual([])
})
