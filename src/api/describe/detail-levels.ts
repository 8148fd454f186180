import type { MessageDirection } from '../../shared/api/schema/is-sent.ts'

/** How much of an operation or a schema is printed in place. The rest is linked, or loaded on demand. */
export interface Detail {
  /**
   * Limits for the rows of a table. `all`: after this many rows, named schemas become links. `surface`: the most that the
   * table's own rows count, so that some remain for nested fields. Requests, which readers must write, are expanded
   * further than responses, which the example next to them mostly explains: responses were two thirds of the output.
   */
  rows: Record<MessageDirection, { all: number; surface: number }>
  /** Whether unnamed schemas and the shapes of a choice are printed in place even if no rows are left. */
  isGenerous: boolean
  /** Maximum number of fields in a table, of shapes in a choice, and of allowed values. */
  maxItems: number
  /** Maximum length of an example, in characters. */
  maxExample: number
}

/** Returns the maximum length of each of several examples: more than eight of them share the room of eight. */
export const getExampleLimit = ({ maxExample }: Detail, count: number): number =>
  Math.floor((maxExample * 8) / Math.max(8, count))

const createRows = (share: number): Detail['rows'] => {
  const scale = (all: number, surface: number): { all: number; surface: number } => ({
    all: Math.round(all * share),
    surface: Math.round(surface * share),
  })
  return { request: scale(30, 20), response: scale(24, 16), both: scale(24, 16) }
}

/** From the most to the least. The first is right for nearly all pages, the others for pages that would get too large. */
const details: readonly [Detail, ...Detail[]] = [
  { rows: createRows(1), isGenerous: true, maxItems: 400, maxExample: 20_000 },
  { rows: createRows(1), isGenerous: false, maxItems: 100, maxExample: 8000 },
  { rows: createRows(0.5), isGenerous: false, maxItems: 60, maxExample: 3000 },
  { rows: createRows(0), isGenerous: false, maxItems: 25, maxExample: 1000 },
]

/** Number of different amounts of detail. */
export const detailCount = details.length

/** Returns an amount of detail: 0 is the most. */
export const getDetail = (level: number): Detail => details[level] ?? details[0]

/**
 * Returns an amount of detail for a part. Named schemas in it are links: expanded, each part of a schema that contains
 * itself would lead to the parts of the whole schema again.
 */
export const getPartDetail = (level: number): Detail => ({ ...getDetail(level), rows: createRows(0) })

/** The amount of detail of a page that isn't too large. */
export const fullDetail: Detail = details[0]
