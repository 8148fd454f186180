import type { ArticleContent } from './read-article.ts'

export type ContentKind = keyof ArticleContent

/** An entry that only one of two pages has. */
export interface Difference {
  address: string
  kind: ContentKind
  /** `-` if the new page lacks it, `+` if only the new page has it. */
  sign: '-' | '+'
  entry: string
}

export const contentKinds = ['headings', 'links', 'code', 'images', 'text'] as const satisfies ContentKind[]

/** Lists what is different in a page after it was imported. The order of equal entries doesn't count. */
export function comparePages(address: string, before: ArticleContent, after: ArticleContent): Difference[] {
  return contentKinds.flatMap((kind) => [
    ...listExtra(before[kind], after[kind]).map((entry): Difference => ({ address, kind, sign: '-', entry })),
    ...listExtra(after[kind], before[kind]).map((entry): Difference => ({ address, kind, sign: '+', entry })),
  ])
}

/** Lists the entries of `from` that `others` has less often. */
function listExtra(from: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const entry of others) counts.set(entry, (counts.get(entry) ?? 0) + 1)
  return from.filter((entry) => {
    const count = counts.get(entry) ?? 0
    counts.set(entry, count - 1)
    return count <= 0
  })
}
