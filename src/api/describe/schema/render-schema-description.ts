import type { FlatSchema } from '../../../shared/api/schema/flat-schema.ts'
import type { DescribeContext } from '../describe-context.ts'
import { renderDescription } from '../render-description.ts'
import { describeLimits } from './describe-limits.ts'
import { listItems } from './describe-type.ts'

interface DescribedValue {
  flat: FlatSchema
  /** True if the row above describes `flat`. */
  isInRow: boolean
}

/** Describes a value and, if it's a list, its items, as HTML. What the row above shows isn't repeated. */
export function renderSchemaDescription(
  { flat, isInRow }: DescribedValue,
  context: DescribeContext,
): { description: string; limits: string[] } {
  const parts = [...(isInRow ? [] : [flat]), ...listItems(flat, context.document.schemas)]
  const texts = parts.map(({ keywords }) => renderDescription(keywords.description ?? '', context))
  const limits = parts.flatMap((part) => describeLimits(part, context.document.schemas, context.texts))
  return { description: [...new Set(texts)].join(''), limits: [...new Set(limits)] }
}
