import { loadParser } from '../../../../content/highlight/load-parser.ts'
import { escapePattern } from '../../../../shared/matching/escape-pattern.ts'
import type { MagicComment } from '../../conversion-context.ts'
import { formatNotice } from '../format-notice.ts'
import type { MdxNode } from '../mdx-tree.ts'
import type { PageConversion } from '../page-conversion.ts'
import { describeDiagram } from './describe-diagram.ts'
import { convertPackageCommands } from './package-commands.ts'

/** Converts a fenced code block: names of comments, settings of plugins, and fences that only plugins understand. */
export function convertCode(node: MdxNode, conversion: PageConversion): void {
  const { edits, context } = conversion
  const source = edits.text.slice(node.start, node.end)
  if (!/^[`~]{3}/.test(source)) return
  const language = node.lang ?? ''
  if (/(?:^|\s)npm2yarn(?:\s|$|=)/.test(node.meta) || language === 'npm2yarn') {
    edits.replace(node, indentLike(convertPackageCommands(node, context.packageManagers), node, edits.text))
    return
  }
  const [info = ''] = source.split('\n', 1)
  const fence = info.match(/^[`~]+/)?.[0] ?? '```'
  const newInfo = convertInfo({ info, fence, language }, node, conversion)
  const code = source.slice(info.length)
  const newCode = renameMagicComments(code, context.magicComments)
  const newText = createCodeNotice(language, node, conversion) + newInfo + newCode
  if (newText !== source) edits.replace(node, newText)
}

function convertInfo(
  { info, fence, language }: { info: string; fence: string; language: string },
  node: MdxNode,
  conversion: PageConversion,
): string {
  if (language === 'mermaid' && !/\salt=/.test(info))
    return `${fence}mermaid alt="${describeDiagram(node.value)}"`
  if (isLive(node)) {
    conversion.report('fence', 'A live editor became a code block.', node.start)
    return info.replace(/\s+(?:live|noInline)\b/g, '')
  }
  const repaired = separateLanguage(info, fence)
  if (repaired !== undefined) return repaired
  const { defaultLanguage } = conversion.context
  const pluginLanguage = isCodeLanguage(language) ? undefined : readPluginLanguage(node)
  if (pluginLanguage !== undefined) return fence + pluginLanguage
  return info.trim() === fence && defaultLanguage !== undefined ? fence + defaultLanguage : info
}

/** Repairs a fence that starts with a setting, or has its lines right behind the language: `title="a"`, `js{1,3}`. */
function separateLanguage(info: string, fence: string): string | undefined {
  const settings = info.slice(fence.length)
  if (/^\s*\w+=["']/.test(settings)) return `${fence}text ${settings.trim()}`
  return /^\s*[\w+#-]+\{[\d,\s-]+\}/.test(settings) ? info.replace('{', ' {') : undefined
}

/** Reads the language that the block of a plugin has as a setting, such as `ext=js`. */
function readPluginLanguage({ meta }: MdxNode): string | undefined {
  const language = meta.match(/\b(?:ext|lang|language)=["']?(\w+)/)?.[1]
  return language !== undefined && loadParser(language) !== undefined ? language : undefined
}

const isLive = ({ meta }: MdxNode): boolean => /(?:^|\s)live(?:\s|$)/.test(meta)

/** Creates the notice above code that Docusaurus shows in another way. Live editors of a page have one for all of them. */
function createCodeNotice(language: string, node: MdxNode, conversion: PageConversion): string {
  const { edits, noticed } = conversion
  const notice = reportLanguage(language, node, conversion) ?? (isLive(node) ? liveNotice : undefined)
  const indent = edits.text.slice(edits.text.lastIndexOf('\n', node.start - 1) + 1, node.start)
  if (notice === undefined || indent.trim() !== '') return ''
  if (notice === liveNotice && noticed.has(liveNotice)) return ''
  if (notice === liveNotice) noticed.add(liveNotice)
  return `${formatNotice(notice)}\n\n${indent}`
}

const liveNotice = 'Readers could edit and run some code on this page. The code is shown as it was.'

/** Comments with names of the site's own become those that highlight lines here. */
export function renameMagicComments(code: string, comments: readonly MagicComment[]): string {
  return comments
    .flatMap(({ line, start, end }) => [
      [line, 'highlight-next-line'],
      [start, 'highlight-start'],
      [end, 'highlight-end'],
    ])
    .reduce(
      (text, [from, to = '']) => (from === undefined || from === to ? text : replaceComment(text, from, to)),
      code,
    )
}

const replaceComment = (code: string, from: string, to: string): string =>
  code.replace(
    new RegExp(
      `((?://|#|--|/\\*|<!--|;|%|\\{/\\*)\\s*)${escapePattern(from)}(?=\\s*(?:\\*/\\}?|-->)?\\s*$)`,
      'gm',
    ),
    `$1${to}`,
  )

/** Reports the fence of a plugin, and returns its notice. */
function reportLanguage(language: string, node: MdxNode, conversion: PageConversion): string | undefined {
  if (!conversion.context.hasFencePlugins || isCodeLanguage(language)) return undefined
  conversion.report(
    'fence',
    `The fence \`${language}\` belongs to a plugin. Its source is shown as code.`,
    node.start,
  )
  return `A plugin showed this \`${language}\` block in another way. This is its source.`
}

/** Indents the lines of a text that replaces a node, except for the first one. Marks of quotes stay. */
export function indentLike(text: string, node: MdxNode, source: string): string {
  const indent = source
    .slice(source.lastIndexOf('\n', node.start - 1) + 1, node.start)
    .replace(/[^\s>]/g, ' ')
  return text.replaceAll('\n', `\n${indent}`)
}

/** Languages that Docusaurus highlights and we print without colors. */
const plainLanguages = new Set(
  'text txt plain plaintext none log output makefile make cmake graphql gql proto protobuf solidity elixir erlang haskell clojure ocaml fsharp vb matlab julia latex tex vim awk batch bat cmd less scss sass stylus vue svelte astro handlebars hbs pug ejs liquid markdown md mdx mermaid regex wasm zig nix puppet reason rescript flow csv tsv gitignore git http cue bicep arduino asm assembly basic cobol coffeescript crystal d delphi fortran gdscript lisp mongodb pascal prolog prisma scheme smalltalk systemd tcl xquery'.split(
    ' ',
  ),
)

/** Whether a word after a fence names a programming language, in any spelling, and not the block of a plugin. */
function isCodeLanguage(word: string): boolean {
  const language = word.toLowerCase()
  return !/^[A-Z]/.test(word) || plainLanguages.has(language) || loadParser(language) !== undefined
}
