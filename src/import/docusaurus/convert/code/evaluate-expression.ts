import { isValidElement, type ReactNode } from 'react'
import type { ReactUse } from '../../read/site-modules.ts'
import type { PageConversion } from '../page-conversion.ts'
import { createScope, formatScope } from './expression-scope.ts'
import { readElementText } from './render-markup.ts'

/** A value that MDX can contain as a literal. */
export type PlainValue =
  | string
  | number
  | boolean
  | null
  | readonly PlainValue[]
  | { readonly [key: string]: PlainValue }

const requiredFile = /^\s*require\(\s*(['"`])([^'"`]+)\1\s*,?\s*\)(?:\.default)?\s*$/
const useBaseUrl = /^\s*use(?:BaseUrl|Base)\(\s*(['"`])([^'"`]*)\1\s*(?:,[^)]*)?\)\s*$/

/**
 * Computes an expression of a page from the modules that it imports. Undefined if that's impossible. As `page`, an element is its text, such
 * as the one in the label of a tab.
 */
export function evaluateExpression(
  code: string,
  conversion: PageConversion,
  use: ReactUse = 'static',
): PlainValue | undefined {
  const baseUrl = code.match(useBaseUrl)?.[2]
  if (baseUrl !== undefined) return baseUrl.startsWith('/') || /^\w+:/.test(baseUrl) ? baseUrl : `/${baseUrl}`
  const file = code.match(requiredFile)?.[2]
  if (file !== undefined) return file
  const image = conversion.bindings.get(code.trim())
  if (image?.kind === 'image') return image.path
  try {
    const toText = use === 'page' ? readElementText : () => undefined
    return toPlainValue(runExpression(code, conversion, use), { root: conversion.context.root, toText })
  } catch {
    return undefined
  }
}

/** Runs an expression of a page with the modules that it imports. Throws if that's impossible. */
export function runExpression(
  code: string,
  { page, context, moduleSources }: PageConversion,
  use: ReactUse = 'static',
): unknown {
  const frontMatter = `const frontMatter = ${JSON.stringify(page.frontMatter)};`
  const source = `${formatScope(moduleSources, code)}\n${frontMatter}\nmodule.exports = { docentValue: (${code}\n) }`
  const modules = createScope(page, context)
  const result = context.modules.evaluate(source, page.source, { modules, use })
  return (result as { docentValue: unknown }).docentValue
}

interface ValueTools {
  root: string
  toText: (element: ReactNode) => string | undefined
}

/** The address of a file that code imports becomes its path from the root of the site. */
function toPlainValue(value: unknown, tools: ValueTools): PlainValue | undefined {
  if (typeof value === 'string' || value instanceof String)
    return String(value).replace(`file://${tools.root}/`, '@site/')
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (Array.isArray(value)) {
    const items = value.map((item) => toPlainValue(item, tools))
    return items.some((item) => item === undefined) ? undefined : (items as PlainValue[])
  }
  if (isValidElement(value)) return tools.toText(value)
  if (typeof value !== 'object') return undefined
  const entries = Object.entries(value).map(([key, field]) => [key, toPlainValue(field, tools)] as const)
  return entries.some(([, field]) => field === undefined)
    ? undefined
    : (Object.fromEntries(entries) as Record<string, PlainValue>)
}
