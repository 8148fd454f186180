import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { checkPhrases } from '../../src/lint/rules/check-phrases.ts'
import type { Problem } from '../../src/shared/docs-error.ts'
import { reviewText, sampleStyle } from '../unit/review-text.ts'
import { readEnglishTexts } from './read-english-texts.ts'

const phrases: unknown = parse(readFileSync(new URL('./phrases.yml', import.meta.url), 'utf8'))
const style = sampleStyle({ phrases })

/** Lists the source files and documents whose English is checked, limited to some folders or files. */
function listCheckedFiles(paths: readonly string[] = []): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...paths]
  return execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(tsx?|mjs|css|mdx?)$/.test(file) && !isExempt(file))
    .filter((file) => existsSync(file))
}

/** Content has a separate style guide, the benchmark writes its report, and the tests of the rule need mistakes. */
function isExempt(file: string): boolean {
  return /^content\/|^bench\/RESULTS\.md$|^(?:tests\/fixtures|templates)\/.*\.mdx?$|^tests\/english\.test\.ts$|check-phrases\.test\.ts$/.test(
    file,
  )
}

/** Finds phrases that the style guide of the code avoids. */
export function findPhrases(file: string, content: string): Problem[] {
  const blocks = readEnglishTexts(file, content).map(({ text, line }) => ({
    kind: 'prose' as const,
    role: 'paragraph' as const,
    text,
    withCode: text,
    bold: [],
    links: [],
    locateOffset: (offset: number) => ({ file, line: line + countLineBreaks(text.slice(0, offset)) }),
  }))
  return checkPhrases(
    { ...reviewText('', { file, style }), blocks },
    { style, labels: undefined, catalog: new Map() },
  )
}

/** Finds avoided phrases in all checked files. */
export function findAllPhrases(paths: readonly string[] = []): Problem[] {
  return listCheckedFiles(paths).flatMap((file) => findPhrases(file, readFileSync(file, 'utf8')))
}

const countLineBreaks = (text: string): number => text.split('\n').length - 1
