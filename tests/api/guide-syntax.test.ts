import { describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { guides, shells } from './guides/our-guides.ts'
import type { Fence } from './guides/read-fences.ts'
import { readHcl } from './guides/read-hcl.ts'
import { grammars } from './samples/grammars.ts'

type FindMistake = (code: string) => Promise<string | undefined>

/** The message of an error that `read` throws. */
const catchMessage =
  (read: (code: string) => unknown): FindMistake =>
  async (code) => {
    try {
      read(code)
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

const findGrammar = (id: string): FindMistake => {
  const grammar = grammars[id]
  if (grammar === undefined) throw new Error(`There is no grammar for ${id}.`)
  return grammar.findMistake
}

const findShellMistake = findGrammar('curl')

/** `docent check` reports placeholders in commands, which a shell would read as redirections. */
const findScriptMistake: FindMistake = (code) => findShellMistake(code.replace(/<([A-Z][A-Z0-9_]+)>/g, '$1'))

/** Parsers by language, except for shells. */
const parsers: Record<string, FindMistake> = {
  json: catchMessage(JSON.parse),
  yaml: async (code) => parseAllDocuments(code).flatMap(({ errors }) => errors)[0]?.message,
  hcl: catchMessage(readHcl),
  python: findGrammar('python'),
  js: findGrammar('javascript'),
  javascript: findGrammar('javascript'),
  go: findGrammar('go'),
  ruby: findGrammar('ruby'),
  php: (code) => findGrammar('php')(code.includes('<?php') ? code : `<?php\n${code}`),
  java: findGrammar('java'),
}

const fences = guides.flatMap((guide) => guide.fences)

/** Starting the parser of shells takes longer than parsing, so it gets many scripts at once. */
const scriptsPerRun = 25

/** Finds the scripts that don't parse: all at once first, and one by one if that fails. */
async function findScriptMistakes(scripts: readonly Fence[]): Promise<string[]> {
  const problems: string[] = []
  for (let start = 0; start < scripts.length; start += scriptsPerRun) {
    const group = scripts.slice(start, start + scriptsPerRun)
    const isRight =
      group.every(({ code }) => hasClosedQuotes(code)) &&
      (await findScriptMistake(group.map(({ code }) => code).join('\n'))) === undefined
    if (!isRight) problems.push(...(await findEach(group, () => findScriptMistake)))
  }
  return problems
}

/** An open quote would end in the next script. */
const hasClosedQuotes = (code: string): boolean =>
  !/['"]/.test(code.replace(/\\[\s\S]|(?<=^|\s)#[^\n]*|"(?:\\[\s\S]|[^"\\])*"|'[^']*'/gm, ''))

async function findEach(
  samples: readonly Fence[],
  parsers: (language: string) => FindMistake | undefined,
): Promise<string[]> {
  const problems: string[] = []
  for (const { language, code, place } of samples) {
    const mistake = await parsers(language)?.(code)
    if (mistake !== undefined) problems.push(`${place} isn't ${language}: ${mistake.split('\n')[0]}`)
  }
  return problems
}

describe('samples of the guides', () => {
  test('parse in their language', { timeout: 120_000 }, async () => {
    const scripts = fences.filter(({ language }) => shells.has(language))
    const others = fences.filter(({ language }) => language in parsers)
    expect(scripts.length + others.length).toBeGreaterThan(200)
    expect([
      ...(await findScriptMistakes(scripts)),
      ...(await findEach(others, (language) => parsers[language])),
    ]).toEqual([])
  })

  test('that are scripts are found when one of many has a mistake', async () => {
    const script = (code: string, place: string): Fence => ({
      language: 'bash',
      title: undefined,
      code,
      place,
    })
    const scripts = [script('echo "a"', 'a'), script('echo "b', 'b'), script('echo "c', 'c')]
    const problems = await findScriptMistakes(scripts)
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['b', 'c'])
  })

  test.each([
    ['json', '{"a": 1,}'],
    ['yaml', 'a: [1'],
    ['hcl', 'resource "a" "b" {\n  name =\n}'],
    ['hcl', 'resource "a" "b" {'],
    ['python', 'def f(:\n  pass'],
  ])('with a mistake are found: %s %s', async (language, code) => {
    expect(await parsers[language]?.(code)).toBeDefined()
  })
})
