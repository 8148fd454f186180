import type { Parser, Tree } from '@lezer/common'
import { parser as go } from '@lezer/go'
import { parser as java } from '@lezer/java'
import { parser as javascript } from '@lezer/javascript'
import { parser as php } from '@lezer/php'
import { parser as python } from '@lezer/python'
import { loadPrism, type StringNode, Visitor } from '@ruby/prism/src/index.js'
import { parse as parseShell } from 'sh-syntax'
import { decodeDouble, decodePhp, decodeTextBlock, readShellWords } from './string-literals.ts'

/** Result of parsing code with a real parser of its language. */
export interface Grammar {
  /** The syntax error, or undefined for valid code. */
  findMistake(code: string): Promise<string | undefined>
  /** Values of its string literals. */
  strings(code: string): string[]
}

const prism = await loadPrism()

const shell: Grammar = {
  async findMistake(code) {
    return parseShell(code).then(
      () => undefined,
      (error: unknown) => String(error),
    )
  },
  strings: readShellWords,
}

const ruby: Grammar = {
  findMistake: async (code) => prism(code).errors[0]?.message,
  strings(code) {
    const found: string[] = []
    class Collector extends Visitor {
      override visitStringNode(node: StringNode): void {
        found.push(node.unescaped.value)
      }
    }
    prism(code).value.accept(new Collector())
    return found
  },
}

function lezer(parser: Parser, decoders: Record<string, (literal: string) => string>): Grammar {
  return {
    findMistake: async (code) => mistakeIn(parser.parse(code), code),
    strings(code) {
      const found: string[] = []
      parser.parse(code).iterate({
        enter(node) {
          const decode = decoders[node.name]
          if (decode !== undefined) found.push(decode(code.slice(node.from, node.to)))
        },
      })
      return found
    },
  }
}

function mistakeIn(tree: Tree, code: string): string | undefined {
  let mistake: string | undefined
  tree.iterate({
    enter({ type, from }) {
      if (type.isError) mistake ??= `near ${JSON.stringify(code.slice(Math.max(0, from - 30), from + 30))}`
    },
  })
  return mistake
}

/** By id of the language. */
export const grammars: Record<string, Grammar> = {
  curl: shell,
  python: lezer(python, { String: decodeDouble }),
  javascript: lezer(javascript, { String: decodeDouble, TemplateString: decodeDouble }),
  go: lezer(go, { String: decodeDouble }),
  java: lezer(java, { StringLiteral: decodeDouble, TextBlock: decodeTextBlock }),
  php: lezer(php, { String: decodePhp }),
  ruby,
}
