import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'

/**
 * Replaces repetitions of a repetition, such as `(a+)*`, by one that matches the same texts: `a*`. Other expressions stay
 * as they are.
 */
export function simplifyRepetition(pattern: string): string {
  // A reference to a group depends on where its last repetition began.
  if (/\\[1-9k]/.test(pattern)) return pattern
  const nested = findNestedRepetition(pattern)
  if (nested === undefined) return pattern
  const { outer, inner } = nested
  const repeated = `${inner.element.raw}${outer.min === 0 || inner.min === 0 ? '*' : '+'}`
  return simplifyRepetition(pattern.slice(0, outer.start) + repeated + pattern.slice(outer.end))
}

interface NestedRepetition {
  outer: AST.Quantifier
  inner: AST.Quantifier
}

function findNestedRepetition(pattern: string): NestedRepetition | undefined {
  let found: NestedRepetition | undefined
  visitRegExpAST(new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true }), {
    onQuantifierEnter(outer) {
      const inner = getOnlyElement(outer.element)
      if (inner?.type === 'Quantifier' && isUnlimited(outer) && isUnlimited(inner)) found = { outer, inner }
    },
  })
  return found
}

const isUnlimited = ({ min, max }: AST.Quantifier): boolean => min <= 1 && max === Number.POSITIVE_INFINITY

/** The content of a group that consists of one element. */
function getOnlyElement(node: AST.QuantifiableElement): AST.Element | undefined {
  if (node.type !== 'Group' && node.type !== 'CapturingGroup') return undefined
  const [alternative, ...others] = node.alternatives
  return others.length === 0 && alternative?.elements.length === 1 ? alternative.elements[0] : undefined
}
