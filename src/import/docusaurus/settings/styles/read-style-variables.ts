import { parser } from '@lezer/css'
import type { SourceLocation } from '../../../../shared/docs-error.ts'
import { findLine } from '../../../../shared/text/find-line.ts'

export type StyleMode = 'light' | 'dark'

/** A custom property that a style sheet sets for all pages. */
export interface StyleVariable {
  name: string
  /** As written. */
  value: string
  mode: StyleMode
  at: SourceLocation
}

export interface VariableSheet {
  variables: StyleVariable[]
  /** Where the rules for elements and classes are. */
  rules: SourceLocation[]
}

const lightSelector =
  /^(?::root|html|\[data-theme=['"]?light['"]?\]|(?:html|:root)\[data-theme=['"]?light['"]?\])$/
const darkSelector = /^(?:html|:root)?\[data-theme=['"]?dark['"]?\](?::root)?$/

/** Reads the custom properties of both color modes, and lists all other rules. */
export function readStyleVariables(text: string, file: string): VariableSheet {
  const sheet: VariableSheet = { variables: [], rules: [] }
  const locate = (offset: number): SourceLocation => ({ file, line: findLine(text, offset) })
  parser.parse(text).iterate({
    enter(node) {
      if (
        node.name === 'FontFaceStatement' ||
        (node.name === 'AtRule' && text.startsWith('@font-face', node.from))
      ) {
        sheet.rules.push(locate(node.from))
        return false
      }
      if (node.name !== 'RuleSet') return true
      const block = node.node.getChild('Block')
      if (block === null) return false
      const mode = readMode(text.slice(node.from, block.from), node.node.parent?.name === 'StyleSheet')
      const declarations = block.getChildren('Declaration')
      const isVariable = (source: string): boolean => mode !== undefined && source.startsWith('--')
      for (const { from, to } of declarations) {
        const source = text.slice(from, to)
        const [, name = '', value = ''] =
          source.match(/^([\w-]+)\s*:\s*([\s\S]*?)\s*(?:!important\s*)?;?$/) ?? []
        if (mode !== undefined && isVariable(source))
          sheet.variables.push({ name, value, mode, at: locate(from) })
      }
      if (!declarations.every(({ from, to }) => isVariable(text.slice(from, to))))
        sheet.rules.push(locate(node.from))
      return false
    },
  })
  return sheet
}

/** Rules in queries depend on the screen, so they're no settings of all pages. */
function readMode(selectors: string, isAtTop: boolean): StyleMode | undefined {
  if (!isAtTop) return undefined
  const names = selectors
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(',')
    .map((name) => name.trim())
  if (names.every((name) => lightSelector.test(name))) return 'light'
  return names.every((name) => darkSelector.test(name)) ? 'dark' : undefined
}
