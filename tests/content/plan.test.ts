import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lintSite } from '../../src/commands/check/lint-site.ts'
import { parseCodeMeta } from '../../src/content/markdown/code/code-meta.ts'
import { canonicalizePath } from '../../src/shared/canonicalize-path.ts'
import { formatProblems } from '../../src/shared/docs-error.ts'
import { config, inputs, siteRoot } from '../api/our-documents.ts'
import { type GuidePage, guidePages } from './guide-pages.ts'
import { mergedPaths, type PlannedPage, plannedPages } from './plan.ts'

/** Every page with its plan. */
const pairs = plannedPages.flatMap((plan) => {
  const page = guidePages.get(plan.path)
  return page === undefined ? [] : [{ plan, page }]
})

/** Prefixes the problems of pages with their files. */
const listProblems = (check: (page: GuidePage, plan: PlannedPage) => readonly string[]): string[] =>
  pairs.flatMap(({ plan, page }) => check(page, plan).map((problem) => `${page.file} ${problem}`))

describe('the plan', () => {
  test('has a page for each row', () => {
    expect(plannedPages.length).toBeGreaterThan(400)
    const missing = plannedPages.filter(({ path }) => !guidePages.has(path))
    expect(missing.map(({ path }) => path)).toEqual([])
  })

  test('has a row for each page', () => {
    const planned = new Set(plannedPages.map(({ path }) => path))
    expect([...guidePages.keys()].filter((path) => !planned.has(path))).toEqual([])
  })

  test('redirects each merged path to the page with its task', () => {
    const targets = new Map(
      inputs.redirectTable.rows.map(({ from, to }) => [canonicalizePath(from), to.split('#')[0]]),
    )
    const wrong = mergedPaths.filter(({ path, merge_into }) => targets.get(path) !== merge_into)
    expect(wrong).toEqual([])
  })
})

describe('a page of the plan', () => {
  test('has the type of its plan', () => {
    const problems = listProblems(({ frontMatter: { type } }, plan) =>
      type === plan.type ? [] : [`is of type ${type}, planned as ${plan.type}`],
    )
    expect(problems).toEqual([])
  })

  test('has its planned position in the sidebar among the pages of its folder', () => {
    const folders = new Map<string, typeof pairs>()
    for (const pair of pairs) {
      const folder = dirname(pair.page.file)
      folders.set(folder, [...(folders.get(folder) ?? []), pair])
    }
    const problems = [...folders.values()].flatMap((pages) => {
      const planned = pages.toSorted((a, b) => a.plan.order - b.plan.order)
      const positions = planned.map(({ page }) => page.frontMatter.sidebar_position ?? 0)
      return planned
        .filter((_, index) => index > 0 && (positions[index] ?? 0) <= (positions[index - 1] ?? 0))
        .map(({ page }) => `${page.file} doesn't come after the page that is planned before it`)
    })
    expect(problems).toEqual([])
  })

  test('has a title in sentence case', () => {
    const problems = listProblems(({ frontMatter: { title = '' } }) =>
      capitalizedWords(title)
        .filter((word) => !properNames.has(word))
        .map((word) => `writes "${word}" in its title with a capital letter`),
    )
    expect(problems).toEqual([])
  })

  test('has the word limit of its plan', () => {
    const problems = listProblems(({ frontMatter: { max_words: words } }, plan) =>
      words === plan.words_max ? [] : [`has max_words ${words}, planned as ${plan.words_max}`],
    )
    expect(problems).toEqual([])
  })

  test('shows a diagram where one is planned, with a text alternative', () => {
    const problems = listProblems(({ text }, { diagram }) =>
      diagram === true && !hasDiagram(text) ? ['has no diagram with a text alternative'] : [],
    )
    expect(problems).toEqual([])
  })

  test('links to at least two related pages', () => {
    const problems = listProblems(({ links }, { related }) => {
      const linked = related.filter((path) => links.has(path))
      return linked.length < Math.min(2, related.length)
        ? [`links to ${linked.length} of ${related.join(', ')}`]
        : []
    })
    expect(problems).toEqual([])
  })

  test('names the operations, commands, and resources of its plan in the front matter', () => {
    const problems = listProblems(({ frontMatter }, plan) =>
      (['api', 'cli', 'terraform'] as const).flatMap((key) =>
        (plan[key] ?? [])
          .filter((name) => !frontMatter[key].includes(name))
          .map((name) => `doesn't name ${name} in \`${key}\``),
      ),
    )
    expect(problems).toEqual([])
  })

  test('follows the style guide', () => {
    const files = new Set(pairs.map(({ page }) => page.file))
    const problems = lintSite({ root: siteRoot, config, inputs, site: undefined }).filter(({ at }) =>
      files.has(at.file),
    )
    expect(formatProblems(problems)).toBe('')
  })
})

/** Words with a capital letter that don't begin a sentence. Abbreviations such as SSH and IPv6 don't count. */
function capitalizedWords(title: string): string[] {
  return [...title.matchAll(/(?<=[^.:?!] )\p{Lu}[\p{L}\p{N}]*/gu)]
    .map(([word]) => word)
    .filter((word) => /^\p{Lu}\p{Ll}/u.test(word))
}

/** Names that planned titles write with a capital letter. */
const properNames = new Set(plannedPages.flatMap(({ title }) => capitalizedWords(title)))

function hasDiagram(text: string): boolean {
  const fences = [...text.matchAll(/^\s*`{3,}mermaid(.*)$/gm)]
  const images = [...text.matchAll(/!\[([^\]]+)\]\([^)]+\)/g)]
  return images.length > 0 || fences.some(([, meta = '']) => (parseCodeMeta(meta).alt ?? '') !== '')
}
