import { describe, expect, test } from 'vitest'
import { DocsError, formatProblems } from '../shared/docs-error.ts'
import { type Budget, checkBudget, formatBudget, listImproved } from './budget.ts'
import { countFindings, type DoctorReport } from './doctor-report.ts'
import { formatHtmlReport } from './format/format-html-report.ts'
import { formatTextReport } from './format/format-value.ts'

const report: DoctorReport = {
  site: 'Docs & more',
  build: 'b1',
  date: '2026-11-23',
  lines: [
    { id: 'pages', title: 'Pages', value: 3, unit: 'count', better: undefined, findings: [] },
    countFindings('orphans', 'Orphans', [
      { subject: '/a/', detail: 'A <b>' },
      { subject: '/b/', detail: 'B' },
    ]),
    { id: 'agentScore', title: 'Agents', value: 98, unit: 'score', better: 'higher', findings: [] },
  ],
  skipped: [{ id: 'searchScore', title: 'Search', reason: 'There is no `x.tsv`.' }],
  queries: undefined,
}

const createBudget = (values: Record<string, number>): Budget => ({
  values,
  findLine: (id) => Object.keys(values).indexOf(id) + 1,
})

const check = (values: Record<string, number>): string =>
  formatProblems(checkBudget(report, createBudget(values)))

describe('[F-024] a budget', () => {
  test('is kept by values that are equal or better', () => {
    expect(check({ orphans: 2, agentScore: 98 })).toBe('')
    expect(check({ orphans: 5, agentScore: 90 })).toBe('')
  })

  test('reports every value that is worse, with its first findings', () => {
    expect(check({ orphans: 1, agentScore: 99 })).toMatchInlineSnapshot(`
      "content/budget.yml:1
        Orphans: 2. The maximum is 1.
        Fix the site, or change the budget and explain it in the commit.
        - /a/: A <b>
        - /b/: B

      content/budget.yml:2
        Agents: 98 of 100. The minimum is 99 of 100.
        Fix the site, or change the budget and explain it in the commit."
    `)
  })

  test('reports names that the report does not have, and values that were not measured', () => {
    expect(check({ orphan: 1, pages: 3, searchScore: 90 })).toMatchInlineSnapshot(`
      "content/budget.yml:1
        \`orphan\` has a budget, but the report has no such value.
        Did you mean \`orphans\`?

      content/budget.yml:2
        \`pages\` has a budget, but the report has no such value.
        Use one of these: orphans, agentScore.

      content/budget.yml:3
        \`searchScore\` has a budget, but it was not measured. There is no \`x.tsv\`.
        Measure it, or remove its budget."
    `)
  })

  test('lists the values that are better', () => {
    expect(listImproved(report, createBudget({ orphans: 3, agentScore: 98 })).map(({ id }) => id)).toEqual([
      'orphans',
    ])
  })

  test('is updated with the current values, unless one is worse', () => {
    expect(formatBudget(report, createBudget({ orphans: 3 }))).toMatchInlineSnapshot(`
      "# Limits for \`docent doctor\`. Tighten them with \`docent doctor --update-budget\`.

      # Orphans (maximum)
      orphans: 2

      # Agents (minimum)
      agentScore: 98
      "
    `)
    expect(() => formatBudget(report, createBudget({ orphans: 1 }))).toThrow(DocsError)
  })
})

test('the text report shows values, findings, and what was not measured', () => {
  expect(formatTextReport(report)).toMatchInlineSnapshot(`
    "Docs & more, build b1, 2026-11-23

               3  Pages
               2  Orphans
                  /a/: A <b>
                  /b/: B
       98 of 100  Agents
               –  Search. There is no \`x.tsv\`."
  `)
})

test('the HTML report escapes texts and marks values that exceed their limit', () => {
  const html = formatHtmlReport(report, { orphans: 1 })
  expect(html).toContain('<h1>Report on Docs &amp; more</h1>')
  expect(html).toContain('<code>/a/</code> A &lt;b&gt;')
  expect(html).toContain('<span class="worse">2 (limit: 1)</span>')
  expect(html).toContain('Not measured. There is no <code>x.tsv</code>.')
})
