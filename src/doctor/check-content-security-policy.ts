import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readAttribute, tokenizeHtml } from '../shared/html/tokenize-html.ts'
import { countFindings, type Finding, type ReportLine } from './doctor-report.ts'
import type { BuiltSite } from './read-built-site.ts'

const policyHeader = 'Content-Security-Policy'

/** Directives that a strict policy has, with what is wrong without them. */
const requiredDirectives: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/(?:^|;)\s*default-src 'none'/, "default-src isn't 'none'."],
  [/(?:^|;)\s*base-uri 'none'/, "base-uri isn't 'none'."],
  [/(?:^|;)\s*frame-ancestors /, 'Other sites may frame the pages.'],
  [/(?:^|;)\s*require-trusted-types-for 'script'/, "Trusted Types aren't required."],
]

const dangerousSources: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/'unsafe-inline'/, 'Inline code is allowed.'],
  [/'unsafe-eval'/, 'Code from strings is allowed.'],
  [/(?:script-src|default-src)[^;]* (?:\*|https?:)(?: |;|$)/, 'Scripts of every host are allowed.'],
]

/** Checks the Content-Security-Policy of a site, and that no page has markup that the policy blocks. */
export function checkContentSecurityPolicy({ out, site, pages }: BuiltSite): ReportLine {
  const policy = site.headers.all[policyHeader] ?? ''
  const findings: Finding[] = [
    ...requiredDirectives.filter(([pattern]) => !pattern.test(policy)),
    ...dangerousSources.filter(([pattern]) => pattern.test(policy)),
  ].map(([, detail]) => ({ subject: policyHeader, detail }))
  for (const { file } of pages)
    findings.push(...findBlockedMarkup(readFileSync(join(out, file), 'utf8'), file, policy))
  return countFindings('policyProblems', 'Problems of the Content-Security-Policy', findings)
}

/** Finds inline code without its hash in the policy, event handlers, and style attributes. */
export function findBlockedMarkup(html: string, file: string, policy: string): Finding[] {
  const findings: Finding[] = []
  const report = (detail: string): unknown => findings.push({ subject: file, detail })
  for (const [, name = '', attributes = '', code = ''] of html.matchAll(
    /<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1>/g,
  )) {
    const type = readAttribute(attributes, 'type') ?? ''
    const isData = name === 'script' && /json|speculationrules/.test(type)
    const isFile = readAttribute(attributes, 'src') !== undefined
    if (!isData && !isFile && !policy.includes(hashCode(code)))
      report(`An inline <${name}> isn't in the policy: ${code.slice(0, 60)}`)
  }
  for (const token of tokenizeHtml(html)) {
    if (token.kind !== 'open') continue
    const attribute = /(?:^|\s)(on[a-z]+|style)=/.exec(
      token.attributes.replace(/"[^"]*"|'[^']*'/g, '""'),
    )?.[1]
    if (attribute !== undefined)
      report(`<${token.name}> has the attribute ${attribute}, which the policy blocks.`)
  }
  return findings
}

const hashCode = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
