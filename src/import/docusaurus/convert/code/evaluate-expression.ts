import type { PageConversion } from '../page-conversion.ts'
import { createScope, formatScope } from './expression-scope.ts'

/** A value that MDX can contain as a literal. */
export type PlainValue =
  | string
  | number
  | boolean
  | null
  | readonly PlainValue[]
  | { readonly [key: string]: PlainValue }

const useBaseUrl = /^\s*use(?:BaseUrl|Base)\(\s*(['"`])([^'"`]*)\1\s*(?:,[^)]*)?\)\s*$/
const requiredFile = /^\s*require\(\s*(['"`])([^'"`]+)\1\s*\)(?:\.default)?\s*$/

/** Computes an expression of a page from the modules that it imports. Undefined if that's impossible. */
export function evaluateExpression(code: string, conversion: PageConversion): PlainValue | undefined {
  const baseUrl = code.match(useBaseUrl)?.[2]
  if (baseUrl !== undefined) return baseUrl.startsWith('/') || /^\w+:/.test(baseUrl) ? baseUrl : `/${baseUrl}`
  const file = code.match(requiredFile)?.[2]
  if (file !== undefined) return file
  const image = conversion.bindings.get(code.trim())
  if (image?.kind === 'image') return image.path
  try {
    return toPlainValue(runExpression(code, conversion))
  } catch {
    return undefined
  }
}

/** Runs an expression of a page with the modules that it imports. Throws if that's impossible. */
export function runExpression(
  code: string,
  { page, context, moduleSources }: PageConversion,
  isFirst = false,
): unknown {
  const frontMatter = `const frontMatter = ${JSON.stringify(page.frontMatter)};`
  const source = `${formatScope(moduleSources, code)}\n${frontMatter}\nmodule.exports = { docentValue: (${code}\n) }`
  const modules = createScope(page, context)
  const result = context.modules.evaluate(source, page.source, { modules, isFirst })
  return (result as { docentValue: unknown }).docentValue
}

function toPlainValue(value: unknown): PlainValue | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (Array.isArray(value)) {
    const items = value.map(toPlainValue)
    return items.some((item) => item === undefined) ? undefined : (items as PlainValue[])
  }
  if (typeof value !== 'object' || '$$typeof' in value) return undefined
  const entries = Object.entries(value).map(([key, field]) => [key, toPlainValue(field)] as const)
  return entries.some(([, field]) => field === undefined)
    ? undefined
    : (Object.fromEntries(entries) as Record<string, PlainValue>)
}
