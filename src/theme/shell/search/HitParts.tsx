import '../../styles/sheets/search-hits.css'
import type { ReactNode } from 'react'
import type { SearchHit, TextPart } from '../../../shared/search/search-engine.ts'
import { SpriteIcon } from '../icons/SpriteIcon.tsx'
import { MethodBadge } from './MethodBadge.tsx'
import { SearchIcon } from './SearchIcon.tsx'

/** Text with the matches of the query marked. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
  return parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))
}

/** The icon of the page's topic, or of its kind. Sections below a page have a sign. */
export function HitIcon({ hit, isPage }: { hit: SearchHit; isPage: boolean }): ReactNode {
  return (
    <span className="hit-icon">
      {isPage && hit.icon !== undefined ? (
        <SpriteIcon url={hit.icon} className="icon-product" />
      ) : (
        <SearchIcon name={isPage ? hit.kind : 'section'} />
      )}
    </span>
  )
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
