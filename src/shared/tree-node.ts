/** A node of the Markdown tree with the fields that lint rules and the rules of a site need. */
export interface TreeNode {
  type: string
  value?: string
  depth?: number
  ordered?: boolean | null
  url?: string | null
  title?: string | null
  alt?: string | null
  lang?: string | null
  meta?: string | null
  name?: string | null
  attributes?: unknown
  children?: TreeNode[]
  position?: { start: { line: number; offset?: number }; end: { line: number; offset?: number } } | undefined
}

export const getLine = ({ position }: TreeNode): number => position?.start.line ?? 1
