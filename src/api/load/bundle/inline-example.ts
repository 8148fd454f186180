import { isObject, tryParseJson } from '../../../shared/read-unknown.ts'
import { findChildOrigin, type OpenApiObject, type Origin, type Report } from '../report-problem.ts'
import type { RefResolver } from './resolve-ref.ts'

/**
 * Replaces the relative address of an example (`externalValue`) with the content of its file, so that pages, downloads,
 * and the mock have it. Without such a file, the address is relative to the document's own (`$self`).
 */
export function inlineExample(
  example: OpenApiObject,
  origin: Origin,
  { resolver, report }: { resolver: RefResolver; report: Report },
): void {
  const { externalValue: address } = example
  if (typeof address !== 'string' || address === '' || URL.canParse(address) || 'value' in example) return
  const text = resolver.readText(address, origin)
  if (text !== undefined) {
    example.value = (/\.json$/i.test(address) ? tryParseJson(text) : undefined) ?? text
    delete example.externalValue
    return
  }
  const self = isObject(origin.source.value) ? origin.source.value.$self : undefined
  if (typeof self === 'string' && URL.canParse(address, self)) {
    example.externalValue = new URL(address, self).href
    return
  }
  report.addSourceWarning('files', findChildOrigin(origin, ['externalValue']), {
    problem: `The example is in the file \`${address}\`, which isn't in the site folder or isn't text.`,
    fix: 'Add the file, relative to the document, or write the whole URL of the example.',
  })
}
