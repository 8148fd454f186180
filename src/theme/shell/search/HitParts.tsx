import type { ReactNode } from 'react'
import type { TextPart } from '../../../shared/search/search-engine.ts'
import { MethodBadge } from './MethodBadge.tsx'

/** Text with the matches of the query marked. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
  return parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))
}

/** Titles from the area down. The style sheet prints the separators. */
export function HitBreadcrumbs({ titles }: { titles: readonly string[] }): ReactNode {
  if (titles.length === 0) return null
  return (
    <span className="hit-trail">
      {titles.map((title, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two levels may have the same title
        <span key={index}>{title} </span>
      ))}
    </span>
  )
}

/** The HTTP method of a result that is an operation. The space separates it for screen readers. */
export function HitMethod({ method }: { method: string | undefined }): ReactNode {
  if (!method) return null
  return (
    <span className="hit-method">
      <MethodBadge method={method} />{' '}
    </span>
  )
}

/** The path of an operation, or a command with its arguments. The space separates it for screen readers. */
export function HitSignature({ signature }: { signature: string | undefined }): ReactNode {
  if (signature === undefined) return null
  return (
    <>
      {' '}
      <code className="hit-signature">{signature}</code>{' '}
    </>
  )
}
