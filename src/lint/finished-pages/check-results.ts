import type { Problem } from '../../shared/docs-error.ts'
import type { LintBlock, LintCodeBlock } from '../blocks.ts'
import type { FinishedRule } from '../lint-page.ts'
import { shellLanguages } from '../shell-quotes.ts'
import type { FinishedStyle } from '../style-guide.ts'
import { listCommands, type ShellCommand } from './list-commands.ts'

/**
 * Checks that a sample that creates, gets, or lists something is followed by what it returns: the next code block, in the
 * same tab and below the same heading, has one of the titles. A block with another title is a file, not a sample. A
 * command whose output goes to a file or a variable prints nothing.
 */
export const checkResults: FinishedRule = ({ blocks }, _, { results }) => {
  const tabs = findTabs(blocks)
  return blocks.flatMap((block, index): Problem[] => {
    if (block.kind !== 'code' || !shellLanguages.has(block.language) || readTitle(block) !== undefined)
      return []
    const query = listCommands(block.code).find((command) => isQuery(command, results))
    if (query === undefined) return []
    const next = blocks.slice(index + 1).find(({ kind }) => kind === 'code' || kind === 'heading')
    const isResult =
      next?.kind === 'code' &&
      tabs.get(next) === tabs.get(block) &&
      results.titles.some((title) => readTitle(next)?.startsWith(title))
    if (isResult) return []
    const titles = results.titles.map((title) => `\`title="${title}"\``).join(' or ')
    return [
      {
        problem: `The sample doesn't show what \`${shorten(query.text)}\` returns.`,
        at: block.locateLine(block.code.slice(0, query.offset).split('\n').length - 1),
        fix: `Add a code block with ${titles} after it, with at least the lines that the next step needs.`,
      },
    ]
  })
}

/** Maps each block to the tab that it is in. */
function findTabs(blocks: readonly LintBlock[]): Map<LintBlock, LintBlock> {
  const tabs = new Map<LintBlock, LintBlock>()
  for (const block of blocks) {
    if (block.kind !== 'component' || block.name !== 'TabItem') continue
    for (const inner of block.content) tabs.set(inner, block)
  }
  return tabs
}

const readTitle = ({ meta }: LintCodeBlock): string | undefined => meta.match(/\btitle="([^"]*)"/)?.[1]

/** Whether a command prints something that it creates, gets, or lists. */
function isQuery({ text }: ShellCommand, results: FinishedStyle['results']): boolean {
  if (/(?<![<\d&=-])>|\s(?:--output|-o)\s|^\w+=/.test(text.replace(/'[^']*'|"[^"]*"/g, 'x'))) return false
  const [program = '', ...words] = text.split(/\s+/)
  if (program === 'curl') {
    const method = text.match(/(?:--request|-X)\s+(\w+)/)?.[1] ?? 'GET'
    return text.includes(results.api_variable) && (method === 'GET' || method === 'POST')
  }
  if (program !== results.cli) return false
  const flag = words.findIndex((word, index) => index > 0 && !/^[a-z][a-z-]*$/.test(word))
  return words.slice(0, flag === -1 ? undefined : flag).some((word) => results.verbs.includes(word))
}

const shorten = (text: string): string =>
  text.replace(/\s+/g, ' ').match(/^.{1,60}(?=\s|$)/)?.[0] ?? text.slice(0, 60)
