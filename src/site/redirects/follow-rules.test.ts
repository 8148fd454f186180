import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RedirectRow } from '../../shared/redirects.ts'
import { checkRedirectChain } from './check-redirect-chains.ts'
import { findFinalTarget, findNextRule, formatTarget } from './follow-rules.ts'
import { readRules } from './read-rules.ts'

const letters = ['a', 'b', 'c', 'd', 'e']
const oldAddress = fc
  .tuple(
    fc.constantFrom(...letters),
    fc.constantFrom('', '/', '.html'),
    fc.constantFrom('', '#x', '#y', '#/n/op'),
  )
  .map(([name, ending, hash]) => `/${name}${ending}${hash}`)
const newAddress = fc.oneof(oldAddress, fc.constantFrom('/docs/', '/docs/#x'))
const tables = fc
  .array(fc.tuple(oldAddress, newAddress), { maxLength: 12 })
  .map((rows) => rows.map(([from, to], index): RedirectRow => ({ from, to, line: index + 1 })))

test('[R-006] no table creates an endless loop, and a final target is not redirected again', () => {
  fc.assert(
    fc.property(tables, (rows) => {
      const { rules } = readRules({ rows, problems: [] }, {})
      for (const { target } of rules.values()) {
        const last = findFinalTarget(target, rules)
        if (last === undefined) continue
        expect(findNextRule(last, rules)).toBeUndefined()
        expect(findFinalTarget(last, rules)).toEqual(last)
      }
    }),
  )
})

test('[R-006] rows without a problem are direct; for others, the final target or the loop is reported', () => {
  fc.assert(
    fc.property(tables, (rows) => {
      const { rules } = readRules({ rows, problems: [] }, {})
      for (const rule of rules.values()) {
        const problem = checkRedirectChain(rule, rules)
        const last = findFinalTarget(rule.target, rules)
        if (problem === undefined) expect(last).toEqual(rule.target)
        else if (last === undefined) expect(problem.problem).toContain('in a loop')
        else expect(problem.fix).toContain(formatTarget(last))
      }
    }),
  )
})
